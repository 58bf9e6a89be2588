export const failure = 'The free times could not be loaded.';
export const unknownTreatment = 'Please choose treatments from the list.';
export const notOffered = 'Times cannot be chosen online at the moment. Please send your request without a time.';
export const noLongerFree = 'Someone just took your first choice. Please choose another one.';
export const tooManyHolds = 'Please send your request without a time, or call us.';
export const tooManyTimes = 'Please choose at most three times.';
export const sameTimeTwice = 'Please choose different times.';
export const unknownTime = 'Please choose one of the free times.';
