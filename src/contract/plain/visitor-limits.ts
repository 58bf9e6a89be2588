/** Limits that visitors' forms check. They stand apart so that visitors do not load the others. */
export const longestFreeText = 5_000;
export const longestName = 200;
export const longestPhone = 32;
export const minPhoneDigits = 5;

/** Size in bytes. */
export const largestApplicationFile = 5 * 1_048_576;

/** Free times that a visitor may ask for. */
export const mostWishedTimes = 3;

/** Days of free times that show. */
export const daysAhead = 60;

/** Age of a form token when its form is sent, in ms: people are not faster. */
export const youngestForm = 500;
