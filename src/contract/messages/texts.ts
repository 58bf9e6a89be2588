export const saved = 'Texts published.';
export const saveFailure = 'Failed to save the texts.';
export const notFound = 'There are no texts for this page.';
export const empty = 'No texts available.';
export const missing = 'Please enter some words. The default words are one click away.';
