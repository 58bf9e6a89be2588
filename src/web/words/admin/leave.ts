import type { AbsenceKind } from '#contract/plain/visit-states.ts';

export const saveThisDay = 'Save this day';
export const pleaseLookAtIt = 'Please look at it, and save again.';
export const day = 'Day';
export const onThisDay = 'On this day';
export const itDoesNotTake = 'It does not take place';
export const itTakesPlaceAt = 'It takes place at another time';
export const from = 'From';
export const until = 'Until';
export const leave = 'Leave';
export const someoneWhoHasLeft = 'Someone who has left';
export const leaveAndBreaks = 'Leave and breaks';
export const addLeave = 'Add leave';
export const nextFirst = 'next first';
export const holidaysOfOnePerson =
  'Holidays of one person, training, a break on one day: no visit can be booked with them then.';
export const addTheFirstLeave = 'Add the first leave';
export const thisTimeCanBe = 'This time can be booked again at once.';
export const editTheLeave = 'Edit the leave';
export const addLeaveOrA = 'Add leave or a break';
export const leaveAndBreaksThe = 'Leave and breaks, the next first';
export const practitioner = 'Practitioner';
export const days = 'Days';
export const visitsThen = 'Visits then';
export const noVisits = 'No visits';
export const whoElseAndWhen = 'Who else and when';
/** 'the leave of Nila' */
export const theLeaveOf: Record<AbsenceKind, (name: string) => string> = {
  leave: (name) => `the leave of ${name}`,
  break: (name) => `the break of ${name}`,
};
export const theLeaveAt = (name: string, days: string) => `the leave of ${name}, ${days}`;
export const oneDayOf = 'One day of {leave}';
export const nextDays = (days: string) => `Next: ${days}.`;
export const absences = (total: number) => (total === 1 ? 'absence' : 'absences');
export const changeOneDay = 'Change one day';
export const ofTheLeaveOf = (name: string) => ` of the leave of ${name}`;
export const visits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);
