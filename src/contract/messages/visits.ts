// Messages of the admin area, and refusals of the server.

export const bookFailure = 'Failed to book the visit.';
export const moveFailure = 'Failed to change the visit.';
export const statusFailure = 'Failed to change the status of the visit.';
export const walkInFailure = 'Failed to add the walk-in.';
export const seriesFailure = 'Failed to book the series.';
export const frontDeskCancels = 'Only the front desk can cancel a visit, or restore a cancelled one. Please ask them.';
export const notFound = 'Visit not found.';
export const noRequest = 'This request is no longer there.';
export const doneRequest = 'This request is done. Reopen it to book a visit.';
export const doneRequestAgain = 'This request is done. Reopen it to restore this visit.';
export const laterDay = 'This visit is on a later day. Please mark it on that day.';
export const notYetMissed = 'This visit has not begun. Please mark it as missed after its time.';
export const noTime = 'Please choose a day and a time.';
export const skippedTime = 'The clocks skip this time on that day. Please choose another one.';
export const notAStep = 'Please choose a time in steps of 5 minutes.';
export const wrongMinutes = 'Please choose a length from 5 minutes to 12 hours, in steps of 5 minutes.';
export const past = 'This day is over. Please choose today or a later day.';
export const earlierToday = 'This time is over already.';
export const farAhead = 'Please choose a day within the next two years.';
export const noPractitioner = 'Please choose a practitioner from the list.';
export const practitionerLeft = (name: string) => `${name} no longer works here. Please choose someone else.`;
export const hasLeft = (name: string) => `${name} no longer works here.`;
export const noRoom = 'Please choose a room from the list.';
export const closed = 'The clinic is closed at this time.';
export const outsideHours = (name: string | null) =>
  name === null ? 'This is outside the opening hours.' : `${name} does not work at this time.`;
export const onLeave = (name: string) => `${name} is on leave at this time.`;
export const doesNotGive = (name: string) => `${name} does not give this treatment.`;
export const onBreak = (name: string) => `${name} has a break at this time.`;
export const practitionerTaken = (name: string) => `${name} already has a visit at this time.`;
export const roomClosed = (name: string) => `${name} is closed at this time.`;
export const roomTaken = (name: string) => `${name} is taken at this time.`;
export const noRoomFree = 'No room is free at this time. If you book it anyway, it has no room.';
export const taken = 'This time is taken.';
export const holdEnded = 'This time is no longer held for the patient. Someone else has it now.';
export const noWishFree = 'None of the wished times is free any more.';
export const notWished = 'The patient did not wish for this time.';
export const confirmedAlready = 'This request has a visit already. Someone else may have confirmed it.';
export const finishedMeanwhile =
  'Someone else has marked this request as done in the meantime, so the visit stays. Reopen the request to cancel it.';
export const bookedMeanwhile =
  'Someone else has booked another visit for this request in the meantime, so this one stays. Cancel it if it is not needed.';
export const attendedAlready = 'This visit was attended. Book another one for a later day.';
/** 'Asha Sample is confirmed already: Monday 23 November, 5:00 pm. (desk@example.com, Friday 20 November, 11:30 am)' */
export const confirmedBy = ({
  name,
  visit,
  who,
  at,
}: Record<'name' | 'visit', string> & Record<'who' | 'at', string | null>) =>
  `${name} is confirmed already: ${visit}.${who || at ? ` (${[who, at].filter(Boolean).join(', ')})` : ''}`;
export const notOccupying = 'This visit is cancelled or did not take place. Restore it first.';
export const seriesTaken = (clashes: number, visits: number) =>
  `${clashes} of these ${visits} visits cannot be booked. Nothing was booked. Please choose other times for them.`;
export const sameTimeTwice = 'This time is in the series twice.';
export const wrongCount = (min: number, max: number) => `Please choose ${min} to ${max} visits.`;
export const noClockTime = 'Please choose a time for each day of the week.';
export const noFirstDay = 'Please choose the first day.';
export const seriesBooked = (visits: number) => (visits === 1 ? 'Visit booked.' : `${visits} visits booked.`);
export const seriesCancelled = (visits: number) => (visits === 1 ? 'Visit cancelled.' : `${visits} visits cancelled.`);
export const dayClosed = (visits: number) =>
  visits === 1 ? '1 visit marked as attended.' : `${visits} visits marked as attended.`;
export const noDates = 'Please choose at least one day of the week.';
export const tooManyDays = (days: number) => `Please ask for at most ${days} days at once.`;
export const daysReversed = 'Please choose a last day that is not before the first.';
export const notLoaded = 'The calendar cannot be shown.';
export const booked = 'Visit booked.';
export const moved = 'Visit changed.';
export const movedMeanwhile = 'Someone else has changed this visit in the meantime. It stays as it is now.';
export const holdGone = 'This time is no longer held.';
/** '3 visits were moved. 1 visit was cancelled. 2 patients are under “Not told yet”.' */
export const severalMoved = (count: Record<'moved' | 'cancelled' | 'released' | 'toTell', number>) => {
  const words = (one: number, done: string) =>
    one > 0 && `${one === 1 ? '1 visit was' : `${one} visits were`} ${done}.`;
  const { moved, cancelled, released, toTell } = count;
  return [
    words(moved, 'moved'),
    words(cancelled, 'cancelled'),
    released > 0 && `${released === 1 ? '1 held time was' : `${released} held times were`} released.`,
    toTell > 0 && `${toTell === 1 ? '1 patient is' : `${toTell} patients are`} under “Not told yet”.`,
  ]
    .filter(Boolean)
    .join(' ');
};
export const someStayed = (visits: number) =>
  visits === 1 ? 'One could not be moved.' : `${visits} could not be moved.`;
export const otherRoom = (room: string) => `It is in ${room} now.`;
export const undone = 'Undone.';
export const undoFailure = 'Failed to undo it.';
export const undoOvertaken = 'Someone else has changed it in the meantime. Please look again.';
