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

export const isFinal = (kind: SampleKind) => finalKinds.some((one) => one === kind);

const singular: Record<SampleKind, string> = {
  conditions: 'condition',
  symptoms: 'symptom',
  blogs: 'blog',
  gallery: 'gallery item',
  openings: 'opening',
  reviews: 'review',
  requests: 'request',
  rooms: 'room',
  practitioners: 'practitioner',
};

/** '24 conditions' */
export function countOfKind(kind: SampleKind, count: number) {
  const noun = singular[kind];
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
