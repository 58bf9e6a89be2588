import { randomBytes } from 'node:crypto';
import type { Insertable, Updateable } from 'kysely';
import type { Database, Transaction } from './database.ts';
import type { Tables } from './tables.ts';

// Queries that the editor of blogs and imports share.

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

export async function getBlog(db: Database, id: number) {
  return db.selectFrom('blogs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function insertBlog(trx: Transaction, values: Insertable<Tables['blogs']>) {
  return trx.insertInto('blogs').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateBlog(trx: Transaction, id: number, values: Updateable<Tables['blogs']>) {
  return trx.updateTable('blogs').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function insertTextPicture(db: Database, name: string, now: number) {
  // oxlint-disable-next-line changes/writes-take-trx -- no page shows it until a text does
  await db.insertInto('blog_pictures').values({ name, last_used_at: now }).execute();
}

/** Records which pictures the text of a blog shows now. The retention of pictures that it no longer shows starts now. */
export async function replaceTextPictures(trx: Transaction, blogId: number, names: string[], now: number) {
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
