/** What visitors' forms check, apart from the other limits, which they do not load. */
export const longestFreeText = 5_000;

/** Free times that a visitor may ask for. */
export const mostWishedTimes = 3;

/** Age of a form token when its form is sent, in ms: people are not faster. */
export const youngestForm = 500;
