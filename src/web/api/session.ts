import type { Problem } from '#contract/errors.ts';
import { type AdminLanguage, adminLanguages, defaultLanguage } from '#contract/plain/languages.ts';
import type { Role } from '#contract/roles.ts';
import { unguardedRoutes } from '#contract/unguarded-routes.ts';
import { pageAddress, withoutLanguage } from '#web/ui/navigation/page-address.ts';
import { painted } from '#web/ui/painted.ts';
import { language } from '#words/locale.ts';
import { type ApiFetch, createApi } from './client.ts';

const tokenKey = 'token';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function storeToken(token: string) {
  unlockScreen();
  localStorage.setItem(tokenKey, token);
}

const roleKey = 'role';

export function noteRole(role: Role) {
  localStorage.setItem(roleKey, role);
}

/** Whether it was the last known role, for what is loaded before the server has said it again. The server decides with every call. */
export const isKnownAs = (role: Role) => localStorage.getItem(roleKey) === role;

const languageKey = 'admin-language';

export function noteLanguage(chosen: AdminLanguage | null) {
  if (chosen) localStorage.setItem(languageKey, chosen);
  else localStorage.removeItem(languageKey);
}

/** The language of the admin area for who was signed in last: the one they have chosen, or that of this page. */
export const adminLanguage = (): AdminLanguage =>
  adminLanguages.find((one) => one === localStorage.getItem(languageKey)) ??
  adminLanguages.find((one) => one === language) ??
  defaultLanguage;

/** Unlocks the screen in all tabs of this browser. */
export function unlockScreen() {
  localStorage.removeItem(reasonKey);
}

export function clearToken() {
  localStorage.removeItem(tokenKey);
}

/** Latest expiry of a token, in ms since 1970; null if it has none. */
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

/** Whether the admin area opens: there is a token, and the screen is not locked. What it shows, the server decides. */
export function isOpen() {
  return readToken() !== null && readSignOutReason() === null;
}

/** Runs when another tab of this browser signs in, locks, unlocks or signs out. Returns a function that stops listening. */
export function onAccessChange(listener: () => void) {
  const handle = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === reasonKey) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

/** End of a session: a lock for lack of activity (`locked`) or the final limit (`limit`). */
export interface SessionEnd {
  /** Time on this device's clock, in ms. */
  at: number;
  why: 'locked' | 'limit';
}

/**
 * Last session state that the server told any tab of this browser: a tab that slept does not know that another one was
 * used.
 */
const sessionKey = 'session';

interface KnownSession {
  email: string;
  end: SessionEnd;
}

export function noteSession(known: KnownSession) {
  localStorage.setItem(sessionKey, JSON.stringify(known));
}

/** Undefined before the first answer. */
export function readKnownSession(): KnownSession | undefined {
  const stored = localStorage.getItem(sessionKey);
  return stored ? (JSON.parse(stored) as KnownSession) : undefined;
}

function whyRefused(): SignOutReason {
  const end = readKnownSession()?.end;
  if (!end) return 'over';
  return Date.now() >= end.at - clockTolerance ? end.why : 'elsewhere';
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

/**
 * Adds the token to an administrator's calls. What the page asks for by itself waits until it has painted. When the session is over, a
 * refused call leads to the login page and from there back here.
 */
export function asAdmin(send: ApiFetch): ApiFetch {
  return async (path, init) => {
    if (init.headers.has('X-Background')) await painted();
    const response = await withToken(send)(path, init);
    if (response.status === 403) await openSetUp(response);
    if (response.status !== 401) return response;
    const code = await readCode(response);
    if (code === 'access-ended') {
      // Unsaved input stays on the page, since no one can sign in to go on with it.
      window.dispatchEvent(new Event(accessEndedEvent));
      return response;
    }
    leaveForLogin(code === 'session-locked' ? 'locked' : whyRefused());
    return new Promise<never>(() => {}); // the page is being left, so nothing on it should change
  };
}

/** Page on which password and two-step sign-in are set up, sometimes before anything else. */
export const accountPath = '/admin/account';

async function openSetUp(response: Response) {
  const code = await readCode(response);
  if (code !== 'new-password-required' && code !== 'second-factor-missing') return;
  if (withoutLanguage(window.location.pathname) === accountPath) return;
  window.location.assign(pageAddress(accountPath));
  await new Promise<never>(() => {}); // the page is being left
}

const accessEndedEvent = 'access-ended';

/** Runs when a call was refused because an owner has blocked or removed the administrator who is signed in. */
export function onAccessEnded(listener: () => void) {
  window.addEventListener(accessEndedEvent, listener);
  return () => window.removeEventListener(accessEndedEvent, listener);
}

async function readCode(response: Response) {
  const problem = (await response
    .clone()
    .json()
    .catch(() => null)) as Partial<Problem> | null;
  return problem?.code;
}

/** The API for a page that anyone may open, which decides itself what to show to those who are not signed in. */
export const unguardedApi = createApi(
  unguardedRoutes,
  withToken((path, init) => fetch(path, init)),
);

function readCookie(name: string) {
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value === undefined ? undefined : decodeURIComponent(value);
}

const signOutReasons = ['self', 'everywhere', 'locked', 'limit', 'elsewhere', 'over', 'ended'] as const;

/** Why someone is at the login page again; its sentences are in routes/login/log-in.ts. A locked session goes on. */
export type SignOutReason = (typeof signOutReasons)[number];

/** Stored for all tabs of this browser, since they lock and sign out together, until someone unlocks or signs in. */
const reasonKey = 'signed-out';

/** Announces a sign-out before its call, so that other calls that are refused meanwhile do not give a reason of their own. */
export function announceSignOut(reason: SignOutReason) {
  localStorage.setItem(reasonKey, reason);
}

/** Notes the reason of a sign-out for the login page. */
export function noteSignOut(reason: SignOutReason) {
  announceSignOut(reason);
  if (reason !== 'locked') clearToken();
}

export function readSignOutReason(): SignOutReason | null {
  const stored = localStorage.getItem(reasonKey);
  return signOutReasons.find((reason) => reason === stored) ?? null;
}

/** Key in the tab's storage for searches in its lists, which a locked page restores. */
export const searchedWordsKey = 'searched-words';

let leftAt = Number.NEGATIVE_INFINITY;

/**
 * Loads a fresh document, so that nothing about patients stays in memory behind the login page. Where the page was and what was
 * typed in it is stored for the administrator who unlocks it.
 */
export function leaveForLogin(why: SignOutReason) {
  // Several calls are refused at once when a session ends, and a second navigation would abort the first.
  if (performance.now() - leftAt < 2_000) return;
  leftAt = performance.now();
  sessionStorage.removeItem(searchedWordsKey);
  // The first to leave knows the reason: another tab, or a click on "Sign out" before the last answers arrived.
  const reason = readSignOutReason() ?? why;
  noteSignOut(reason);
  if (reason === 'locked' || reason === 'limit') void leavePage(true);
  else if (reason === 'self' || reason === 'everywhere') void leavePage(false);
  else
    window.location.replace(pageAddress(loginPath(withoutLanguage(window.location.pathname) + window.location.search)));
}

/** `isKept` stores what was typed. */
async function leavePage(isKept: boolean) {
  try {
    // Loaded already in the admin area; visitors who add a condition do without it.
    const { storePage, forgetPage } = await import('./locked-page.ts');
    await (isKept ? storePage() : forgetPage());
  } finally {
    window.location.replace(pageAddress(loginPath()));
  }
}

/** Leaves when another tab of this browser locks or signs out. */
export function followSignOut() {
  return onAccessChange(() => {
    if (!isOpen()) leaveForLogin('over');
  });
}

export function loginPath(next = home) {
  return next === home ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}

const home = '/admin';

/** Pages that need a login, in full or in part. */
const behindLogin = /^\/(admin(\/.*)?|add-condition)$/;

/** Page after signing in: the one that asked for it, never another site. */
export function pathAfterLogin(search: string) {
  const { origin } = window.location;
  const next = new URLSearchParams(search).get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  return url.origin === origin && behindLogin.test(url.pathname) ? url.pathname + url.search : home;
}
