/** The specified durations, in ms. Those of CSS stand in styles/tokens.css. */
export const slideshowInterval = 3_000;
export const reviewInterval = 4_000;
export const toast = 5_000;
export const reviewToast = 3_000;
export const popupDelay = 100;
/** The start pop-up does not open later than this after the first paint. */
export const popupLatest = 3_000;
/** Time after which a page says that a request is still under way. */
export const stillWorking = 5_000;
/** How long before its end the admin area says that a session is about to end. */
export const sessionWarning = 120_000;
/** How often an open page polls for the end of its session. */
export const sessionPoll = 60_000;
/** Activity in the page, such as typing, is reported to the server at most this often. */
export const sessionActivity = 300_000;
