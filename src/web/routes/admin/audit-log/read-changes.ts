import type { AuditLogEntry } from '#contract/audit-log.ts';
import { type ClinicClock, dayLabel } from '#web/admin/list/clinic-clock.ts';

/** The days of the clinic with what was changed on each, in the order of the list. */
export function groupByDay(entries: readonly AuditLogEntry[], clock: ClinicClock) {
  const days = Map.groupBy(entries, ({ created_at }) => dayLabel(new Date(created_at), clock));
  return [...days].map(([day, changed]) => ({ day, entries: changed }));
}

/** Whether what an entry is about is still there, as far as a list from new to old tells. */
export function knowWhatIsThere(entries: readonly AuditLogEntry[]) {
  const latest = new Map<string, AuditLogEntry['action']>();
  for (const entry of entries.toReversed()) latest.set(keyOf(entry), entry.action);
  return (entry: AuditLogEntry) => latest.get(keyOf(entry)) !== 'deleted';
}

function keyOf({ kind, subject_id }: AuditLogEntry) {
  return `${kind} ${subject_id}`;
}
