// Changing, deleting and taking back records, and what someone else has done to them first.

export const undo = 'Undo';
export const bookAnyway = 'Book anyway';
export const tryAgain = 'Try again';
export const deleteWord = 'Delete';
export const deleteAllTheSame = 'Delete all the same';
export const canUndo = 'You can undo this for 30 seconds.';
export const saveChanges = 'Save changes';
export const openIt = 'Open it';
export const takeTheirs = 'Use theirs';
/** Stand-in for an empty value. */
export const nothing = 'nothing';

export const changedMeanwhile = 'Someone else has changed it in the meantime.';
export const deletedMeanwhile = 'Someone else has deleted it in the meantime.';
export const saveAgain = 'Someone saved before you. Save again to keep yours.';
export const saveAgainOrTake = 'Someone saved before you. Save again to keep yours, or use theirs.';
/** `parts` names those that both have changed: 'the name and the slides'. */
export const bothChanged = (parts: string) => `You both changed ${parts}.`;
export const differentChanged = 'You changed different things, so saving again keeps both.';
export const theyChanged = (parts: string) => `What they changed: ${parts}.`;
export const theirsBelow =
  'Theirs stand below yours. Save again to keep yours, or use theirs. Nothing you typed is lost.';
export const stillHere = 'What you typed is still here.';

const of = (noun: string, one = `a ${noun}`, lost?: string) => ({
  add: `Add ${noun}`,
  addOne: `Add ${one}`,
  addAsNew: `Add as a new ${noun}`,
  changed: `Someone else has changed this ${noun} in the meantime.`,
  deleted: `Someone else has deleted this ${noun} in the meantime.`,
  gone: `Someone else has deleted this ${noun}. What you typed is still here, should you need it elsewhere.`,
  /** Advice beside a deleted record: what a new one would lack. */
  addAgain: lost
    ? `What you typed is still below. If you add it, it will be a new ${noun}, without ${lost}.`
    : `What you typed is still here. You can add it as a new ${noun}.`,
  deleteThis: `Delete this ${noun}?`,
});

/** Sentences about one record by its kind. */
export const sentences = {
  application: of('application', 'an application'),
  blog: of('blog'),
  clinic: of('clinic profile'),
  closure: of('closure'),
  condition: of('condition', 'a condition', 'its picture'),
  item: of('item', 'an item'),
  leave: of('leave'),
  message: of('message'),
  notice: of('notice'),
  opening: of('opening', 'an opening'),
  page: of('page'),
  patient: of('patient'),
  problem: of('problem'),
  request: of('request'),
  review: of('review'),
  room: of('room'),
  sign: of('sign'),
  symptom: of('symptom', 'a symptom', 'conditions'),
  treatment: of('treatment'),
  visit: of('visit'),
  week: of('weekly plan'),
};
