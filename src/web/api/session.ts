import { type ApiFetch, createApi } from './client.ts';

const tokenKey = 'token';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function storeToken(token: string) {
  localStorage.setItem(tokenKey, token);
}

export function clearToken() {
  localStorage.removeItem(tokenKey);
}

/** When the stored token ends at the latest, in ms; null when it does not say. */
export function tokenEnd(token: string): number | null {
  try {
    const { exp } = JSON.parse(decodeBase64Url(token.split('.')[1] ?? '')) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null; // not one of ours; the server will say what it thinks of it
  }
}

function decodeBase64Url(text: string) {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}

/** Runs when another tab of this browser signs out. Returns how to stop listening. */
export function onSignedOutElsewhere(listener: () => void) {
  const heard = (event: StorageEvent) => {
    if (event.key === tokenKey && event.newValue === null) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

const fetchAsAdmin: ApiFetch = async (path, init) => {
  const token = readToken();
  if (token) init.headers.set('Authorization', `Bearer ${token}`);
  const xsrfToken = readCookie('XSRF-TOKEN');
  if (init.method !== 'GET' && xsrfToken) init.headers.set('X-XSRF-TOKEN', xsrfToken);
  const response = await fetch(path, init);
  if (response.status !== 401) return response;
  leaveForLogin(window.location.pathname + window.location.search);
  return new Promise<never>(() => {}); // the page is being left, so nothing on it should change any more
};

/** The API as a signed-in administrator. When the session is over, it leads to the login page and from there back here. */
export const adminApi = createApi(fetchAsAdmin);

function readCookie(name: string) {
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value === undefined ? undefined : decodeURIComponent(value);
}

/** Loads a fresh document, so that nothing about patients stays in memory behind the login page. */
export function leaveForLogin(next?: string) {
  clearToken();
  window.location.replace(loginPath(next));
}

export function loginPath(next = home) {
  return next === home ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}

const home = '/admin';

/** Where signing in leads: back to where one was in the admin area, and never to anywhere else. */
export function pathAfterLogin(search: string) {
  const { origin } = window.location;
  const next = new URLSearchParams(search).get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  const leadsIntoAdmin = url.origin === origin && /^\/admin(\/|$)/.test(url.pathname);
  return leadsIntoAdmin ? url.pathname + url.search : home;
}
