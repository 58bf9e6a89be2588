import type { HistoryEntry } from '#contract/audit-log.ts';

/**
 * The texts of a record as one of its changes left them: what is stored now, without the changes since.
 * @param entries newest first
 * @param place of the change in them; one after the last means before all of them
 */
export function textsAfter(entries: readonly HistoryEntry[], place: number, now: Readonly<Record<string, string>>) {
  const texts = { ...now };
  for (const { texts: changed } of entries.slice(0, place))
    for (const { field, before } of changed ?? []) texts[field] = before;
  return texts;
}
