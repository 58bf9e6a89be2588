export const added = 'Notice added!';
export const addFailure = 'Failed to add notice.';
export const updated = 'Notice updated!';
export const updateFailure = 'Failed to update notice.';
export const deleted = 'Notice deleted!';
export const deleteFailure = 'Failed to delete notice.';
export const notFound = 'Notice not found.';
export const empty = 'No notices added yet.';
