import type { KeyboardEvent } from 'react';
import type { VisitStatus } from '#contract/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { areShortcutsOn, keyOf, type ShortcutName, shortcuts } from '#web/admin/shortcuts/shortcuts.ts';
import { nextStatusesOf } from '#web/admin/visits/next-statuses.ts';

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
