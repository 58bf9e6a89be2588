import type { FreedState, OfferState } from '../plain/visit-states.ts';

export const noDay = 'Please choose the last day on which an earlier time would help.';
export const dayIsOver = 'This day is over. Please choose today or a later day.';
export const farAhead = 'Please choose a day within the next two years.';
export const notEarlier = 'This patient’s visit is no longer later than this time.';
export const doneRequest = 'This request is done. Reopen it first.';
export const notFound = 'This patient is no longer on the wait list.';
export const saveFailure = 'Failed to save what the patient wants.';
export const bookFailure = 'Failed to book this time.';
export const notLoaded = 'The wait list could not be loaded.';
export const saved = 'On the wait list.';
export const anyone = 'On the wait list for any physiotherapist.';
export const removed = 'No longer on the wait list.';
export const noOneWaits = 'No one wants an earlier time.';
export const noOneFits = 'No one on the wait list can take this time.';
export const offerOver = 'This time is no longer free. Your visit has not changed.';
export const askedMeanwhile = 'Someone else is asked by now, or no one any more. Please look again.';
export const decideFailure = 'It could not be changed.';

/** Answers to an offer, or why there is none. */
export const offerLabels: Record<OfferState, string> = {
  open: 'asked',
  taken: 'took it',
  declined: 'said no',
  expired: 'no answer',
  skipped: 'passed over',
  withdrawn: 'withdrawn',
  'not-sent': 'not reached by e-mail',
};

export const asksNext =
  'No one is asked at the moment. The next one is, as soon as the clinic is open and someone can be.';

/** Reasons why a freed time is not offered any more. */
export const freedLabels: Record<Exclude<FreedState, 'open' | 'filled'>, string> = {
  stopped: 'Not offered any more.',
  booked: 'Booked by hand.',
  undone: 'The visit is back, so its time is not offered any more.',
  'no-one': 'No one else on the wait list can be asked by e-mail.',
  'too-late': 'Too near to be offered.',
};

export const decided = {
  book: 'Booked.',
  skip: 'The next one is asked.',
  stop: 'The time is not offered any more.',
} as const;
