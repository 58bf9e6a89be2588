// Words of the list of treatments and of the page of one.

export const minutesShort = (minutes: number) => `${minutes} min`;
export const minutes = (count: number) => `${count} minutes`;
export const bookThis = 'Book this treatment';
export const whenNotTo = 'When not to have it';
/** Description that search engines show; `{place}` is filled in later. */
export const description = (name: string, said: string) => `${name} in {place}: ${said}`;
export const whatToExpect = 'what to expect, and how to book.';
