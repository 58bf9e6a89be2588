// Words of the page of reviews.

export const description = 'What people who came to us in {place} say, in their own words, newest first.';
export const lead = 'What people who came to us say, newest first. They agreed that we publish it.';
export const list = { more: 'More reviews', older: 'Older reviews', newest: 'Newest reviews' } as const;
