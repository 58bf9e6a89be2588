// See docs/decisions/0061-first-steps-and-samples.md.

/** Kinds of sample content, in the order in which they are listed. */
export const sampleKinds = [
  'conditions',
  'symptoms',
  'blogs',
  'gallery',
  'openings',
  'reviews',
  'requests',
  'rooms',
  'practitioners',
] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** Kinds that are deleted for good; the last two only where nothing else uses them. */
export const finalKinds = ['requests', 'rooms', 'practitioners'] as const satisfies readonly SampleKind[];

export type FinalKind = (typeof finalKinds)[number];

export const isFinal = (kind: SampleKind): kind is FinalKind => finalKinds.some((one) => one === kind);
