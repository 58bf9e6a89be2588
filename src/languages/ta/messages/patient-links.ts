// Messages of the patient's page and of the link to it.

export const linkIsOver = 'This link does not work any more.';
export const tooManyGuesses = 'Too many wrong links. Please try again later, or call us.';
export const cancelFailure = 'The visit could not be cancelled.';
export const tooLateToCancel = 'It is too late to cancel this visit here. Please call us.';
export const notBooked = 'This visit can no longer be cancelled here. Please call us.';
export const changedMeanwhile =
  'This visit has changed since you opened the page. Nothing was cancelled. Please look again.';
export const confirmFailure = 'Your answer could not be stored.';
export const changedSince = 'This visit has changed since you opened the page. Please look again.';
export const pleaseCall = 'Please call me about my visit.';
export const moveFailure = 'The visit could not be moved.';
export const notMoved = 'This visit has changed since you opened the page. It was not moved. Please look again.';
export const tooLateToMove = 'It is too late to move this visit here. Please call us.';
export const movesAreOff = 'Visits cannot be moved here at the moment. Please ask for another time below, or call us.';
export const noTimeChosen = 'Please choose a time.';
export const timeTaken = 'Someone just took this time. Your visit was not moved. Please choose another time.';
export const releaseFailure = 'The time could not be given up.';
export const notHeld = 'This time is not held for you any more.';
export const answerFailure = 'Your answer could not be stored.';
export const takenAlready = 'This time is yours already. If it does not suit you any more, please cancel the visit.';
export const confirmedMeanwhile =
  'We booked this time for you a moment ago. If it does not suit you any more, please cancel the visit.';
export const outcomes = {
  confirm: 'Thank you. We expect you',
  cancel: 'Your visit is cancelled',
  move: (when: string) => `Your visit has been moved to ${when}`,
  release: 'You gave up this time',
  take: 'The earlier time is yours',
  decline: 'Thank you. We offer this time to someone else. Nothing has changed for you',
  ask: 'We have your message',
  agree: 'Thank you. We may write to you later',
  stop: 'We will not write to you later',
} as const;
export const consentFailure = 'Your choice could not be stored.';
export const askFailure = 'We did not get your request.';
export const noWish = 'Please write when it suits you, or choose days.';
export const askedOften = 'You have asked several times today. Please call us.';
export const closedRequest = 'This request is closed. Please call us, or ask for a new appointment.';
export const renewFailure = 'Failed to make a new link.';
export const getFailure = 'The link could not be loaded.';
export const copied = 'Link copied. Anyone with it can see, move and cancel these visits.';
export const addressCopied = 'Address copied.';
export const renewed = 'New link made and copied. The earlier one no longer works.';
export const notCopied = 'The browser did not copy it. The link is';
