import { spawn } from 'node:child_process';

/** Opens the page in the player's browser, where there is a screen to show it on. */
export function openBrowser(url: string): void {
  const opener = openerOf(process.platform);
  if (!opener) return;
  const [command, ...args] = opener;
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  // The address has been printed: whoever has no such program opens it by hand.
  child.on('error', () => {});
  child.unref();
}

function openerOf(platform: NodeJS.Platform): readonly [string, ...string[]] | null {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}
