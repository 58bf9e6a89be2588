import type { FormResult } from '#web/forms/form-data.ts';
import * as words from '#words/admin/records.ts';

export { changedMeanwhile, deletedMeanwhile, stillHere, theirsBelow } from '#words/admin/records.ts';

/** Kind of a record, or of what is like one, in sentences about it. */
export type RecordNoun = keyof typeof words.sentences;

export const saveAgain = (canTake: boolean) => (canTake ? words.saveAgainOrTake : words.saveAgain);

/** `parts` names those that both have changed: 'the name and the slides'. */
export const bothChanged = (parts: string) => (parts ? words.bothChanged(parts) : words.differentChanged);

/** `parts` names those that the other person has changed. */
export const theyChanged = (parts: readonly string[]) => words.theyChanged(parts.join(', '));

/** Beside a deleted record that can be added again. */
export const addAgain = (noun: RecordNoun) => words.sentences[noun].addAgain;

export const goneFor = (noun: RecordNoun) => words.sentences[noun].gone;

/** The sentence that a change has failed, and what someone else has done first, if that is why: the server knows best. */
export function withConflict(failure: string, result: FormResult) {
  if (result.kind !== 'stale') return failure;
  return `${failure} ${result.theirs ? (result.sentence ?? words.changedMeanwhile) : words.deletedMeanwhile}`;
}
