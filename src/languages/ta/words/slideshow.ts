// Rows of slides, pictures and reviews that move.

export const slide = 'Slide {number}';
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';
export const pauseSlideshow = 'Pause the slideshow';
export const playSlideshow = 'Play the slideshow';

export const review = 'Review {number}';
export const previousReview = 'Previous review';
export const nextReview = 'Next review';
export const pauseReviews = 'Pause the reviews';
export const playReviews = 'Play the reviews';

export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';

/** Drawings for slides, as owners choose them. */
export const drawings = { shoulder: 'Shoulder, on green', spine: 'Spine, on rose', knee: 'Knee, on yellow' } as const;
