import type { Blog, BlogForm } from '#contract/blogs.ts';
import type { Page } from '#contract/endpoint.ts';
import type { PageQuery } from '#contract/fields.ts';
import { claimChange } from '#server/db/claim-change.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { invalid, notFound } from '#server/http/app-error.ts';
import { fetchPicture } from '#server/storage/fetch-picture.ts';
import { withPicture } from '#server/storage/with-picture.ts';
import type { ResourceContext } from '../resource.ts';
import { readBlogContent, slugOf } from './blog-content.ts';
import * as queries from './blogs.queries.ts';

export async function listBlogs(
  db: Database,
  page: PageQuery,
  onlyPublished: boolean,
): Promise<Page<{ blogs: Blog[] }>> {
  const { rows, next } = await queries.listBlogs(db, page, onlyPublished);
  const total = await queries.countBlogs(db, onlyPublished);
  return { body: { blogs: rows.map(toBlog) }, next, total, totalIsExact: true };
}

/** A draft is not there for visitors. */
export async function getPublishedBlog(db: Database, slug: string): Promise<Blog> {
  const row = await queries.findPublished(db, slug);
  if (!row) throw notFound();
  return toBlog(row);
}

export async function createBlog(context: ResourceContext, form: BlogForm): Promise<Blog> {
  const { db, clock, pictures } = context;
  const image = (await storeNewPicture(context, form, null)) ?? null;
  const now = clock();
  const values = {
    title: form.title,
    ...readBlogContent(form.content),
    image,
    is_active: form.status,
    created_at: now,
    updated_at: now,
  };
  return toBlog(await withPicture(pictures, 'blogs', image, () => insertWithSlug(db, values)));
}

type Values = Omit<Parameters<typeof queries.insertBlog>[1], 'slug'>;

/** `knee-pain`, or `knee-pain-2` when that is taken, and so on. */
async function insertWithSlug(db: Database, values: Values, attempt = 1): Promise<Row<'blogs'>> {
  const slug = attempt === 1 ? slugOf(values.title) : `${slugOf(values.title)}-${attempt}`;
  return (await queries.insertBlog(db, { ...values, slug })) ?? insertWithSlug(db, values, attempt + 1);
}

export async function updateBlog(
  context: ResourceContext,
  id: number,
  form: BlogForm,
  expectedVersion: number | undefined,
): Promise<Blog> {
  const { db, clock, pictures } = context;
  const added = await storeNewPicture(context, form, id);
  const { before, row } = await withPicture(pictures, 'blogs', added ?? null, () =>
    db.transaction().execute(async (trx) => {
      await claimChange(trx, 'blogs', id, expectedVersion);
      const stored = await queries.getBlog(trx, id);
      const values = {
        title: form.title,
        ...readBlogContent(form.content),
        is_active: form.status,
        updated_at: clock(),
      };
      return { before: stored, row: await queries.updateBlog(trx, id, added ? { ...values, image: added } : values) };
    }),
  );
  if (added && before.image) await pictures.remove('blogs', before.image);
  return toBlog(row);
}

export async function setBlogStatus(
  { db, clock }: ResourceContext,
  id: number,
  is_active: 0 | 1,
  expectedVersion: number | undefined,
): Promise<Blog> {
  return db.transaction().execute(async (trx) => {
    await claimChange(trx, 'blogs', id, expectedVersion);
    return toBlog(await queries.updateBlog(trx, id, { is_active, updated_at: clock() }));
  });
}

export async function removeBlog({ db, pictures }: ResourceContext, id: number, expectedVersion: number | undefined) {
  const { image } = await db.transaction().execute(async (trx) => {
    await claimChange(trx, 'blogs', id, expectedVersion);
    return queries.deleteBlog(trx, id);
  });
  if (image) await pictures.remove('blogs', image);
  return null;
}

/** The name of a picture that the form brings along; undefined when it brings none, or names the one that is stored. */
async function storeNewPicture({ db, pictures }: ResourceContext, { image, image_url }: BlogForm, id: number | null) {
  if (image) return pictures.add('blogs', image);
  if (!image_url) return undefined;
  if (image_url.startsWith('https://')) return pictures.addBytes('blogs', await fetchPicture(image_url), 'image_url');
  const stored = id === null ? undefined : await queries.findImage(db, id);
  if (stored !== image_url) throw invalid('image_url', 'Please enter an address that starts with https://.');
  return undefined;
}

function toBlog({ image, created_at, updated_at, ...row }: Row<'blogs'>): Blog {
  return {
    ...row,
    image_url: image,
    status: row.is_active === 1 ? 'Published' : 'Draft',
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
  };
}
