import type { SampleKind } from '../plain/sample-kinds.ts';

export const noneChosen = 'Please choose what to remove.';
export const removeFailure = 'The samples could not be removed.';
export const deleted = 'Samples removed.';
export const inUse = (names: readonly string[]) =>
  `Still in use, so not removed: ${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)}.`;
export const kept = 'The conditions are yours now. Their review dates are cleared.';
export const restored = 'The samples are back.';
export const restoreFailure = 'The samples could not be brought back.';
export const cannotRestore = 'These samples can no longer be brought back.';
export const none = 'No samples left.';
export const loadFailure = 'The samples could not be counted.';

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
