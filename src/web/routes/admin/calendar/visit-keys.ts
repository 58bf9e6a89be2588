import type { KeyboardEvent } from 'react';
import type { VisitStatus } from '#contract/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { areShortcutsOn, keyOf, type ShortcutName, shortcuts } from '#web/admin/shortcuts/shortcuts.ts';
import { wallTime } from '#web/admin/visits/wall-time.ts';

/** Allowed next statuses of a visit. */
const nextStatuses: Record<VisitStatus, readonly VisitStatus[]> = {
  booked: ['arrived', 'fulfilled', 'noshow', 'cancelled'],
  arrived: ['fulfilled', 'booked'],
  fulfilled: ['booked'],
  cancelled: ['booked'],
  noshow: ['booked'],
};

/** Next statuses of one visit: one on a later day can be neither attended nor missed. */
export function nextStatusesOf({ status, starts_at }: CalendarVisit, timeZone: string, now = new Date()) {
  const isLater = wallTime(starts_at, timeZone).day > wallTime(now, timeZone).day;
  return nextStatuses[status].filter((one) => !isLater || (one !== 'fulfilled' && one !== 'noshow'));
}

/** The keys of the buttons; cancelling has none, since no one should do it by mistake. */
export const statusKeys: Partial<Record<VisitStatus, ShortcutName>> = {
  arrived: 'arrived',
  fulfilled: 'attended',
  noshow: 'noShow',
  booked: 'bookAgain',
};

/** The status that a key gives the visit that has the focus; undefined if it gives none. */
export function statusOfKey(event: KeyboardEvent, visit: CalendarVisit, timeZone: string) {
  const key = areShortcutsOn() ? keyOf(event.nativeEvent) : undefined;
  return nextStatusesOf(visit, timeZone).find((one) => {
    const name = statusKeys[one];
    return name && shortcuts[name].keys.some((known) => known === key);
  });
}

/** How far a key moves the visit that has the focus: in minutes, or to which lane beside. */
export function stepOfKey({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (!altKey || ctrlKey || metaKey) return undefined;
  const minutes = shiftKey ? 15 : 5;
  const steps: Partial<Record<string, { minutes: number; lanes: number }>> = {
    ArrowUp: { minutes: -minutes, lanes: 0 },
    ArrowDown: { minutes, lanes: 0 },
    ArrowLeft: { minutes: 0, lanes: -1 },
    ArrowRight: { minutes: 0, lanes: 1 },
  };
  return steps[key];
}
