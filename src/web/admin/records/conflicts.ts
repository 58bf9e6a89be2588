import type { FormResult } from '#web/forms/form-data.ts';

/** Sentence about a conflict; `what` is 'it' or names the record. */
export const changedMeanwhile = (what = 'it') => `Someone else has changed ${what} in the meantime.`;
export const deletedMeanwhile = (what = 'it') => `Someone else has deleted ${what} in the meantime.`;

export const saveAgain = (canTake: boolean) =>
  `Someone saved before you. Save again to keep yours${canTake ? ', or use theirs' : ''}.`;

/** `parts` names those that both have changed: 'the name and the slides'. */
export const bothChanged = (parts: string) =>
  parts ? `You both changed ${parts}.` : 'You changed different things, so saving again keeps both.';

/** `parts` names those that the other person has changed. */
export const theyChanged = (parts: readonly string[]) => `What they changed: ${parts.join(', ')}.`;

export const theirsBelow =
  'Theirs stand below yours. Save again to keep yours, or use theirs. Nothing you typed is lost.';

export const shownNow = (what: string) => `Someone else has changed ${what}; this is how it is now.`;

/** Words beside a record that someone else has deleted. */
export const stillHere = 'What you typed is still here.';

/** `lost` names what a new one would lack. */
export const addAgain = (noun: string, lost?: string) =>
  lost
    ? `What you typed is still below. If you add it, it will be a new ${noun}, without ${lost}.`
    : `${stillHere} You can add it as a new ${noun}.`;

export const goneFor = (noun: string) =>
  `Someone else has deleted this ${noun}. What you typed is still here, should you need it elsewhere.`;

/** The sentence that a change has failed, and what someone else has done first, if that is why: the server knows best. */
export function withConflict(failure: string, result: FormResult) {
  if (result.kind !== 'stale') return failure;
  return `${failure} ${result.theirs ? (result.sentence ?? changedMeanwhile()) : deletedMeanwhile()}`;
}
