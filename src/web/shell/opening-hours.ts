import type { ClinicProfile } from '#contract/clinic.ts';

type OpeningHours = ClinicProfile['openingHours'][number];

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours of most days, such as `8 am to 8 pm` from `Monday to Saturday`. */
export function describeMainHours(hours: readonly OpeningHours[]) {
  const [main] = hours.toSorted((a, b) => b.days.length - a.days.length);
  return main && describeHours(main);
}

export function describeHours({ days, opens, closes }: OpeningHours) {
  return { days: describeDays(days), times: `${describeTime(opens)} to ${describeTime(closes)}` };
}

/** `Monday to Saturday`, or `Monday, Wednesday and Friday`. */
function describeDays(days: readonly string[]) {
  const places = days.map((day) => week.indexOf(day)).toSorted((a, b) => a - b);
  const [first, last] = [places.at(0), places.at(-1)];
  if (first === undefined || last === undefined || first < 0) return listDays(days);
  const isRun = days.length > 2 && last - first === days.length - 1;
  return isRun ? `${week[first]} to ${week[last]}` : listDays(places.map((place) => week[place] ?? ''));
}

function listDays(days: readonly string[]) {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(days);
}

/** `08:00` is `8 am`, `17:30` is `5:30 pm`. */
function describeTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours % 24 < 12 ? 'am' : 'pm'}`;
}
