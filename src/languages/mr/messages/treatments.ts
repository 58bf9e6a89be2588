export const added = 'Treatment added.';
export const addFailure = 'Failed to add treatment.';
export const updated = 'Treatment updated.';
export const updateFailure = 'Failed to update treatment.';
export const changedMeanwhile = (count: number) =>
  `Someone else has changed ${count === 1 ? 'a treatment' : `${count} treatments`} that you changed as well.`;
export const noneChanged = 'Nothing was changed.';
export const updatedSeveral = (count: number) =>
  count === 1 ? 'One treatment updated.' : `${count} treatments updated.`;
export const updateSeveralFailure = 'Failed to update the treatments.';
export const restored = 'The treatments are as they were.';
export const restoreFailure = 'Failed to bring back the treatments as they were.';
export const cannotRestore = 'Someone has changed these treatments meanwhile, so they stay as they are.';
export const noOneGives = (name: string) => `Someone has to give ${name}. Hide it in the treatments instead.`;
export const shown = 'The treatment is on the website again.';
export const hidden = 'The treatment is hidden.';
export const visibilityFailure = 'Failed to show or hide treatment.';
export const moveFailure = 'Failed to move treatment.';
export const notFound = 'Treatment not found.';
export const taken = 'There is a treatment with this name already.';
export const empty = 'No treatments added yet.';
export const noPrice = 'Please enter the price as a number, or leave it empty.';
export const noLongerOffered = (name: string) => `We no longer offer ${name}. Please choose another treatment.`;
export const priceFrom = (price: string) => `from ${price}`;

/** Instead of booking a treatment that guidelines advise against. */
export const talkFirst = 'Talk to us first';
