// Words of the home page, without those that an owner can edit.

export const welcome = 'Welcome';
export const slide = 'slide';
export const carousel = 'carousel';
export const slideOf = (place: number, count: number) => `${place} of ${count}`;
export const showOnFigure = 'Show it on a figure';
export const atAGlance = 'At a glance';
export const years = 'years of experience';
export const offers = 'therapies and services';
export const outOfFive = 'out of 5 stars';
export const fromReviews = (count: number) => (count === 1 ? 'from 1 review' : `from ${count} reviews`);
export const allReviews = 'All reviews';
