export const added = 'Condition added successfully!';
export const addFailure = 'Failed to add condition.';
export const updated = 'Condition updated!';
export const updateFailure = 'Failed to update condition.';
export const deleted = 'Condition deleted!';
export const deleteFailure = 'Failed to delete condition.';
export const notFound = 'Condition not found.';
