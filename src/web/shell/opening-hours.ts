import type { OpeningHours, WeekDay } from '#contract/clinic.ts';

export const week: readonly WeekDay[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours of most days, such as `8 am to 8 pm` from `Monday to Saturday`. */
export function describeMainHours(hours: readonly OpeningHours[]) {
  const open = hours.filter(({ spans }) => spans.length > 0);
  const [main] = open.toSorted((a, b) => b.days.length - a.days.length);
  return main && describeHours(main);
}

/** Times such as `9 am to 1 pm and 4 pm to 8 pm`, or `Closed`. */
export function describeHours({ days, spans }: OpeningHours) {
  const times = spans.map(({ opens, closes }) => `${describeTime(opens)} to ${describeTime(closes)}`);
  return { days: describeDays(days), times: listWords(times) || 'Closed' };
}

/** `Monday to Saturday`, or `Monday, Wednesday and Friday`. */
export function describeDays(days: readonly WeekDay[]) {
  const inOrder = week.filter((day) => days.includes(day));
  const [first, last] = [inOrder.at(0), inOrder.at(-1)];
  const isRun = first && last && week.indexOf(last) - week.indexOf(first) === inOrder.length - 1;
  return isRun && inOrder.length > 2 ? `${first} to ${last}` : listWords(inOrder);
}

function listWords(words: readonly string[]) {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}

/** `08:00` is `8 am`, `17:30` is `5:30 pm`. */
function describeTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours % 24 < 12 ? 'am' : 'pm'}`;
}
