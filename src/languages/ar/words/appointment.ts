// Words of the page with the booking form, and of the confirmation.

export const yourRequest = 'Your request';
export const problem = 'Problem';
export const notChosen = 'Not chosen yet';
export const time = 'Time';
export const weCall = 'We will call you to agree a time';
export const withWhom = 'With';
export const anyone = 'Any physiotherapist';
export const where = 'Where';
export const cost = 'Cost';
export const costOf = (treatment: string, price: string) => `${treatment}: ${price}`;
export const bookAnother = 'Book another appointment';
export const loading = 'Loading';
