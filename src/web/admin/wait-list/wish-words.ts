import type { EarlierTimeWish } from '#contract/wait-list.ts';
import { dayName } from '#web/admin/visits/wall-time.ts';
import { describeDays } from '#web/shell/opening-hours.ts';

/** 'Monday and Friday, morning, with Nila Sample, until Tuesday 24 November' */
export function describeWish({ days, parts, practitioner, until }: Omit<EarlierTimeWish, 'id' | 'practitioner_id'>) {
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  const words = [
    days.length > 0 ? describeDays(days) : 'Any day',
    parts.length > 0 ? list.format(parts) : 'at any time',
    practitioner ? `with ${practitioner}` : 'with anybody',
    `until ${dayName(until)}`,
  ];
  return words.join(', ');
}
