export const firstDay = 'First day';
export const from = 'From';
export const lastDay = 'Last day';
export const until = 'Until';
export const forASingleDay = 'For a single day, the same day again.';
export const allDay = 'All day';
export const practitioner = 'Practitioner';
export const kind = 'Kind';
export const repeats = 'Repeats';
export const on = 'On';
export const repeatsUntil = 'Repeats until';
export const notOn = 'Not on';
export const reason = 'Reason';
export const leave = 'Leave';
export const breakWord = 'Break';
export const forTheFrontDesk = 'For the front desk only; visitors never see it.';
export const doesNotRepeat = 'Does not repeat';
export const everyWeek = 'Every week';
export const everySecondWeek = 'Every second week';
export const everyMonth = 'Every month';
export const leaveItEmptyIf = 'Leave it empty if there is no end.';
export const choose = 'Choose…';
export const opensInANew = '(opens in a new tab)';
const places = ['first', 'second', 'third', 'fourth', 'last'];
export const everyMonthOn = (place: number, day: string) => `Every month, on the ${places[place]} ${day}`;
export const monthly = (place: number, day: string) => `Every month on the ${places[place]} ${day}`;
export const weekly = {
  week: (days: string) => `Every week on ${days}`,
  'two-weeks': (days: string) => `Every second week on ${days}`,
};
export const untilDay = (day: string) => `until ${day}`;
export const butNotOn = (days: string) => `but not on ${days}`;
export const bringBack = 'Bring back';

// Visits and held times that are in the way of something.
/** '2 visits and 1 held time' */
export function countOf(visits: number, holds: number, hasMore: boolean) {
  const words = [
    visits > 0 && (visits === 1 ? '1 visit' : `${visits} visits`),
    holds > 0 && (holds === 1 ? '1 held time' : `${holds} held times`),
  ];
  return `${words.filter(Boolean).join(' and ')}${hasMore ? ' and more' : ''}`;
}
const are = (count: number) => (count === 1 ? 'is' : 'are');
export const found = {
  outsideHours: (words: string, count: number) => `${words} ${are(count)} outside working hours.`,
  withSomeoneWhoLeaves: (words: string, count: number) => `${words} ${are(count)} with someone who leaves.`,
  atThisTime: (words: string, count: number) => `${words} ${are(count)} at this time.`,
};
export const visitsStay = (count: number) =>
  count === 1
    ? 'The visit stays until someone moves or cancels it:'
    : 'The visits stay until someone moves or cancels them:';
export const holdsStay = (count: number) =>
  count === 1 ? 'The held time stays unless you release it:' : 'The held times stay unless you release them:';
export const heldFor = 'Held for {name}';
export const offerAnotherTime = 'Offer another time';
export const toPatient = (name: string) => ` to ${name}`;
export const release = 'Release';
export const theTimeOf = (name: string) => ` the time of ${name}`;
