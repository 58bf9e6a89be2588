import type { Problem } from '#contract/errors.ts';
import { routes } from '#contract/routes.ts';
import { type ApiFetch, createApi } from './client.ts';

const tokenKey = 'token';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function storeToken(token: string) {
  localStorage.removeItem(reasonKey);
  localStorage.setItem(tokenKey, token);
}

/** For a token that is no longer valid. */
export function clearToken() {
  localStorage.removeItem(tokenKey);
}

/** When a token expires at the latest, in ms since 1970; null when it does not say. */
export function tokenEnd(token: string): number | null {
  try {
    const { exp } = JSON.parse(decodeBase64Url(token.split('.')[1] ?? '')) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null; // not one of ours, which the server will refuse
  }
}

function decodeBase64Url(text: string) {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}

/** Runs when another tab of this browser signs in or out. Returns a function that stops listening. */
export function onTokenChange(listener: (token: string | null) => void) {
  const handle = (event: StorageEvent) => {
    if (event.key === tokenKey) listener(event.newValue);
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

/** When the session ends: without further activity (`idle`), or in any case (`limit`). */
export interface SessionEnd {
  /** In ms, on this device's clock. */
  at: number;
  why: 'idle' | 'limit';
}

let knownEnd: SessionEnd | undefined;

/** Remembers the end that the server last reported, to tell why a session is over. */
export function noteSessionEnd(end: SessionEnd) {
  knownEnd = end;
}

function whyRefused(): SignOutReason {
  if (!knownEnd) return 'over';
  return Date.now() >= knownEnd.at - clockTolerance ? knownEnd.why : 'elsewhere';
}

const clockTolerance = 2_000;

function withToken(send: ApiFetch): ApiFetch {
  return (path, init) => {
    const token = readToken();
    if (token) init.headers.set('Authorization', `Bearer ${token}`);
    const xsrfToken = readCookie('XSRF-TOKEN');
    if (init.method !== 'GET' && xsrfToken) init.headers.set('X-XSRF-TOKEN', xsrfToken);
    return send(path, init);
  };
}

/** Adds the token to an administrator's calls. When the session is over, it leads to the login page and from there back here. */
export function asAdmin(send: ApiFetch): ApiFetch {
  return async (path, init) => {
    const response = await withToken(send)(path, init);
    if (response.status !== 401) return response;
    if (await isAccessEnded(response)) {
      // What was typed stays on the page, since nobody can sign in to go on with it.
      window.dispatchEvent(new Event(accessEndedEvent));
      return response;
    }
    leaveForLogin(whyRefused());
    return new Promise<never>(() => {}); // the page is being left, so nothing on it should change
  };
}

const accessEndedEvent = 'access-ended';

/** Runs when a call was refused because an owner has blocked or removed whoever is signed in. */
export function onAccessEnded(listener: () => void) {
  window.addEventListener(accessEndedEvent, listener);
  return () => window.removeEventListener(accessEndedEvent, listener);
}

async function isAccessEnded(response: Response) {
  const problem = (await response
    .clone()
    .json()
    .catch(() => null)) as Partial<Problem> | null;
  return problem?.code === 'access-ended';
}

/** The API as a signed-in administrator. */
export const adminApi = createApi(
  routes,
  asAdmin((path, init) => fetch(path, init)),
);

/** The same for a page that anyone may open, which decides itself what to show to those who are not signed in. */
export const unguardedApi = createApi(
  routes,
  withToken((path, init) => fetch(path, init)),
);

function readCookie(name: string) {
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value === undefined ? undefined : decodeURIComponent(value);
}

const signOutReasons = ['self', 'everywhere', 'idle', 'limit', 'elsewhere', 'over', 'ended'] as const;

/** Why somebody is at the login page again; its sentences are in routes/login/login-messages.ts. */
export type SignOutReason = (typeof signOutReasons)[number];

/** Stored for all tabs of this browser, since they sign out together, until somebody signs in. */
const reasonKey = 'signed-out';

export function readSignOutReason(): SignOutReason | null {
  const stored = localStorage.getItem(reasonKey);
  return signOutReasons.find((reason) => reason === stored) ?? null;
}

let leftAt = Number.NEGATIVE_INFINITY;

/** Loads a fresh document, so that nothing about patients stays in memory behind the login page. */
export function leaveForLogin(why: SignOutReason) {
  // Several calls are refused at once when a session ends, and a second navigation would abort the first.
  if (performance.now() - leftAt < 2_000) return;
  leftAt = performance.now();
  // The first to leave knows the reason: another tab, or a click on "Sign out" before the last answers arrived.
  const reason = readToken() === null ? (readSignOutReason() ?? why) : why;
  localStorage.setItem(reasonKey, reason);
  clearToken();
  const isOwnWish = reason === 'self' || reason === 'everywhere';
  window.location.replace(loginPath(isOwnWish ? home : window.location.pathname + window.location.search));
}

/** Leaves when another tab of this browser signs out. */
export function followSignOut() {
  return onTokenChange((token) => {
    if (token === null) leaveForLogin('over');
  });
}

export function loginPath(next = home) {
  return next === home ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}

const home = '/admin';

/** Pages that need a login, in full or in part. */
const behindLogin = /^\/(admin(\/.*)?|add-condition)$/;

/** Where signing in leads: back to the page that asked for it, and never to another site. */
export function pathAfterLogin(search: string) {
  const { origin } = window.location;
  const next = new URLSearchParams(search).get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  return url.origin === origin && behindLogin.test(url.pathname) ? url.pathname + url.search : home;
}
