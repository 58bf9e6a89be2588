export const noPair = 'Please choose the picture before and the one after.';
export const pairElsewhere = 'A picture before the treatment belongs to Before and after.';
export const noConsent = 'Please say who agreed to these pictures, and when.';
export const consentAhead = 'The day of the consent cannot be ahead.';
export const pairStays = 'Before and after is for pictures that were added with a consent.';
export const withdrawn = 'The consent is withdrawn, and the pictures are gone.';
export const withdrawFailure = 'The consent could not be withdrawn.';
