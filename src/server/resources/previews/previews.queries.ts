// See docs/decisions/0059-texts-and-previews.md.

import { randomBytes } from 'node:crypto';
import { notice } from '#contract/messages/previews.ts';
import type { CurrentNotice } from '#contract/notices.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import type { Preview } from '#contract/previews.ts';
import type { Work } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';

/** Stands for the id of a record that is not stored yet: the largest that a path may contain. */
export const unstoredId = 2_147_483_647;

/** Above a previewed page stands that it is one, in place of the clinic's notice. */
const previewNotice: CurrentNotice = { id: 0, text: notice, link: null, version: 0 };

/**
 * Stores a preview of a page.
 * @param answers of the API by path, such as `/api/conditions/7`, that the page gets instead of the stored ones
 * @returns the address of the page with the preview
 */
export async function storePreview(
  { db, change: { administratorId, at } }: Work,
  path: string,
  answers: Record<string, unknown>,
): Promise<Preview> {
  if (administratorId === null) throw new Error('a preview belongs to an administrator');
  const key = randomBytes(16).toString('base64url');
  const all = JSON.stringify({ '/api/notices': [previewNotice], ...answers });
  await db
    .insertInto('previews')
    .values({ key, administrator_id: administratorId, answers: all, created_at: at })
    .execute();
  await removeOld(db, administratorId, at);
  return { path: `${path}?preview=${key}` };
}

async function removeOld(db: Database, administratorId: number, now: number) {
  const newest = db
    .selectFrom('previews')
    .select('id')
    .where('administrator_id', '=', administratorId)
    .orderBy('id', 'desc')
    .limit(serverLimits.preview.count);
  await db
    .deleteFrom('previews')
    .where('administrator_id', '=', administratorId)
    .where('id', 'not in', newest)
    .execute();
  await db
    .deleteFrom('previews')
    .where('created_at', '<', now - serverLimits.preview.lifetime)
    .execute();
}

export async function findPreview(db: Database, key: string, now: number) {
  const row = await db
    .selectFrom('previews')
    .select('answers')
    .where('key', '=', key)
    .where('created_at', '>=', now - serverLimits.preview.lifetime)
    .executeTakeFirst();
  return row && (JSON.parse(row.answers) as Record<string, unknown>);
}
