import type { App, Session, WebContents } from 'electron';

/** Where Electron shows the screen from. */
export const SCREEN_SCHEME = 'hexfront';
export const SCREEN_ORIGIN = `${SCREEN_SCHEME}://app`;

/** Nothing but our own files: no inline script, no eval, no other server, no frame around us. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with every file of the screen, by both hosts. */
export const SCREEN_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Every page there will ever be stays where it is, opens nothing and asks for no permission. */
export function lockDown(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_event, contents) => {
    keepAtHome(contents);
    denyPermissions(contents.session);
  });
}

function keepAtHome(contents: WebContents): void {
  contents.on('will-navigate', (event) => {
    if (!isScreenUrl(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

export function isScreenUrl(url: string): boolean {
  return url === SCREEN_ORIGIN || url.startsWith(`${SCREEN_ORIGIN}/`);
}
