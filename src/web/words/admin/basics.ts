// Words of parts that the visitors’ form of a condition has as well.

export const cancel = 'Cancel';
export const keepEditing = 'Keep editing';
export const leaveWithoutSaving = 'Leave without saving?';
export const leave = 'Leave';
export const notSavedOnPage = 'Your changes on this page are not saved yet.';
export const noDay = 'No day chosen';
