// Words of the list of treatments and of the page of one.

export const minutes = (count: number) => `${count} minutes`;
export const bookThis = 'Book this treatment';
export const whenNotTo = 'When not to have it';
/** Description that search engines show; `{place}` is filled in later. */
export const description = (name: string, said: string) => `${name} in {place}: ${said}`;
export const whatToExpect = 'what to expect, and how to book.';
/** `{minutes}` is the usual length of a visit. */
export const usualLength = 'A visit takes {minutes}, unless it says otherwise.';
export const time = 'Time';
export const price = 'Price';
export const givenBy = 'Who gives it';
export const everyone = 'Everyone in our team';
export const usedFor = 'Used for';
export const moreTreatments = 'More treatments';
