// Words of the form for a review.

export const who = 'Who are you?';
export const mayPublish = 'You may publish my review. I can change my mind at any time.';
export const nothingLost = 'Nothing you typed is lost.';
export const send = 'Send the review';
export const another = 'Write another review';

// The stars.
export const howWasIt = 'How was your visit?';
export const optional = '(optional)';
export const starsHint = 'From half a star to five stars.';
export const stars = (rating: number) => {
  if (rating === 0) return 'No stars';
  if (rating === 0.5) return 'Half a star';
  return rating === 1 ? '1 star' : `${rating} stars`;
};
export const noneYet = 'No stars chosen yet';
export const halfLess = 'Half a star less';
export const halfMore = 'Half a star more';
