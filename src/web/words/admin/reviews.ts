export const ratings = 'Ratings';
export const noneYet = 'None yet';
export const outOfFive = 'out of 5 stars on average';
export const stars = 'Stars';
export const all = 'All';
export const onTheWebsite = 'On the website';
export const reviews = 'Reviews';
export const inactiveInstead = 'To take it off the website and keep it here, make it inactive instead.';
export const loadingTheReviews = 'Loading the reviews';
export const searchLabel = 'Search by name, e-mail, mobile or words of the review';
export const searchHint = 'Name, mobile, words';
export const nameAndRating = 'Name and rating';
export const review = 'Review';
export const received = 'Received';
export const historyAndDelete = 'History and delete';
export const nothingMatches = 'Nothing matches this search.';
export const noStars = 'No stars';
export const notAgreed = 'Has not agreed to be shown on the website.';
export const visible = 'Visible on the website';
export const stateNew = 'New: not shown yet';
export const stateActive = 'Active: shown';
export const stateInactive = 'Inactive: hidden';
export const noWords = 'No words, only stars.';
export const showLess = 'Show less';
export const showAll = 'Show all';
export const call = 'Call';
export const mailSubject = 'Your review';
export const eMail = 'E-mail';
export const statuses = { all: 'All', new: 'New', active: 'Active', inactive: 'Inactive' };
export const captions = {
  all: 'All reviews, newest first',
  new: 'New reviews, newest first',
  active: 'Active reviews, newest first',
  inactive: 'Inactive reviews, newest first',
};
/** Noun after a number. */
export const nouns = { all: 'reviews', new: 'new reviews', active: 'active reviews', inactive: 'inactive reviews' };
export const nextSteps = {
  all: 'What visitors write on the website appears here.',
  new: 'You have read them all. A review waits here until you show or hide it.',
  active: 'Switch a review on, and it will show on the home page.',
  inactive: 'Reviews that you take off the website appear here.',
};
export const deleteWarning = 'The review of {name} will leave the website at once. You can undo this for 30 seconds.';
/** Visible words, which `reviewOf` follows for screen readers. */
export const hide = 'Hide';
export const reviewOf = (name: string) => `the review of ${name}`;
export const deleteReviewOf = (name: string) => `Delete the review of ${name}`;
/** Hidden words between `call` and the number. */
export const whomToCall = (name: string) => ` ${name}: `;
/** Hidden words between `eMail` and the address. */
export const whomToWrite = (name: string) => ` to ${name}: `;
/** Numbers are formatted already. */
export const inAll = (count: string) => `${count} in all`;
export const countOnWebsite = (count: string) => `${count} on the website`;
