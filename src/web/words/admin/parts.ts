// Parts that several pages of the admin area have: dialogs, buttons, notices and fields.

export const close = 'Close';
export const done = 'Done';
export const opensInTab = '(opens in a new tab)';
/** Tells the key that presses a button. */
export const keyTitle = (key: string) => `Key: ${key}`;

// Saving.
export const saving = 'Saving';
export const discard = 'Discard';
export const discardIt = 'Discard it';
export const discardChanges = 'Discard changes';
export const discardYourChanges = 'Discard your changes?';
export const notSavedYet = 'Not saved yet';
export const typedBefore = 'You typed this before you closed the window.';
export const draftIsBack = 'What you had not saved is back.';
export const saveOrDiscard = 'Save it, or discard it.';
export const saveOrDiscardBelow = 'Save it, or discard it at the bottom of the page.';
export const publishOrDiscardBelow = 'Publish it, or discard it at the bottom of the page.';

// Counts and days.
export const count = 'Count';
export const noneInTime = 'None in this time.';

// Devices on which someone is signed in.
export const thisDevice = 'This device';
export const lastActive = (moment: string) => `Last active ${moment}`;
/** `{hidden}` is what screen readers alone read. */
export const signOut = 'Sign out{hidden}';
export const signOutHidden = (device: string, email: string) => ` ${device} of ${email}`;
export const isSignedOut = (device: string) => `${device} is signed out.`;

// Warnings about the server.
export const diskIsFull = 'The disk of the server is nearly full.';
export const sizeLeft = (size: string) =>
  `${size} are left. When it is full, nothing can be saved, bookings included. Please tell the person who looks after the server.`;
export const copiesFailed = 'The copies off site did not pass the last check.';
export const nothingCopied = 'Nothing has been copied off site yet.';
export const nothingCopiedSince = (moment: string) => `Nothing has been copied off site since ${moment}.`;
export const pleaseTell = 'Please tell the person who looks after the server.';

// History of one record.
export const history = 'History';
export const historyOf = (name: string) => `History of ${name}`;
export const loadingHistory = 'Loading the history';
export const historyFailed = 'The history could not be loaded just now. Please close it and try again.';
export const noChanges = 'No changes yet.';
export const beforeChanges = 'The version before these changes';
export const restoreVersion = 'Restore this version';
export const isRestored = 'The earlier version is in the form. Save it to put it on the website.';
export const beforeAndAfter = 'Before and after';
/** Stand-in for an empty text. */
export const nothing = 'nothing';

/** Requests from the same number; the fields are of the newest. */
export const sameNumber = 'Same number as another request: {name}, {day}, {state}';
export const sameNumbers = (count: number) => `Same number as ${count} other requests: {name}, {day}, {state}, …`;
export const pending = 'pending';
export const doneWithin = 'done';

/** Choosing among records, by the kind of these. */
export const choices = {
  'body-area': {
    failed: 'The body areas could not be loaded just now. Those that are linked stay as they are.',
    filter: (count: number) => `Filter ${count} body areas`,
    filterAll: (count: number) => `Filter the ${count} body areas`,
    none: (words: string) => `No body area matches “${words}”.`,
  },
  sign: {
    failed: 'The signs could not be loaded just now. Those that are linked stay as they are.',
    filter: (count: number) => `Filter ${count} signs`,
    filterAll: (count: number) => `Filter the ${count} signs`,
    none: (words: string) => `No sign matches “${words}”.`,
  },
  symptom: {
    failed: 'The symptoms could not be loaded just now. Those that are linked stay as they are.',
    filter: (count: number) => `Filter ${count} symptoms`,
    filterAll: (count: number) => `Filter the ${count} symptoms`,
    none: (words: string) => `No symptom matches “${words}”.`,
  },
  treatment: {
    failed: 'The treatments could not be loaded just now. Those that are linked stay as they are.',
    filter: (count: number) => `Filter ${count} treatments`,
    filterAll: (count: number) => `Filter the ${count} treatments`,
    none: (words: string) => `No treatment matches “${words}”.`,
  },
};
export const linked = (count: number) => `${count} linked`;

export const signsLabel = 'Signs that need help';
export const signsHint = 'Visitors read each under its urgency, in this order. Owners edit their words under “Signs”.';
export const signsFailed = 'The signs could not be loaded just now. Those that are chosen stay as they are.';
export const chosenSigns = 'Chosen signs';
export const chooseSigns = 'Choose signs {count}';
export const shownOf = (shown: number, all: number) => `${shown} of ${all}`;
export const removeSign = (sign: string) => `Remove “${sign}”`;

// Hours of a day.
export const addHours = 'Add hours';
export const addHoursAfterBreak = 'Add hours after a break';
export const from = 'From';
export const until = 'to';
export const removeHours = (days: string) => `Remove these hours of ${days}`;

/** `{hidden}` is what screen readers alone read. */
export const preview = 'Preview{hidden}';
export const previewHidden = ' on the website (opens in a new tab)';
export const previewIsReady = 'The preview is ready.';
export const openIt = 'Open it';

export const yourPassword = 'Your password';
export const passwordHint = 'So that no one else can do this at your computer.';

/** Secrets that are shown once, to copy them. */
export const secrets = {
  link: { copy: 'Copy the link', copied: 'Link copied.' },
  secret: { copy: 'Copy the secret', copied: 'Secret copied.' },
};
export const copyFailed = 'It could not be copied. Please select it and copy it yourself.';

// Notes on a request.
export const noAnswer = 'No answer.';
export const fromPatient = (note: string) => `The patient: ${note}`;

// Translations of a record.
export const missing = (count: number) => `${count} missing`;
export const older = (count: number) => `${count} older than the original`;
export const unchecked = 'not yet checked';
export const uncheckedOf = (count: number) => `${count} not yet checked`;
export const translated = 'translated';
export const translationLink = (language: string, state: string) => `${language}: ${state}`;
