// Words of pages that do not exist or have failed.

export const notFound = 'We cannot find this page.';
export const notFoundTitle = 'Page not found';
export const mayHaveMoved = 'It may have moved or been removed.';
export const goHome = 'Go to the home page';
export const failed = 'This page did not load.';
export const failedTitle = 'Something went wrong';
export const ourFault = 'Something went wrong on our side, not on yours. Please try again in a moment.';
/** Begins the title of a page whose form was refused. */
export const errorBefore = 'Error: ';
