import type { EarlierTimeWish } from '#contract/wait-list.ts';
import { dayName } from '#web/admin/visits/wall-time.ts';
import { describeDays } from '#web/shell/opening-hours.ts';

type Wish = Pick<EarlierTimeWish, 'days' | 'parts' | 'practitioner' | 'until'>;

/** 'Monday and Friday, morning, with Nila Sample, until Tuesday 24 November' */
export function describeWish({ days, parts, practitioner, until }: Wish) {
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  const words = [
    days.length > 0 ? describeDays(days) : 'Any day',
    parts.length > 0 ? list.format(parts) : 'at any time',
    practitioner ? `with ${practitioner}` : 'with any physiotherapist',
    `until ${dayName(until)}`,
  ];
  return words.join(', ');
}
