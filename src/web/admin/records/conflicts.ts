import type { FormResult } from '#web/forms/form-data.ts';

/** Sentence about a conflict; `what` is 'it' or names the record. */
export const changedMeanwhile = (what = 'it') => `Someone else has changed ${what} in the meantime.`;
export const deletedMeanwhile = (what = 'it') => `Someone else has deleted ${what} in the meantime.`;

export const saveAgain = (canTake: boolean) =>
  `Someone saved before you. Save again to keep yours${canTake ? ', or use theirs' : ''}.`;

/** `parts` names those that both have changed: 'the name and the slides'. */
export const bothChanged = (parts: string) =>
  parts ? `You both changed ${parts}.` : 'You changed different things, so saving again keeps both.';

/** The sentence that a change has failed, and what someone else has done first, if that is why: the server knows best. */
export function withConflict(failure: string, result: FormResult) {
  if (result.kind !== 'stale') return failure;
  return `${failure} ${result.theirs ? (result.sentence ?? changedMeanwhile()) : deletedMeanwhile()}`;
}
