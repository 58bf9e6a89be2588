import type { Insertable, Updateable } from 'kysely';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { countAll, hasAny } from '#server/db/paging.ts';
import { stagedAt } from '#server/db/records.queries.ts';
import type { Row, Tables } from '#server/db/tables.ts';

// A blog of an import that is still being read has `stagedAt` as its `deleted_at`: nothing shows it, and nothing deletes it for good.

/** Begins an import; undefined while another one is being read. */
export async function beginImport(trx: Transaction, values: Insertable<Tables['imports']>) {
  const begun = await trx
    .insertInto('imports')
    .values({ ...values, state: 'reading' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return begun?.id;
}

/** An import that no one has read any further since. */
export async function findAbandoned(db: Database, since: number) {
  return db
    .selectFrom('imports')
    .select('id')
    .where('state', '=', 'reading')
    .where('updated_at', '<', since)
    .executeTakeFirst();
}

/** Changes an import that is still being read; false once it has ended, also because someone has given it up. */
export async function updateReading(db: Database, id: number, values: Updateable<Tables['imports']>) {
  const updated = await db
    .updateTable('imports')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function setState(db: Database, id: number, state: Row<'imports'>['state']) {
  await db.updateTable('imports').set({ state }).where('id', '=', id).execute();
}

/** The blog of an earlier import or of this one, unless it was deleted since. */
export async function isImported(trx: Transaction, key: string) {
  const found = trx
    .selectFrom('imported_blogs')
    .innerJoin('blogs', 'blogs.id', 'imported_blogs.blog_id')
    .where('key', '=', key)
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '=', stagedAt)]));
  return hasAny(found);
}

export async function insertImported(trx: Transaction, values: Insertable<Tables['imported_blogs']>) {
  await trx
    .insertInto('imported_blogs')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** The blog of this import with the key. */
export async function findStaged(db: Database, importId: number, key: string) {
  const found = await db
    .selectFrom('imported_blogs')
    .select('blog_id')
    .where('key', '=', key)
    .where('import_id', '=', importId)
    .executeTakeFirst();
  return found?.blog_id;
}

export async function insertPictures(trx: Transaction, rows: Insertable<Tables['imported_pictures']>[]) {
  if (rows.length > 0) await trx.insertInto('imported_pictures').values(rows).execute();
}

/** Stores former addresses. If several blogs had the same one, the first gets it. */
export async function insertOldAddresses(trx: Transaction, blogId: number, addresses: readonly string[]) {
  if (addresses.length === 0) return;
  await trx
    .insertInto('old_addresses')
    .values(addresses.map((address) => ({ address, blog_id: blogId })))
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
}

function blogsOf(db: Database, importId: number) {
  return db.selectFrom('imported_blogs').select('blog_id').where('import_id', '=', importId);
}

/** Shows all blogs of an import at once. Returns how many are published, and how many there are. */
export const showStaged = (trx: Transaction, importId: number) => moveBlogs(trx, importId, stagedAt, null);

/** Hides all blogs of an import at once, and counts the published ones and all. */
export const hideImported = (trx: Transaction, importId: number) => moveBlogs(trx, importId, null, stagedAt);

type Deleted = Row<'blogs'>['deleted_at'];

async function moveBlogs(trx: Transaction, importId: number, from: Deleted, to: Deleted) {
  const moved = await trx
    .updateTable('blogs')
    .set({ deleted_at: to })
    .where('id', 'in', blogsOf(trx, importId))
    .where('deleted_at', from === null ? 'is' : '=', from)
    .returning('is_active')
    .execute();
  return { all: moved.length, published: moved.filter(({ is_active }) => is_active === 1).length };
}

const deletedAtOnce = 100;

/** Deletes some of the hidden blogs of an import for good, with everything that depends on them. Returns how many. */
export async function deleteHidden(db: Database, importId: number) {
  const some = db
    .selectFrom('blogs')
    .select('id')
    .where('id', 'in', blogsOf(db, importId))
    .where('deleted_at', '=', stagedAt)
    .limit(deletedAtOnce);
  // oxlint-disable-next-line changes/writes-take-trx -- no one has ever seen them
  const deleted = await db.deleteFrom('blogs').where('id', 'in', some).returning('id').execute();
  return deleted.length;
}

/** An import that was given up, but whose hidden blogs are not yet all deleted. */
export async function findFailedWithBlogs(db: Database) {
  return db
    .selectFrom('imports')
    .innerJoin('imported_blogs', 'imported_blogs.import_id', 'imports.id')
    .innerJoin('blogs', 'blogs.id', 'imported_blogs.blog_id')
    .select('imports.id')
    .where('imports.state', '=', 'failed')
    .where('blogs.deleted_at', '=', stagedAt)
    .limit(1)
    .executeTakeFirst();
}

/** An import whose blogs were removed, but not yet all deleted. */
export async function findUnfinishedRemoval(db: Database) {
  return db.selectFrom('imports').select('id').where('state', '=', 'removing').executeTakeFirst();
}

/** The pictures of the blog that has waited longest, unless it was deleted; empty if none waits. */
export async function listWaitingPictures(db: Database) {
  const first = db
    .selectFrom('imported_pictures')
    .innerJoin('blogs', 'blogs.id', 'imported_pictures.blog_id')
    .select('blog_id')
    .where('state', '=', 'waiting')
    .where('deleted_at', 'is', null)
    .orderBy('imported_pictures.id')
    .limit(1);
  return db.selectFrom('imported_pictures').selectAll().where('blog_id', '=', first).orderBy('id').execute();
}

/** Stores the result of fetching a picture. False if another instance has stored one already. */
export async function settlePicture(trx: Transaction, id: number, reason: string | null) {
  const settled = await trx
    .updateTable('imported_pictures')
    .set({ state: reason ? 'left-out' : 'stored', reason })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

export async function findOriginal(db: Database, blogId: number) {
  return db.selectFrom('imported_blogs').select(['html', 'base']).where('blog_id', '=', blogId).executeTakeFirst();
}

export async function forgetOriginal(trx: Transaction, blogId: number) {
  await trx.updateTable('imported_blogs').set({ html: null }).where('blog_id', '=', blogId).execute();
}

/** The pictures of imports by their state, without those of blogs that were deleted. */
export async function countPictures(db: Database, importIds: readonly number[]) {
  if (importIds.length === 0) return [];
  return db
    .selectFrom('imported_pictures')
    .innerJoin('blogs', 'blogs.id', 'imported_pictures.blog_id')
    .select(['import_id', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('import_id', 'in', importIds)
    .where('deleted_at', 'is', null)
    .groupBy(['import_id', 'state'])
    .execute();
}

export async function listPicturesLeftOut(db: Database, importId: number) {
  const rows = await db
    .selectFrom('imported_pictures')
    .innerJoin('blogs', 'blogs.id', 'imported_pictures.blog_id')
    .select(['title as blog', 'address', 'reason'])
    .where('import_id', '=', importId)
    .where('state', '=', 'left-out')
    .orderBy('imported_pictures.id')
    .limit(importLimits.reported)
    .execute();
  return rows.map(({ reason, ...row }) => ({ ...row, reason: reason ?? '' }));
}

function redirectsOf(db: Database, importId: number) {
  return db
    .selectFrom('imported_blogs')
    .innerJoin('old_addresses', 'old_addresses.blog_id', 'imported_blogs.blog_id')
    .where('import_id', '=', importId);
}

export async function listRedirects(db: Database, importId: number) {
  return redirectsOf(db, importId)
    .innerJoin('blogs', 'blogs.id', 'imported_blogs.blog_id')
    .select(['address', 'slug'])
    .limit(importLimits.reported)
    .execute();
}

export const countRedirects = (db: Database, importId: number) => countAll(redirectsOf(db, importId));
