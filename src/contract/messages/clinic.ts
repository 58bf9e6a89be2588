export const saved = 'Clinic profile saved.';
export const saveFailure = 'Failed to save the clinic profile.';
export const uploadFailure = 'Failed to upload the picture.';
