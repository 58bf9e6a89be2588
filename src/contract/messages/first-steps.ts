export const failure = 'The list of first steps could not be changed.';
export const hidden = 'Hidden. You can show the list again under System.';
export const done = (title: string) => `${title}: done.`;
export const shown = 'Today shows the first steps again.';
