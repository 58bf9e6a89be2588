import type { HistoryEntry } from '#contract/audit-log.ts';
import { nothing } from '#words/admin/parts.ts';

/**
 * The texts of a record as one of its changes left them: what is stored now, without the changes since.
 * @param entries newest first
 * @param place of the change in them; one after the last means before all of them
 */
export function textsAfter(entries: readonly HistoryEntry[], place: number, now: Readonly<Record<string, string>>) {
  const texts = { ...now };
  for (const { texts: changed } of entries.slice(0, place))
    for (const { field, before } of changed ?? []) if (field in texts) texts[field] = before;
  return texts;
}

/** Plain text of a blog's HTML, or of the JSON of a list of points, exercises or signs. */
export function readable(text: string) {
  if (text === '') return nothing;
  if (/^(\[|")/.test(text)) {
    try {
      const value = JSON.parse(text) as string | (string | Record<string, string | null>)[];
      if (typeof value === 'string') return value;
      return value
        .map((point) =>
          typeof point === 'string' ? point.replaceAll('-', ' ') : Object.values(point).filter(Boolean).join('\n'),
        )
        .join(typeof value[0] === 'string' ? ', ' : '\n\n');
    } catch {
      return text;
    }
  }
  return text.replaceAll(/<\/(?:p|h\d|li)>/g, '\n').replaceAll(/<[^<>]*>/g, '');
}
