// Urgent signs, and the problems that patients choose from when they book.

export const sign = 'Sign';
export const adviceAfterIt = 'Advice after it';
export const urgency = 'Urgency';
export const wordsThatFindIt = 'Words that find it';
export const bodyAreas = 'Body areas that show it';
export const signs = 'Signs';
export const failed = 'The signs could not be loaded.';
export const lead =
  'What needs help now or soon. Each stands here once; pages, search and the booking form show it from here.';
export const signHint =
  'A few words that read as a point of a list, without a full stop. {travel} says “after travel” where the country has no dengue.';
export const adviceHint =
  'Write {emergency}, {ambulance}, {crisis} and {child} for the numbers of the clinic’s country.';
export const urgencyHint = 'You can make a sign more urgent, but not less urgent than it was at first.';
export const wordsHint =
  'One phrase a line, in the words of patients. All words of a phrase have to be there. A slash stands between words of which one is enough, and a word after a minus must not be there.';
export const areasHint = 'On the page of conditions.';
export const problem = 'Problem';
export const bodyArea = 'Body area';
export const treatments = 'Treatments';
export const noBodyArea = 'No body area';
export const problems = 'Problems';
export const onlineBooking = 'Online booking';
export const addProblem = 'Add a problem';
export const noProblems = 'Patients choose what hurts from these when they book. Without them, they choose treatments.';
export const addFirst = 'Add the first problem';
export const nameHint = 'In the words of patients, like “Knee pain”.';
export const treatmentsHint = 'Chosen with the problem. Hidden ones are left out on the website.';
export const asOnWebsite = 'as on the website';
