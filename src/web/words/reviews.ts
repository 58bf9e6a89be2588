// Words of the page of reviews.

export const description = 'What people who came to us in {place} say, in their own words, newest first.';
export const lead = 'What people who came to us say, newest first. They agreed that we publish it.';
export const list = { more: 'More reviews', older: 'Older reviews', newest: 'Newest reviews' } as const;
export const bookTitle = 'Would you like to come too?';
export const bookText = 'Tell us what hurts. We will call you to agree a day and a time.';
export const tellOthers = 'Tell others how it was, in your own words. We read each review before it shows.';
export const distribution = 'How many reviews gave how many stars';
export const range = (from: number, to: number) => `${from} to ${to}`;
