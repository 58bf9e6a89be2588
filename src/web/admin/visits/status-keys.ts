import type { VisitStatus } from '#contract/plain/visit-states.ts';
import type { ShortcutName } from '#web/admin/shortcuts/shortcuts.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';

/** The keys of the buttons that give a visit a status. */
export const statusKeys = {
  arrived: 'arrived',
  fulfilled: 'attended',
  noshow: 'noShow',
  cancelled: 'cancel',
  booked: 'bookAgain',
} as const satisfies Record<VisitStatus, ShortcutName>;

/** The attributes of these buttons. */
export function useStatusKeys(): Record<VisitStatus, ReturnType<typeof useShortcut>> {
  return {
    arrived: useShortcut(statusKeys.arrived),
    fulfilled: useShortcut(statusKeys.fulfilled),
    noshow: useShortcut(statusKeys.noshow),
    cancelled: useShortcut(statusKeys.cancelled),
    booked: useShortcut(statusKeys.booked),
  };
}
