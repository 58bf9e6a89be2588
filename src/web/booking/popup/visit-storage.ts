// What the browser forgets with the tab: that is one visit. Where storage is turned off, a visit is as long as its document.

/** Set once the start pop-up was shown. */
export const shownKey = 'start-popup';

/** Holds what was typed into a booking form and not sent. */
export const draftKey = 'booking-draft';

export function readFromVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes what was stored. */
export function storeForVisit(key: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}
