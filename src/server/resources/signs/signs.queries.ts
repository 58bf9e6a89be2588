import { fillHelpLines, type HelpLines } from '#contract/plain/fill-help-lines.ts';
import { lineOf, type SignWords } from '#contract/plain/urgencies.ts';
import type { Sign, SignRecord } from '#contract/signs.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';

/** Lists signs in the order of the seed: by urgency, then by body area. */
export async function listSigns(db: Database) {
  return db.selectFrom('signs').selectAll().orderBy('id').execute();
}

/** A sign as it is answered, with the clinic's numbers filled in. `words` are those of its language. */
export function toSign(row: Row<'signs'>, lines: HelpLines, words?: SignWords): Sign {
  const record = toSignRecord(row);
  const number = record.urgency === 'call' ? lines.emergencyNumber : null;
  return fillHelpLines({ ...record, line: lineOf(record, words), number }, lines, words);
}

export function toSignRecord({ body_areas, ...row }: Row<'signs'>): SignRecord {
  return { ...row, body_areas: JSON.parse(body_areas) as SignRecord['body_areas'] };
}
