/** The specified durations, in ms. Those that CSS needs too are repeated in styles/tokens.css. */
export const timings = {
  slideshowInterval: 3_000,
  slideshowFade: 1_000,
  reviewInterval: 4_000,
  panelSlide: 500,
  panelLinkStagger: 100,
  toast: 5_000,
  reviewToast: 3_000,
  popupDelay: 100,
  /** The start pop-up does not open later than this after the first paint. */
  popupLatest: 3_000,
  appEntrance: 1_000,
  galleryEntrance: 800,
  /** When a page says that a request is still under way. */
  stillWorking: 5_000,
  /** How long before its end the admin area says that a session is about to end. */
  sessionWarning: 120_000,
  /** How often an open page polls for the end of its session. */
  sessionPoll: 60_000,
  /** Activity in the page, such as typing, is reported to the server at most this often. */
  sessionActivity: 300_000,
} as const;
