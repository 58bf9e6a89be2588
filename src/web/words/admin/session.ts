// Warnings before a session is locked or ends.

export const areYouStillThere = 'Are you still there?';
export const signedOutSoon = 'You will be signed out soon';
export const lockedSoon =
  'Nothing was done here for a while. To keep patients’ details safe, this screen will be locked soon.';
export const keepItOpen = 'Keep it open';
export const goOn = 'Go on until then';
export const lockItNow = 'Lock it now';
export const signOut = 'Sign out';
export const twoMinutes = '2 minutes left.';
export const oneMinute = '1 minute left.';
export const thirtySeconds = '30 seconds left.';
export const tenSeconds = '10 seconds left.';
export const accessEnded = 'Your access has ended';
export const stay = 'Stay on this page';
export const toLogin = 'Go to the login page';
export const accessEndedMeans =
  'An owner of the clinic has ended your access, so you cannot save any more. What you typed stays on this page until you leave it. Copy what is still needed, or ask an owner to save it.';
export const loginLasts = (hours: number) =>
  `A login lasts ${hours} hours at most. When you log in again, you will come back to this page, with what you have typed.`;
