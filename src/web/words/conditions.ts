// Words of the list of conditions, of the body finder and of the page of one condition.

// The list.
export const count = (count: number) => (count === 1 ? '1 condition' : `${count} conditions`);
/** More than five. */
export const allOf = (count: number) => `All ${count} conditions`;
export const shownOf = (shown: number, total: number) =>
  total === 1 ? `${shown} of 1 condition` : `${shown} of ${total} conditions`;
export const filter = 'Filter by name or body area';
export const showAll = 'Show all conditions';
export const noArea = 'Other conditions';
export const lists = 'Two lists of all conditions';

// A part of the body.
export const nothingWritten =
  'We have not written about this part of the body yet. Ask us: we can tell you who can help.';
export const bookFor = 'Book for {name}';
/** A problem or condition in a sentence: `Knee pain` as `knee pain`, but `TMJ pain` as it is. */
export const inSentence = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

// One condition.
export const description = (excerpt: string) => `${excerpt} Physiotherapy in {place}.`;
export const onThisPage = 'On this page';
export const atAGlance = 'At a glance';
export const howLong = 'How long';
export const whatHelps = 'What helps';
export const whenToWorry = 'When to worry';
export const course = 'How it usually goes';
export const selfCheck = 'Check if it fits you';
export const whatYouCanDo = 'What you can do';
export const doThis = 'Do';
export const avoid = 'Avoid';
export const exercises = 'Exercises';
export const printExercises = 'Print the exercise sheet';
export const howOften = 'How often:';
export const stopIf = 'Stop if';
export const treatment = 'Treatment';
export const howSure = 'How sure we are';
export const causes = 'Causes';
export const children = 'Children';
export const pregnancy = 'Pregnancy';
export const sources = 'Sources';
export const written = 'Written {day}';
export const nextReview = 'Next review {day}';
