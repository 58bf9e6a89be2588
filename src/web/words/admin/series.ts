import type { WeekDay } from '#contract/clinic.ts';

export const numberOfVisits = 'Number of visits';
export const firstDay = 'First day';
export const daysOfTheWeek = 'Days of the week';
export const showTheDates = 'Show the dates';
export const changeThePlan = 'Change the plan';
export const series = 'Series';
export const leaveItOut = 'Leave it out';
export const cancelThisAndAll = 'Cancel this and all later ones…';
export const cancelThem = 'Cancel them';
export const keepThem = 'Keep them';
export const bookASeries = 'Book a series';
export const timeOn = (day: WeekDay) => `Time on ${day}s`;
export const bookASeriesFor = 'Book a series for {name}';
export const bookVisits = (visits: number) => `Book ${visits === 1 ? '1 visit' : `${visits} visits`}`;
export const allCanBeBooked = (visits: number) => `All ${visits} visits can be booked.`;
export const someClash = (visits: number, clashes: number) =>
  `${visits} visits, of which ${clashes} cannot be as planned. Choose another time, book it anyway, or leave it out.`;
export const insteadOf = (moment: string) => `Instead of ${moment}`;
export const bookAnyway = (moment: string) => `Book anyway: ${moment}`;
export const attendedOf = (attended: number, count: number) => `Attended ${attended} of ${count}`;
export const cancelVisits = (visits: number) => (visits === 1 ? 'Cancel 1 visit?' : `Cancel ${visits} visits?`);
export const cancelFromTo = (from: string, to: string) => `From ${from} to ${to}. You can undo this for 30 seconds.`;
