export const saved = 'Appearance saved.';
export const saveFailure = 'Failed to save the appearance.';
export const choose = 'Please choose one of these.';
/** The server has found that a theme would be hard to read. */
export const unreadable = 'Some words would be hard to read in these colours. Please choose others.';
export const notLoaded = 'Failed to load the appearance.';
