export const noContact = 'Please enter a phone number or an e-mail address.';
export const findFailure = 'Failed to look up patient data.';
/** Stands in large letters, so its hyphen does not break: a word joiner follows it. */
export const nothing = 'There is nothing from this phone number or e-\u2060mail address.';
export const exportFailure = 'Failed to export patient data.';
export const erased = 'Patient data erased.';
export const eraseFailure = 'Failed to erase patient data.';
export const changedSince = 'Something has changed since you looked. Please look again.';
export const noneChosen = 'Please choose what to export or erase.';
export const retentionSaved = 'Retention period saved.';
export const retentionFailure = 'Failed to save the retention period.';
