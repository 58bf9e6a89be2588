/** The browser forgets it with the tab: that is one visit. */
export const shownKey = 'start-popup';

export function wasShownInVisit() {
  try {
    return sessionStorage.getItem(shownKey) !== null;
  } catch {
    return false; // storage is turned off: then a visit is as long as its document
  }
}

export function rememberShown() {
  try {
    sessionStorage.setItem(shownKey, 'shown');
  } catch {
    // see above
  }
}
