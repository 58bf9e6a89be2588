// Session storage: a visit lasts as long as its tab. Where storage is turned off, nothing is remembered.

/** Set once the start pop-up was shown. */
export const shownKey = 'start-popup';

/** Storage key of unsent booking input. */
export const draftKey = 'booking-draft';

export function readFromVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storesForVisit() {
  try {
    return Boolean(sessionStorage);
  } catch {
    return false;
  }
}

/** Null deletes what was stored. */
export function storeForVisit(key: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is turned off or full; nothing depends on it.
  }
}
