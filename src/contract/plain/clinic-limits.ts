// These limits stand apart from `limits.ts`, since visitors load a part of that. Lengths in characters.

/** Limits of the clinic profile. */
export const clinicLimits = {
  name: 80,
  addressLine: 120,
  postalCode: 16,
  otherPhones: 6,
  phoneLabel: 40,
  /** Opening hours of one day, such as before and after lunch. */
  spansADay: 4,
  /** Why the clinic is closed or has other hours. */
  closureReason: 80,
  practitioners: 20,
  registration: 100,
  shortText: 300,
  slides: 6,
  headline: { characters: 60, words: 7 },
  sentence: 160,
  alt: 200,
} as const;

export const treatmentLimits = {
  minutes: { min: 5, max: 480 },
  /** The highest price, in minor units of the currency. */
  price: 1_000_000_000,
  notIf: 300,
  /** Changed at once. */
  rows: 500,
} as const;

/** Limits of the page Import. Sizes in bytes. */
export const importLimits = {
  tableBytes: 2 * 1_048_576,
  tableRows: 1_000,
  patientRows: 5_000,
  /** How many imports are listed; older ones are forgotten. */
  listed: 50,
  wordpressBytes: 50 * 1_048_576,
  /** One post with its markup, in characters. */
  entryCharacters: 1_000_000,
  addressCharacters: 2_048,
  /** Maximum nesting depth of elements. */
  depth: 20,
  markdownBytes: 8 * 1_048_576,
  markdownFiles: 200,
  markdownPictures: 500,
  picturesOfABlog: 100,
  /** An import without progress for this long has ended, in ms. */
  abandonedAfter: 60_000,
  /** Limits of a report: kinds of omitted content, titles per kind, and pictures and addresses. */
  listedKinds: 100,
  listedTitles: 50,
  titleCharacters: 120,
  reported: 200,
} as const;
