import type { FormResult } from '#web/forms/form-data.ts';

/** Sentence about a conflict; `what` is 'it' or names the record. */
export const changedMeanwhile = (what = 'it') => `Someone else has changed ${what} in the meantime.`;
export const deletedMeanwhile = (what = 'it') => `Someone else has deleted ${what} in the meantime.`;

/** The sentence that a change has failed, and what someone else has done first, if that is why: the server knows best. */
export function withConflict(failure: string, result: FormResult) {
  if (result.kind !== 'stale') return failure;
  return `${failure} ${result.theirs ? (result.sentence ?? changedMeanwhile()) : deletedMeanwhile()}`;
}
