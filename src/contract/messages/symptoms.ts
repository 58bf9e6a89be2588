export const added = 'Symptom added!';
export const addFailure = 'Failed to add symptom.';
export const updated = 'Symptom updated!';
export const updateFailure = 'Failed to update symptom.';
export const deleted = 'Symptom deleted!';
export const deleteFailure = 'Failed to delete symptom.';
export const taken = 'There is a symptom with this name already.';
