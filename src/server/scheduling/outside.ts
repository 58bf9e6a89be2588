import * as visitMessages from '#contract/messages/visits.ts';
import { isWithin, type Span } from './clinic-times.ts';
import type { Schedule } from './schedule.ts';

/** Why a visit cannot be in a room during a span, because that is closed; undefined if it can. */
export function whyRoomClosed(schedule: Schedule, span: Span, roomId: number | null) {
  if (!schedule.isRoomClosed(roomId, span)) return undefined;
  return visitMessages.roomClosed(schedule.rooms.find(({ id }) => id === roomId)?.name ?? 'The room');
}

/** Why a practitioner, or no one in particular, does not work during a span; undefined if they do. */
export function whyOutside(schedule: Schedule, span: Span, practitioner: { id: number; name: string } | null) {
  if (schedule.isClosed(span)) return visitMessages.closed;
  const absence = schedule.findAbsence(practitioner?.id ?? null, span);
  if (absence && practitioner)
    return absence.kind === 'leave'
      ? visitMessages.onLeave(practitioner.name)
      : visitMessages.onBreak(practitioner.name);
  const days = [schedule.dayOf(span.from), schedule.dayOf(span.until)] as const;
  const working = schedule.workingBetween(practitioner?.id ?? null, ...days);
  return isWithin(span, working) ? undefined : visitMessages.outsideHours(practitioner?.name ?? null);
}
