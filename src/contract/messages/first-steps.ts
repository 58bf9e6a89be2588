export const failure = 'The list of first steps could not be changed.';
export const hidden = 'Hidden. You can show the list again under System.';
export const shown = 'Today shows the first steps again.';
