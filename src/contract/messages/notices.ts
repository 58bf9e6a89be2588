export const addFailure = 'Failed to add notice.';
export const updateFailure = 'Failed to update notice.';
export const deleteFailure = 'Failed to delete notice.';
export const notFound = 'Notice not found.';
