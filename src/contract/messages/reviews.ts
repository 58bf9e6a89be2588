export const submitted = 'Thank you for your feedback!';
export const submitFailure = 'Submission failed. Try again.';
export const visibilityUpdated = 'Review visibility updated!';
export const visibilityFailure = 'Failed to update review visibility.';
export const deleted = 'Review deleted!';
export const deleteFailure = 'Failed to delete review.';
export const empty = 'No reviews found.';
export const emptyPublic = 'No reviews available.';
