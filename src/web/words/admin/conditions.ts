export const conditionsAToZ = 'Conditions, A to Z';
export const nameAndBodyArea = 'Name and body area';
export const linkedSymptoms = 'Linked symptoms';
export const lastReviewed = 'Last reviewed';
export const pageAndForm = 'Page and form';
export const noBodyArea = 'No body area';
export const reviewDue = 'Review due';
export const notReviewedYet = 'Not reviewed yet';
export const viewAllConditions = 'View all conditions';
export const addACondition = 'Add a condition';
export const allConditions = 'All conditions';
export const opensInNewTab = '(opens in a new tab)';
export const addTheCondition = 'Add the condition';
export const save = 'Save';
export const notSavedYet = 'Not saved yet. What you type is stored in this browser.';
export const allChangesAreSaved = 'All changes are saved.';
export const openIt = 'Open it';
export const pageWillLeave =
  'Its page and its picture will leave the website at once. You can undo this for 30 seconds.';
export const symptomsStay = 'The symptoms that belong to it stay in their list.';
export const deleteWord = 'Delete';
export const whereItBelongs = 'Where it belongs';
export const bodyArea = 'Body area';
export const bodyAreaHint = 'The index of conditions lists it there.';
export const noneOfThese = 'None of these';
export const problemToBookFor = 'Problem to book for';
export const problemHint = '“Book” on its page chooses this problem in the booking form, with its treatments.';
export const linkedSymptomsHint = 'Visitors who choose one of them on the home page will find this condition.';
export const keepThePicture = 'Keep the picture';
export const removePicture = 'Remove picture';
export const filterConditions = 'Filter by name or body area';
export const show = 'Show';
export const nothingMatches = 'Nothing matches this filter.';
export const viewThePage = 'View the page';
export const deleteNamed = 'Delete “{name}”?';
/** Noun beside a number. */
export const symptoms = (count: number) => (count === 1 ? 'symptom' : 'symptoms');

/** Parts that someone else has changed meanwhile. */
export const partNames = {
  name: 'name',
  description: 'description',
  symptoms: 'symptoms',
  causes: 'causes',
  treatment: 'treatment',
  image: 'picture',
  body_area: 'body area',
  problem_id: 'problem',
  symptom_ids: 'linked symptoms',
  signs: 'signs',
  exercises: 'exercises',
};

// Both lists.
export const titles = { conditions: 'Conditions', symptoms: 'Symptoms' };
export const showAll = { conditions: 'Show all conditions', symptoms: 'Show all symptoms' };
export const noneYet = {
  conditions: 'Conditions that you add appear here and on the website.',
  symptoms: 'Symptoms that you add appear here and on the home page.',
};
