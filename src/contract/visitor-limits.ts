/** What visitors' forms check, apart from the other limits, which they do not load. */
export const longestFreeText = 5_000;

/** Age of a form token when its form is sent, in ms: people are not faster. */
export const youngestForm = 500;
