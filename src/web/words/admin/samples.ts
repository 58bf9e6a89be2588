import type { FinalKind } from '#contract/plain/sample-kinds.ts';

// Removing the samples.

export const samples = 'Samples';
export const theContentThatThis = 'The content that this site came with';
export const everythingOnTheWebsite = 'Everything on the website is your own.';
export const textsPicturesReviewsAnd =
  'Texts, pictures, reviews and patients of the samples are invented. What you have saved yourself stays.';
export const whatToRemove = 'What to remove';
export const conditions = 'Conditions';
export const keepTheTextsAs = 'Keep the texts as your own, with their review dates cleared';
export const deleteThem = 'Delete them';
export const removeSamples = 'Remove samples';
export const removeTheseSamples = 'Remove these samples?';
export const remove = 'Remove';
export const roomsAndPractitionersStay =
  'Rooms and practitioners stay where visits, hours or accounts of your own use them.';
export const youCanUndoThis = 'You can undo this for 30 seconds.';
export const willDelete = (samples: string) => `This will delete ${samples}, and take them off the website at once.`;
export const willBecomeYours = (samples: string) =>
  `${samples} will become your own texts. Their review dates will be cleared for good.`;
export const deletedForGood = (kinds: string) => `${kinds} will be deleted for good.`;
export const someDeletedForGood = (kinds: string) =>
  `${kinds} will be deleted for good; the rest you can bring back for 30 seconds.`;
/** Kinds that are deleted for good. */
export const kinds: Record<FinalKind, string> = {
  requests: 'requests',
  rooms: 'rooms',
  practitioners: 'practitioners',
};
