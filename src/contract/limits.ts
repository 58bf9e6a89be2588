/** Bounds of every field and request; lengths in characters, sizes in bytes. */
export const limits = {
  name: 200,
  title: 200,
  email: 254,
  phone: { min: 5, max: 32, minDigits: 5 },
  freeText: 5_000,
  remarks: 1_000,
  blogContent: 200_000,
  slug: 100,
  url: 2_048,
  password: { min: 12, max: 200 },
  /** Of a sign-in, with the spaces and hyphens that people copy along. */
  code: 60,
  rating: { min: 0.5, max: 5, step: 0.5 },
  experienceYears: { min: 0, max: 60 },
  listedPoints: 50,
  linkedSymptoms: 1_000,
  clinic: {
    name: 80,
    addressLine: 120,
    postalCode: 16,
    /** Spans of one day, such as before and after lunch. */
    spansADay: 4,
    practitioners: 20,
    shortText: 300,
    slides: 6,
    headline: { characters: 60, words: 7 },
    sentence: 160,
    alt: 200,
  },
  pageSize: 1_000,
  /** With a search or dates a total stops counting here. */
  countedMatches: 1_001,
  previewCharacters: 100,
  jsonBody: 1_048_576,
  picture: 10 * 1_048_576,
  /** Calls per client address; times in ms. */
  bookingRate: { calls: 60, windowMs: 600_000 },
  reviewRate: { calls: 20, windowMs: 600_000 },
  /** How old a form key is when its form is sent, in ms: no person is quicker, and no answer is kept longer. */
  formAge: { min: 500, max: 24 * 3_600_000 },
  /** How long a session lasts, in ms: in all, a script's, which has no cookie beside its token, and without use. */
  session: { browser: 8 * 3_600_000, script: 3_600_000, idle: 30 * 60_000 },
  idempotencyKey: 200,
  /** Streams of news that one administrator may have open; a browser has one for all its tabs. */
  streams: 20,
  /** How long a deleted opening can be brought back, in ms. */
  undo: 30_000,
  privacyNotice: 20,
  erasedAtOnce: 10_000,
  retentionMonths: { min: 1, max: 240 },
  /** How long a picture waits for the clinic profile that names it, in ms. */
  unsavedPicture: 24 * 3_600_000,
  /** How long a picture that stands in no blog is kept, in ms: a draft in somebody's browser may still show it. */
  unusedPicture: 30 * 24 * 3_600_000,
} as const;
