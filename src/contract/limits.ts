/** Bounds of every field and request; lengths in characters, sizes in bytes. */
export const limits = {
  name: 200,
  title: 200,
  email: 254,
  phone: { min: 5, max: 32, minDigits: 5 },
  freeText: 5_000,
  remarks: 1_000,
  blogContent: 200_000,
  url: 2_048,
  password: 200,
  rating: { min: 0.5, max: 5, step: 0.5 },
  experienceYears: { min: 0, max: 60 },
  listedPoints: 50,
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
  idempotencyKey: 200,
  /** How long a deleted opening can be brought back, in ms. */
  undo: 30_000,
} as const;
