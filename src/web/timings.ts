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
  appEntrance: 1_000,
  galleryEntrance: 800,
  /** When a page says that a request is still under way. */
  stillWorking: 5_000,
} as const;
