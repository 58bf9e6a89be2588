export const saved = 'Appearance saved.';
export const saveFailure = 'Failed to save the appearance.';
export const choose = 'Please choose one of these.';
/** The server has found that a theme would be hard to read. */
export const unreadable = 'Some words would be hard to read in these colours. Please choose others.';
export const notLoaded = 'Failed to load the appearance.';
export const logoFailure = 'Failed to upload the logo.';
/** Why a picture cannot be a logo. */
export const logoProblems = {
  empty: 'This picture is empty or all white. Please choose another one.',
  small: 'This logo is too small to look sharp. Please choose one of at least 96 pixels.',
};
export const logoGone = 'This logo is no longer there. Please choose it again.';
