// Unsaved input of a tab survives its locked screen: encrypted in the tab's storage, with a key that only a session of
// the same administrator gets, and only while it is not locked. The page itself is left for a fresh document, so
// nothing stays in memory.

import { withoutLanguage } from '#web/ui/navigation/page-address.ts';

const storageKey = 'locked-page';

interface LockedPage {
  address: string;
  scroll: number;
  /** Id of what had the focus. */
  focus: string;
  typed: Record<string, unknown>;
}

let key: CryptoKey | undefined;
const readers = new Map<string, () => unknown>();
let resumed: LockedPage | undefined;

/** `text` is in base64. Without https browsers have no encryption, and nothing is stored. */
export async function rememberPageKey(text: string) {
  if (!key && 'subtle' in crypto) key = await importKey(text);
}

function importKey(text: string) {
  return crypto.subtle.importKey('raw', fromBase64(text), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** `read` returns what was typed and not saved yet, as JSON can hold it; undefined if nothing was. Returns how to stop. */
export function surviveLock(name: string, read: () => unknown) {
  readers.set(name, read);
  return () => void (readers.get(name) === read && readers.delete(name));
}

/** Returns, once, the input stored under this name before the page was locked. */
export function takeTyped(name: string): unknown {
  const typed = resumed?.typed[name];
  delete resumed?.typed[name];
  return typed;
}

/** Returns, once, the address of the page before it was locked. */
export function takePlace() {
  const place = resumed && { scroll: resumed.scroll, focus: resumed.focus };
  resumed = resumed && { ...resumed, scroll: 0, focus: '' };
  return place;
}

/** Pause in typing after which the text is stored, in ms. */
const typingPause = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Call it with every change of what is typed, so that a reload and a crash lose nothing of it. */
export function storeSoon(isEmpty: boolean) {
  clearTimeout(timer);
  if (isEmpty) forgetPage();
  else timer = setTimeout(() => void storePage(), typingPause);
}

/** Forgets the page after a session was ended on purpose. */
export function forgetPage() {
  clearTimeout(timer);
  sessionStorage.removeItem(storageKey);
}

/** Call it before the page is left. */
export async function storePage() {
  clearTimeout(timer);
  if (!key) return;
  const page: LockedPage = {
    address: withoutLanguage(window.location.pathname) + window.location.search,
    scroll: window.scrollY,
    focus: document.activeElement?.id ?? '',
    typed: Object.fromEntries([...readers].map(([name, read]) => [name, read()])),
  };
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(page, withoutFiles));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  sessionStorage.setItem(storageKey, toBase64(iv) + toBase64(new Uint8Array(encrypted)));
}

function withoutFiles(_: string, value: unknown) {
  return value instanceof Blob ? undefined : value;
}

/** Restores the page that was locked in this tab and returns its address; undefined if there is none, or it is someone else's. */
export async function resumePage(loadKey: () => Promise<string>): Promise<string | undefined> {
  const stored = sessionStorage.getItem(storageKey);
  if (!stored || resumed) return undefined;
  await rememberPageKey(await loadKey());
  resumed = await decrypt(stored);
  // The text stays stored until the page stores it again.
  if (!resumed) sessionStorage.removeItem(storageKey);
  return resumed?.address;
}

async function decrypt(stored: string): Promise<LockedPage | undefined> {
  if (!key) return undefined;
  const [iv, data] = [fromBase64(stored.slice(0, 16)), fromBase64(stored.slice(16))];
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
    return JSON.parse(new TextDecoder().decode(text)) as LockedPage;
  } catch (error) {
    if (error instanceof DOMException) return undefined; // of another administrator
    throw error;
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
