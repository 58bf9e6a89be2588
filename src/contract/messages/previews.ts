export const failure = 'The preview could not be opened.';
export const expired = 'This preview is no longer there.';
/** Stands above every previewed page. */
export const notice = 'This is a preview. Visitors do not see it yet.';
