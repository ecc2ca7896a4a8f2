const KEY = 'hexfront.token';
const FRAGMENT = /^#token=([\w-]+)$/;

type TokenWindow = Pick<Window, 'location' | 'history' | 'sessionStorage'>;

/**
 * The host's token comes in the address once. It moves into the tab's own memory, so that a reload
 * works and nobody who looks at the address bar or copies it gets the key.
 */
export function readToken({ location, history, sessionStorage }: TokenWindow): string | null {
  const given = FRAGMENT.exec(location.hash)?.[1];
  if (given === undefined) return sessionStorage.getItem(KEY);
  sessionStorage.setItem(KEY, given);
  history.replaceState(null, '', location.pathname + location.search);
  return given;
}
