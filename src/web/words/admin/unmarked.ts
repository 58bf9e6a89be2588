export const notMarkedYet = 'Not marked yet';
export const notLoaded = 'The visits could not be loaded.';
export const allMarked = 'Every visit that is over has been marked.';
export const listedHere = 'Visits are listed here until someone says whether the patient came.';
export const onlyLatest = (count: number) => `These are the latest ${count}.`;
