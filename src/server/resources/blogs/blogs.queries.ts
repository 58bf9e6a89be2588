import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Insertable, SelectQueryBuilder, Updateable } from 'kysely';
import type { BlogSearch } from '#contract/blogs.ts';
import type { PageQuery } from '#contract/fields.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { afterCursor, countFound, fetchLimit, hasAny, toPage } from '#server/db/paging.ts';
import { matchesWords } from '#server/db/search-terms.ts';
import type { Tables } from '#server/db/tables.ts';
import { translatedTexts } from '#server/db/translations.queries.ts';
import { pictureNamesIn } from '#server/markup/blog-pictures.ts';

export interface BlogFilter {
  status: BlogSearch['status'];
  /** Words that must all match the title, each in any of its forms. */
  words: string[][];
}

export async function listBlogs(db: Database, filter: BlogFilter, page: PageQuery) {
  const found = db
    .selectFrom('blogs')
    .where((eb) => matches(eb, filter))
    .where(await matchesWords(db, 'blogs', filter.words));
  return readBlogs(db, found, 'created_at', page);
}

/** Published blogs by their publication date, newest first. */
export async function listPublished(db: Database, page: PageQuery) {
  const published = db.selectFrom('blogs').where('is_active', '=', 1).where('deleted_at', 'is', null);
  return readBlogs(db, published, 'published_at', page);
}

/** The inner query uses indexes only, so that the texts of other blogs are not read. */
async function readBlogs(
  db: Database,
  found: SelectQueryBuilder<Tables, 'blogs', object>,
  column: 'created_at' | 'published_at',
  page: PageQuery,
) {
  const ids = found
    .select('id')
    .where(afterCursor('blogs', page.cursor, column))
    .orderBy(column, 'desc')
    .orderBy('id', 'desc')
    .limit(fetchLimit(page));
  const inPage = db.selectFrom('blogs').selectAll().where('id', 'in', ids);
  const rows = await inPage.orderBy(column, 'desc').orderBy('id', 'desc').execute();
  return toPage(rows, page, (row) => row[column] ?? 0);
}

/** Drafts whose time has come, without those that were deleted. Locks them, so that of several instances one publishes each. */
export async function publishDue(trx: Transaction, now: number) {
  return trx
    .updateTable('blogs')
    .set((eb) => ({
      is_active: 1,
      published_at: eb.ref('publish_at'),
      updated_at: eb.fn.coalesce('publish_at', 'updated_at'),
      publish_at: null,
      version: eb('version', '+', 1),
    }))
    .where('publish_at', '<=', now)
    .where('is_active', '=', 0)
    .where('deleted_at', 'is', null)
    .returningAll()
    .execute();
}

/** Whether a blog is due for publishing, read without a lock. */
export async function hasDue(db: Database, now: number) {
  const drafts = db.selectFrom('blogs').where('is_active', '=', 0).where('deleted_at', 'is', null);
  return hasAny(drafts.where('publish_at', '<=', now));
}

export async function countMatches(db: Database, filter: BlogFilter) {
  const matching = db
    .selectFrom('blogs')
    .select('id')
    .where((eb) => matches(eb, filter))
    .where(await matchesWords(db, 'blogs', filter.words));
  return countFound(db, matching);
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

/** The slug of the published blog that was at an address of another website. */
export async function findMovedBlog(db: Database, addresses: readonly string[]) {
  const found = await db
    .selectFrom('old_addresses')
    .innerJoin('blogs', 'blogs.id', 'old_addresses.blog_id')
    .select(['slug', 'address'])
    .where('address', 'in', addresses)
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .execute();
  return addresses.flatMap((address) => found.filter((row) => row.address === address))[0]?.slug;
}

/** How many numbers are tried behind a slug before a random one. */
const numberedSlugs = 20;

/** The wanted slug, such as `knee-pain`, or the first free one of `knee-pain-2`, `knee-pain-3`, ... */
export async function findFreeSlug(trx: Transaction, wanted: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const ending = attempt <= numberedSlugs ? attempt : randomBytes(4).toString('hex');
    const slug = attempt === 1 ? wanted : `${wanted}-${ending}`;
    if (!(await isSlugTaken(trx, slug, null))) return slug;
  }
}

export function blogWithFormerSlug(db: Database, slug: string) {
  return db.selectFrom('blog_addresses').select('blog_id').where('slug', '=', slug);
}

/** Whether a blog other than `ownId` has or had the slug, which includes deleted ones that may be brought back. */
export async function isSlugTaken(trx: Transaction, slug: string, ownId: number | null) {
  const holder = await trx
    .selectFrom('blogs')
    .select('id')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('id', '=', blogWithFormerSlug(trx, slug))]))
    .where('id', '!=', ownId ?? 0)
    .executeTakeFirst();
  return holder !== undefined;
}

/** Reserves a slug for the blog, so that it still finds the blog after the slug has changed. */
export async function storeFormerSlug(trx: Transaction, slug: string, blogId: number) {
  await trx
    .insertInto('blog_addresses')
    .values({ slug, blog_id: blogId })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

export async function getBlog(db: Database, id: number) {
  return db.selectFrom('blogs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function insertBlog(trx: Transaction, values: Insertable<Tables['blogs']>) {
  return trx.insertInto('blogs').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateBlog(trx: Transaction, id: number, values: Updateable<Tables['blogs']>) {
  return trx.updateTable('blogs').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function findImage(db: Database, id: number) {
  const row = await db.selectFrom('blogs').select('image').where('id', '=', id).executeTakeFirst();
  return row?.image;
}

export async function insertTextPicture(db: Database, name: string, now: number) {
  // oxlint-disable-next-line changes/writes-take-trx -- no page shows it until a text does
  await db.insertInto('blog_pictures').values({ name, last_used_at: now }).execute();
}

/**
 * Records which pictures the text of a blog and its translations show now; those of a deleted blog (null) show none. The retention
 * of pictures that they no longer show starts now.
 */
export async function replaceTextPictures(trx: Transaction, blogId: number, content: string | null, now: number) {
  const translated = content === null ? [] : await translatedTexts(trx, 'blog', blogId);
  const names = pictureNamesIn([content ?? '', ...translated].join(''));
  const used = trx.selectFrom('blog_picture_uses').select('name').where('blog_id', '=', blogId);
  await trx.updateTable('blog_pictures').set({ last_used_at: now }).where('name', 'in', used).execute();
  await trx.deleteFrom('blog_picture_uses').where('blog_id', '=', blogId).execute();
  if (names.length === 0) return;
  await trx
    .insertInto('blog_picture_uses')
    .columns(['blog_id', 'name'])
    .expression((eb) =>
      eb
        .selectFrom('blog_pictures')
        .select((known) => [known.val(blogId).as('blog_id'), 'name'])
        .where('name', 'in', names),
    )
    .execute();
}

/** Limits the clean-up that an upload has to wait for. */
const maxDeletedPerUpload = 50;

/** Deletes the rows of pictures that no blog has shown since `before`, and returns their names. */
export async function deleteUnusedTextPictures(db: Database, before: number) {
  const unused = db
    .selectFrom('blog_pictures')
    .select('name')
    .where('last_used_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blog_picture_uses')
            .select('blog_id')
            .whereRef('blog_picture_uses.name', '=', 'blog_pictures.name'),
        ),
      ),
    )
    .limit(maxDeletedPerUpload);
  // oxlint-disable-next-line changes/writes-take-trx -- no text has shown them for long
  const rows = await db.deleteFrom('blog_pictures').where('name', 'in', unused).returning('name').execute();
  return rows.map(({ name }) => name);
}
