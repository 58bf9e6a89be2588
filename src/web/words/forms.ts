// Forms: fields, mistakes, sending, and what went wrong.

/** Mark after the label of a field. */
export const optional = '(optional)';
export const noPreference = 'No preference';
export const leaveEmpty = 'Leave this empty';
/** Numbers are formatted already. */
export const lengthOf = (length: string, most: string) => `${length} of ${most}`;
export const tooMany = (over: number, formatted: string) =>
  `${formatted} ${over === 1 ? 'character' : 'characters'} too many`;
export const toCheck = (count: number) => (count === 1 ? 'One thing to check' : `${count} things to check`);

export const nothingLost = 'Nothing you typed is lost.';
export const stillWorking = 'Still working. Please keep this page open; nothing you typed is lost.';
export const tryAgain = 'Please try again.';
export const checkConnection = 'Please check your connection and try again.';
export const signInAgain = 'Please sign in and try again.';
export const noSuchForm = 'This page has no such form.';
export const onlyItsForm = 'This address understands only the form of its page.';

export const passwordHint =
  'At least {fewest} characters. A few words that do not belong together are easy to remember and hard to guess.';
export const show = 'Show';
export const hide = 'Hide';
/** Hidden words after `show` and `hide`, with the label of the field in small letters. */
export const thePassword = 'the {label}';
export const code = 'Code';

export const moreAboutPrivacy = 'More about your privacy';
