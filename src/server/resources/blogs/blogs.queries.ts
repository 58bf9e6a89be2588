import type { ExpressionBuilder, Insertable, Updateable } from 'kysely';
import type { BlogSearch } from '#contract/blogs.ts';
import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import type { Database } from '#server/db/database.ts';
import { afterCursor, fetchLimit, toPage } from '#server/db/paging.ts';
import { matchesWords } from '#server/db/search.queries.ts';
import type { Tables } from '#server/db/tables.ts';

export interface BlogFilter {
  status: BlogSearch['status'];
  /** Words that must all match the title, each in any of its forms. */
  words: string[][];
}

/** The inner query uses indexes only, so that the texts of other blogs are not read. */
export async function listBlogs(db: Database, filter: BlogFilter, page: PageQuery) {
  const found = db
    .selectFrom('blogs')
    .select('id')
    .where((eb) => matches(eb, filter))
    .where(await matchesWords(db, 'blogs', filter.words))
    .where(afterCursor('blogs', page.cursor))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(fetchLimit(page));
  const rows = await db
    .selectFrom('blogs')
    .selectAll()
    .where('id', 'in', found)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return toPage(rows, page);
}

/** Stops at `limits.countedMatches`. */
export async function countMatches(db: Database, filter: BlogFilter) {
  const matching = db
    .selectFrom('blogs')
    .select('id')
    .where((eb) => matches(eb, filter))
    .where(await matchesWords(db, 'blogs', filter.words))
    .limit(limits.countedMatches);
  const { count } = await db
    .selectFrom(matching.as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function matches(eb: ExpressionBuilder<Tables, 'blogs'>, { status }: BlogFilter) {
  const isPresent = eb('deleted_at', 'is', null);
  return eb.and(status === 'all' ? [isPresent] : [isPresent, eb('is_active', '=', status === 'published' ? 1 : 0)]);
}

/** Finds a published blog by its slug, or else by a former one. */
export async function findPublished(db: Database, slug: string) {
  const published = db.selectFrom('blogs').selectAll().where('is_active', '=', 1).where('deleted_at', 'is', null);
  const current = await published.where('slug', '=', slug).executeTakeFirst();
  return current ?? published.where('id', '=', blogWithFormerSlug(db, slug)).executeTakeFirst();
}

function blogWithFormerSlug(db: Database, slug: string) {
  return db.selectFrom('blog_addresses').select('blog_id').where('slug', '=', slug);
}

/** Whether a blog other than `ownId` has or had the slug, which includes deleted ones that may be brought back. */
export async function isSlugTaken(trx: Database, slug: string, ownId: number | null) {
  const holder = await trx
    .selectFrom('blogs')
    .select('id')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('id', '=', blogWithFormerSlug(trx, slug))]))
    .where('id', '!=', ownId ?? 0)
    .executeTakeFirst();
  return holder !== undefined;
}

/** Reserves a slug for the blog, so that it still finds the blog after the slug has changed. */
export async function storeFormerSlug(trx: Database, slug: string, blogId: number) {
  await trx
    .insertInto('blog_addresses')
    .values({ slug, blog_id: blogId })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

export async function findBlog(db: Database, id: number) {
  return db.selectFrom('blogs').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

export async function getBlog(db: Database, id: number) {
  return db.selectFrom('blogs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Undefined if the slug is taken. */
export async function insertBlog(trx: Database, values: Insertable<Tables['blogs']>) {
  return trx
    .insertInto('blogs')
    .values(values)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateBlog(trx: Database, id: number, values: Updateable<Tables['blogs']>) {
  return trx.updateTable('blogs').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function findImage(db: Database, id: number) {
  const row = await db.selectFrom('blogs').select('image').where('id', '=', id).executeTakeFirst();
  return row?.image;
}
