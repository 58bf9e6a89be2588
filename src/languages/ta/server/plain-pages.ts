// Words of the pages that the server sends without the website: refusals that must cost little.

export const goHome = 'Go to the home page';
export const oneMoment = 'One moment, please';
export const tooManySent = 'Too many were sent';
export const inAnHour = 'Please go back and try again in an hour, or call us.';
export const fileTooLarge = 'This file is too large';
export const malformedAddress = 'This address does not work';
export const unreadableCharacters = 'It contains characters that cannot be read.';
