export const notSavedYet = 'Not saved yet.';
export const someoneElseSaved = 'Someone else saved:';
export const name = 'Name';
export const kind = 'Kind';
export const lengthInMinutes = 'Length in minutes';
export const breakAfterMinutes = 'Break after (minutes)';
export const priceFrom = 'Price from';
export const needsARoom = 'Needs a room';
export const onTheWebsite = 'On the website';
export const yes = 'Yes';
export const no = 'No';
export const treatmentsAndPrices = 'Treatments and prices';
export const notLoaded = 'They could not be loaded just now.';
export const hideAll = 'Hide all';
export const showAll = 'Show all';
export const tableCaption = 'Treatments, in the order of the website';
export const order = 'Order';
export const saveAll = 'Save all';
export const discardWarning = 'The table will go back to what is on the site now.';
export const everythingIsSaved = 'Everything is saved.';
export const whoGivesIt = 'Who gives it';
export const notIf = 'Not if';
export const evidence = 'Evidence';
export const aim = 'Listed under';
export const aimHint = 'A heading of the treatments page. Without one it stands under “More treatments”.';
export const reviewedOn = 'Reviewed on';
export const nameHint = 'Requests keep the name that the patient chose, also after a change.';
export const kindHint = 'The home page lists therapies and services apart, and no advice.';
export const notIfHint = 'Risks, and who should not have it. Shown below the name.';
export const givenByNone = 'No one gives it, so no times are offered.';
export const pageOnTheWebsite = 'Page on the website';
export const notSaid = 'Not said';
export const evidenceHint =
  'Stands above the sentence on how sure we are. Where guidelines advise against it, the page says “Talk to us first” instead of booking it.';
export const reviewedOnHint =
  'Date a clinician last checked this page. Without name and date, the page says that no one has.';
export const roomHint =
  'Visitors are offered a time only while a room is free, if the clinic lists rooms. Not for visits at home or online.';
export const giversHint = 'Tick no one if everyone gives it, also those who join later.';
export const leftClinic = 'Someone who has left';
export const treatments = 'Treatments';
export const addATreatment = 'Add a treatment';
export const empty = 'Patients choose from these when they book. Without them, no one can book.';
export const addTheFirstTreatment = 'Add the first treatment';
export const asOnWebsite = 'as on the website';
export const noRoom = 'no room';
export const kinds = { therapy: 'Therapy', service: 'Service', advice: 'Advice' };
export const givenBy = 'Given by {names}';
export const fromTo = (least: number, most: number) => `${least} to ${most}.`;
export const breakHint = (least: number, most: number) =>
  `Time to clear up before the next patient. ${least} to ${most}.`;
export const priceHint = (currency: string) =>
  `The lowest price in ${currency}. Visitors read “from”. Leave it empty to show no price.`;
export const from = (price: string) => `from ${price}`;
export const length = (minutes: number) => `${minutes} min`;

// The table.
export const tableHint = (currency: string) =>
  `Enter and the arrow keys go to the row below and above. Prices are in ${currency}; visitors read “from”.`;
export const moved = (name: string, place: number, count: number) => `${name} is now number ${place} of ${count}.`;
export const unsaved = (count: number) =>
  count === 1 ? '1 treatment is not saved yet.' : `${count} treatments are not saved yet.`;
export const moveUp = (name: string) => `Move up: ${name}`;
export const moveDown = (name: string) => `Move down: ${name}`;
/** Visible words, which `forTreatment` follows for screen readers. */
export const takeTheirs = 'Use theirs';
export const forTreatment = (name: string) => `for ${name}`;
/** Visible words, which `ofTreatment` follows for screen readers. */
export const texts = 'Texts';
export const ofTreatment = (name: string) => `of ${name}`;
