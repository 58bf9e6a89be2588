export const languages = 'Languages';
export const closeOffer = 'Close';
