import type { Database } from '#server/db/database.ts';

/** Limits the clean-up that an upload has to wait for. */
const maxDeletedPerUpload = 50;

export async function insertPicture(db: Database, name: string, now: number) {
  await db.insertInto('blog_pictures').values({ name, last_used_at: now }).execute();
}

/** Records which pictures the text of a blog shows now. The retention of those that it no longer shows starts now. */
export async function replaceUses(trx: Database, blogId: number, names: string[], now: number) {
  await releaseUses(trx, blogId, now);
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

export async function releaseUses(trx: Database, blogId: number, now: number) {
  const used = trx.selectFrom('blog_picture_uses').select('name').where('blog_id', '=', blogId);
  await trx.updateTable('blog_pictures').set({ last_used_at: now }).where('name', 'in', used).execute();
  await trx.deleteFrom('blog_picture_uses').where('blog_id', '=', blogId).execute();
}

/** Deletes the rows of pictures that no blog has shown since `before`, and returns their names. */
export async function deleteUnused(db: Database, before: number) {
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
  const rows = await db.deleteFrom('blog_pictures').where('name', 'in', unused).returning('name').execute();
  return rows.map(({ name }) => name);
}
