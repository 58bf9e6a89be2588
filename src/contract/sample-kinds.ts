// See docs/decisions/0061-first-steps-and-samples.md.

/** Kinds of sample content, in the order in which they are listed. */
export const sampleKinds = ['conditions', 'symptoms', 'blogs', 'gallery', 'openings', 'reviews', 'requests'] as const;
export type SampleKind = (typeof sampleKinds)[number];

const singular: Record<SampleKind, string> = {
  conditions: 'condition',
  symptoms: 'symptom',
  blogs: 'blog',
  gallery: 'gallery item',
  openings: 'opening',
  reviews: 'review',
  requests: 'request',
};

/** '24 conditions' */
export function countOfKind(kind: SampleKind, count: number) {
  const noun = singular[kind];
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
