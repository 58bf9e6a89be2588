// Apart from `limits.ts`, of which visitors load a part. Lengths in characters.

/** Limits of the clinic profile. */
export const clinicLimits = {
  name: 80,
  addressLine: 120,
  postalCode: 16,
  /** Opening hours of one day, such as before and after lunch. */
  spansADay: 4,
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
  /** In minor units of the currency. */
  price: 1_000_000_000,
  notIf: 300,
} as const;

/** Of the page Import. Sizes in bytes. */
export const importLimits = {
  tableBytes: 2 * 1_048_576,
  tableRows: 1_000,
  /** How many imports are listed; older ones are forgotten. */
  listed: 50,
} as const;
