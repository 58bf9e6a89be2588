export const typedBefore = 'Here is what you typed before. It is not saved yet.';
export const withoutItsPicture = 'A picture that you had chosen is not part of it.';
export const throwItAway = 'Throw it away';
export const symptoms = 'Symptoms';
export const causes = 'Causes';
export const treatmentRequired = 'Treatment required';
export const picture = 'Picture';
export const nothingLost = 'Nothing you typed is lost.';
export const saving = 'Saving';
export const reviewedToday = 'Reviewed today';
export const exercises = 'Exercises';
export const addAnExercise = 'Add an exercise';
export const removePicture = 'Remove picture';
export const name = 'Name';
export const enterName = 'Please enter the name of the condition.';
export const description = 'Description';
export const describe = 'Please describe the condition.';
export const descriptionHint = 'What it is, in plain words. The first paragraph opens the page.';
export const enterSymptoms = 'Please enter the symptoms.';
export const enterCauses = 'Please enter the causes.';
export const enterTreatment = 'Please enter the treatment.';
export const title = 'Title';
export const pointWithoutTitle = 'Point {number} needs a title.';
export const pointWithoutDescription = 'Point {number} needs a description.';
export const pointsHint = 'Points with a title and a few words each.';
export const paragraphsHint = 'A blank line begins a new paragraph.';
export const asAList = 'As a list';
export const asPlainText = 'As plain text';
export const undo = 'Undo';
export const addAPoint = 'Add a point';
export const addACondition = 'Add a condition';
export const lead =
  'Write a page for the clinic’s list of conditions. Saving needs a sign-in; until then, what you type is stored in this browser.';
export const needsJavaScript =
  'This form needs JavaScript to save a condition. Please turn it on in your browser, and load this page again.';
export const addTheCondition = 'Add the condition';
export const storedUntilSaved = 'What you type is stored in this browser until it is saved.';
export const signInAndComeBack = 'Sign in and come back here';
export const needsSignIn =
  'Saving needs a sign-in. What you typed is stored in this browser; only a picture has to be chosen again.';
export const viewThePageAbout = (name: string) => `View the page about ${name}`;
export const like = (example: string) => `Like “${example}”`;
export const exercise = (number: number) => `Exercise ${number}`;
export const removeExercise = (number: number) => `Remove exercise ${number}`;
export const pictureOfExercise = (number: number) => `Picture of exercise ${number}`;
export const labelAsPlainText = (label: string) => `${label}, as plain text`;
export const point = (number: number) => `Point ${number}`;
export const pointMoved = (from: number, to: number) => `Point ${from} is now point ${to}.`;
export const pointRemoved = (number: number) => `Point ${number} is removed.`;
export const mostPoints = (count: number) => `${count} points are the most`;
/** Hidden words after “Add a point”, for screen readers. */
export const toField = (label: string) => ` to ${label}`;
export const removePoint = (number: number) => `Remove point ${number}`;
export const movePoint = {
  up: (number: number) => `Move point ${number} up`,
  down: (number: number) => `Move point ${number} down`,
};
