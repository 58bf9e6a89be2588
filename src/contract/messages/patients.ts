export const empty = 'No patients yet.';
export const nothingFound = 'No patient matches this search.';
export const notLoaded = 'The patients could not be loaded.';
export const updated = 'Details saved.';
export const updateFailure = 'Failed to save the details.';
export const undone = 'The details are as they were.';
export const undoFailure = 'The details could not be changed back.';
export const cannotUndo = 'Someone has changed the details meanwhile. Please look at them again.';
export const wrongConsentTime = 'Please send the time of consent in UTC, like 2026-11-20T06:00:00Z.';
export const notFound = 'Patient not found.';
export const merged = 'The two are one patient now.';
export const mergeFailure = 'Failed to merge the patients.';
export const alreadyMerged = 'Someone else has just merged or changed one of the two. Please look at them again.';
export const withItself = 'Please choose another patient.';
export const unmerged = 'They are two patients again.';
export const unmergeFailure = 'The merge could not be undone.';
export const cannotUnmerge = 'This merge can no longer be undone.';
export const split = 'The chosen requests belong to a new patient now.';
export const splitFailure = 'Failed to move the requests to a new patient.';
export const noneChosen = 'Please choose at least one request.';
export const notTheirs = 'Someone has moved one of these requests meanwhile. Please look at them again.';
export const joined = 'The requests are back with this patient.';
export const joinFailure = 'The requests could not be brought back.';
export const cannotJoin = 'Someone has changed one of the patients meanwhile. Please look at them again.';
export const apart = 'They are not the same person. We will not ask again.';
export const apartFailure = 'Failed to save that they are not the same.';
export const apartUndone = 'They may be the same again.';
export const apartUndoFailure = 'This could not be undone.';
export const noContact = 'Please enter a phone number or an e-mail address.';
export const yesOrNo = 'Please write yes or no.';
export const unknownLanguage =
  'This language is not in the list. Please write it in English, such as Hindi, or leave it out.';
export const gone = 'This patient is no longer here. Please choose again.';

/** Labels of the fields of a card, their nouns, and hints. */
export const phoneNumbers = 'Phone numbers';
export const phoneNumbersHint = 'Separate several numbers with commas.';
export const language = 'Language';
export const languages = {
  ar: 'Arabic',
  bn: 'Bengali',
  de: 'German',
  en: 'English',
  gu: 'Gujarati',
  hi: 'Hindi',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Marathi',
  pa: 'Punjabi',
  ta: 'Tamil',
  te: 'Telugu',
  tr: 'Turkish',
  ur: 'Urdu',
} as const;
export const note = 'Note for the front desk';
export const noteNoun = 'Note';
export const noteHint = 'Nothing about health or treatment.';
