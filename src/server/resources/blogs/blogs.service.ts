import {
  type Blog,
  type BlogCounts,
  type BlogForm,
  type BlogSearch,
  type BlogTextPicture,
  blogs,
} from '#contract/blogs.ts';
import type { Page } from '#contract/endpoint.ts';
import type { PageQuery, UploadedFile } from '#contract/fields.ts';
import { fillHelpLines, type HelpLines } from '#contract/fill-help-lines.ts';
import { limits, serverLimits } from '#contract/limits.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { slugOf } from '#contract/slug.ts';
import type { BlogContent } from '#server/blog-content.ts';
import { pictureNamesIn } from '#server/blog-pictures.ts';
import { htmlOf, plainTextOf } from '#server/blog-text.ts';
import * as blogRows from '#server/db/blogs.queries.ts';
import {
  type ChangeRequest,
  type CountChanges,
  changedFields,
  differences,
  lockVersion,
  readCounts,
  recordChange,
} from '#server/db/changes.queries.ts';
import { clinicHelpLines, clinicTimeZone } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { markDeleted, restoreDeleted } from '#server/db/deletions.queries.ts';
import { parseWords, replaceTerms, termsOfTitle } from '#server/db/search-terms.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalid, notFound } from '#server/http/app-error.ts';
import { checkReviewDay } from '#server/review-day.ts';
import { fetchPicture } from '#server/storage/fetch-picture.ts';
import { pictureKey, withPicture } from '#server/storage/pictures.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './blogs.queries.ts';

export function mountBlogs(context: ResourceContext) {
  const { mount, db } = context;
  mount(blogs.listPublished, ({ query }) => listPublishedBlogs(db, query));
  mount(blogs.getPublished, ({ params }) => getPublishedBlog(db, params.slug));
  mount(blogs.list, ({ query }) => listBlogs(db, query));
  mount(blogs.counts, () => countBlogs(db));
  mount(blogs.get, ({ params }) => getBlog(db, params.id));
  mount(blogs.create, ({ body }, c) => createBlog(context, body, c.get('change')));
  mount(blogs.addPicture, ({ body }, c) => addTextPicture(context, body.image, c.get('change').at));
  mount(blogs.update, ({ params, body }, c) => updateBlog(context, params.id, body, c.get('change')));
  mount(blogs.setStatus, ({ params, body }, c) => setBlogStatus(context, params.id, body.is_active, c.get('change')));
  mount(blogs.remove, ({ params }, c) => removeBlog(db, params.id, c.get('change')));
  mount(blogs.restore, ({ params }, c) => restoreBlog(db, params.id, c.get('change')));
}

async function listPublishedBlogs(db: Database, page: PageQuery): Promise<Page<{ blogs: Blog[] }>> {
  const { rows, next } = await queries.listPublished(db, page);
  const lines = await clinicHelpLines(db);
  const shown = rows.map((row) => fillPreview(fillHelpLines(toBlog(row), lines), lines));
  return { body: { blogs: shown }, next, total: (await countBlogs(db)).published, totalIsExact: true };
}

async function listBlogs(db: Database, search: BlogSearch): Promise<Page<{ blogs: Blog[] }>> {
  const filter = { status: search.status, words: parseWords(search.q) };
  const { rows, next } = await queries.listBlogs(db, filter, search);
  const lines = await clinicHelpLines(db);
  return { body: { blogs: rows.map((row) => fillPreview(toBlog(row), lines)) }, next, ...(await totalOf(db, filter)) };
}

/** Also where the text is answered as it is stored, since no form sends a preview back. Its end may have cut a place off. */
function fillPreview(blog: Blog, lines: HelpLines): Blog {
  return { ...blog, preview: fillHelpLines(blog.preview.replace(/\{[a-z]*$/, ''), lines) };
}

async function totalOf(db: Database, filter: queries.BlogFilter) {
  if (filter.words.length === 0) return { total: (await countBlogs(db))[filter.status], totalIsExact: true };
  const total = await queries.countMatches(db, filter);
  return { total, totalIsExact: total < limits.countedMatches };
}

async function countBlogs(db: Database): Promise<BlogCounts> {
  const counts = await readCounts(db, 'blogs.published', 'blogs.draft');
  const { 'blogs.published': published, 'blogs.draft': draft } = counts;
  return { all: published + draft, published, draft };
}

/** The counter of a blog with this status. */
export function countOf({ is_active }: Pick<Row<'blogs'>, 'is_active'>) {
  return is_active ? 'blogs.published' : 'blogs.draft';
}

/** Finds a published blog by its current or a former slug. Drafts are not found. */
async function getPublishedBlog(db: Database, slug: string): Promise<Blog> {
  return fillHelpLines(toBlog(found(await queries.findPublished(db, slug))), await clinicHelpLines(db));
}

async function getBlog(db: Database, id: number): Promise<Blog> {
  return toBlog(found(await queries.findBlog(db, id)));
}

function found(row: Row<'blogs'> | undefined) {
  if (!row) throw notFound();
  return row;
}

async function createBlog(context: ResourceContext, form: BlogForm, change: ChangeRequest): Promise<Blog> {
  const { db, pictures } = context;
  await checkReviewDay(db, form.reviewed_on, change.at);
  const content = await readContent(context, form);
  const image = (await storeNewPicture(context, form, null)) ?? null;
  const dates = datesOf(form, undefined, change.at, await clinicTimeZone(db));
  const values = {
    ...valuesOf(form, content, change),
    ...dates,
    author: form.author ?? null,
    reviewed_on: form.reviewed_on ?? null,
    reviewed_by: form.reviewed_by ?? null,
    image,
    created_at: change.at,
  };
  const insert = () =>
    inTransaction(db, async (trx) => {
      if (form.slug) await refuseTakenSlug(trx, form.slug, null);
      const row = await blogRows.insertWithSlug(trx, values, form.slug ?? (slugOf(form.title) || 'blog'));
      await blogRows.replaceTextPictures(trx, row.id, pictureNamesIn(row.content), change.at);
      await replaceTerms(trx, 'blogs', row.id, termsOfTitle(row.title));
      await recordChange(trx, change, 'added', subjectOf(row), { [countOf(row)]: 1 });
      return row;
    });
  return toBlog(await withPicture(pictures, 'blogs', image, insert));
}

async function updateBlog(context: ResourceContext, id: number, form: BlogForm, change: ChangeRequest): Promise<Blog> {
  const { db, pictures } = context;
  await checkReviewDay(db, form.reviewed_on, change.at);
  const content = await readContent(context, form);
  const added = (await storeNewPicture(context, form, id)) ?? null;
  const { before, row } = await withPicture(pictures, 'blogs', added, () =>
    inTransaction(db, async (trx) => {
      await lockVersion(trx, 'blogs', id, change.expectedVersion);
      const stored = await blogRows.getBlog(trx, id);
      const changed = await blogRows.updateBlog(trx, id, {
        ...valuesOf(form, isUnchanged(form, stored) ? textOf(stored) : content, change),
        ...datesOf(form, stored, change.at, await clinicTimeZone(trx)),
        ...(form.author !== undefined && { author: form.author }),
        ...(form.reviewed_on !== undefined && { reviewed_on: form.reviewed_on }),
        ...(form.reviewed_by !== undefined && { reviewed_by: form.reviewed_by }),
        slug: await resolveSlug(trx, stored, form.slug),
        image: added ?? (form.remove_image ? null : stored.image),
        is_sample: 0,
      });
      await blogRows.replaceTextPictures(trx, id, pictureNamesIn(changed.content), change.at);
      await replaceTerms(trx, 'blogs', id, termsOfTitle(changed.title));
      const texts = differences(stored, changed, textLabels);
      const fields = [...texts.map(({ label }) => label), ...changedFields(stored, changed, otherLabels)];
      await recordChange(
        trx,
        change,
        'changed',
        { ...subjectOf(changed), fields, texts },
        countChanges(stored, changed),
      );
      return { before: stored, row: changed };
    }),
  );
  if (before.image && before.image !== row.image) await pictures.remove('blogs', before.image);
  return toBlog(row);
}

async function readContent({ markup }: ResourceContext, { content, content_html }: BlogForm) {
  return content_html ? markup.readBlogHtml(content_html) : markup.readBlogContent(content ?? '');
}

/** A client that knows plain text only sends back what it got, and must not remove the formatting. */
function isUnchanged({ content, content_html }: BlogForm, stored: Row<'blogs'>) {
  return content_html ? content_html === htmlOf(stored) : content === plainTextOf(stored);
}

function textOf({ content, content_format, preview }: Row<'blogs'>): BlogContent {
  return { content, content_format, preview };
}

const textLabels = {
  title: 'title',
  content: 'content',
  content_format: 'format',
  author: 'author',
  reviewed_on: 'day of the last review',
  reviewed_by: 'reviewer',
};
const otherLabels = {
  slug: 'address',
  image: 'picture',
  is_active: 'status',
  publish_at: 'schedule',
  published_at: 'publication date',
};

function countChanges(before: Row<'blogs'>, after: Row<'blogs'>): CountChanges {
  return before.is_active === after.is_active ? {} : { [countOf(before)]: -1, [countOf(after)]: 1 };
}

function valuesOf(form: BlogForm, content: BlogContent, change: ChangeRequest) {
  return {
    title: form.title,
    ...content,
    is_active: form.status,
    updated_at: change.at,
  };
}

type Dates = Pick<Row<'blogs'>, 'publish_at' | 'published_at'>;

/**
 * When a draft will be published, and the date of a published blog. Publishing by hand clears the schedule; a blog that was
 * published before keeps its date.
 * @throws AppError `invalid` for a schedule in the past, or a publication in the future
 */
function datesOf(form: BlogForm, stored: Dates | undefined, now: number, timeZone: string): Dates {
  const [publishAt, publishedAt] = [timeOf(form.publish_at, timeZone), timeOf(form.published_at, timeZone)];
  const before = stored?.published_at ?? null;
  if (form.status === 0) {
    if (publishAt && publishAt <= now) throw invalid('publish_at', blogMessages.timeIsOver);
    return { publish_at: publishAt === undefined ? (stored?.publish_at ?? null) : publishAt, published_at: before };
  }
  if (publishedAt && publishedAt > now) throw invalid('published_at', blogMessages.timeToCome);
  return { publish_at: null, published_at: publishedAt ?? before ?? now };
}

/** In ms. Of a time that a change of the clock skips or repeats, the later or the first moment. */
function timeOf(moment: string | null | undefined, timeZone: string) {
  if (!moment) return moment as null | undefined;
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(moment)) return Temporal.Instant.from(moment).epochMilliseconds;
  return Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).epochMilliseconds;
}

/** Publishes the drafts whose time has come. */
export async function publishDueBlogs(db: Database, now: number) {
  if (!(await queries.hasDue(db, now))) return;
  await inTransaction(db, async (trx) => {
    const change = { administratorId: null, at: now, expectedVersion: undefined };
    for (const row of await queries.publishDue(trx, now))
      await recordChange(trx, change, 'published', subjectOf(row), { 'blogs.draft': -1, 'blogs.published': 1 });
  });
}

/** Returns the blog's new slug. The slug of a published blog is stored as a former one, so that links to it still work. */
async function resolveSlug(trx: Database, stored: Row<'blogs'>, wanted: string | null) {
  if (stored.is_active) await queries.storeFormerSlug(trx, stored.slug, stored.id);
  if (wanted === null || wanted === stored.slug) return stored.slug;
  await refuseTakenSlug(trx, wanted, stored.id);
  return wanted;
}

async function refuseTakenSlug(trx: Database, slug: string, ownId: number | null) {
  if (await blogRows.isSlugTaken(trx, slug, ownId))
    throw invalid('slug', 'Another blog has this address, or had it before. Please choose another one.');
}

async function setBlogStatus(
  { db }: ResourceContext,
  id: number,
  is_active: 0 | 1,
  change: ChangeRequest,
): Promise<Blog> {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'blogs', id, change.expectedVersion);
    const stored = await blogRows.getBlog(trx, id);
    const published_at = is_active ? (stored.published_at ?? change.at) : stored.published_at;
    const row = await blogRows.updateBlog(trx, id, {
      is_active,
      publish_at: null,
      published_at,
      updated_at: change.at,
    });
    if (stored.is_active) await queries.storeFormerSlug(trx, row.slug, id);
    const action = is_active ? 'published' : 'unpublished';
    await recordChange(trx, change, action, subjectOf(row), countChanges(stored, row));
    return toBlog(row);
  });
}

async function removeBlog(db: Database, id: number, change: ChangeRequest) {
  await inTransaction(db, async (trx) => {
    const row = await markDeleted(trx, 'blogs', id, change);
    await blogRows.releaseTextPictures(trx, id, change.at);
    await recordChange(trx, change, 'deleted', subjectOf(row), { [countOf(row)]: -1 });
  });
  return null;
}

async function restoreBlog(db: Database, id: number, change: ChangeRequest): Promise<Blog> {
  return inTransaction(db, async (trx) => {
    const row = await restoreDeleted(trx, 'blogs', id, change);
    await blogRows.replaceTextPictures(trx, id, pictureNamesIn(row.content), change.at);
    await recordChange(trx, change, 'restored', subjectOf(row), { [countOf(row)]: 1 });
    return toBlog(row);
  });
}

/** Stores the picture of the form and returns its name. Undefined if the form has none, or names the stored one. */
async function storeNewPicture({ db, pictures }: ResourceContext, { image, image_url }: BlogForm, id: number | null) {
  if (image) return pictures.add('blogs', image);
  if (!image_url) return undefined;
  if (image_url.startsWith('https://')) return pictures.addBytes('blogs', await fetchPicture(image_url), 'image_url');
  const stored = id === null ? undefined : await queries.findImage(db, id);
  if (stored !== image_url.replace(/^\/?uploads\//, ''))
    throw invalid('image_url', 'Please enter an address that starts with https://.');
  return undefined;
}

/** Stores a picture for the text of a blog, and deletes pictures that no text has used for a long time. */
async function addTextPicture(
  context: ResourceContext,
  image: UploadedFile | undefined,
  now: number,
): Promise<BlogTextPicture> {
  const { db, pictures } = context;
  if (!image) throw invalid('image', 'Please choose a picture.');
  await removeUnusedPictures(context, now);
  const { name, width, height } = await pictures.addMeasured('blogTexts', image);
  await withPicture(pictures, 'blogTexts', name, () => blogRows.insertTextPicture(db, name, now));
  return { image_url: `/${pictureKey('blogTexts', name)}`, width, height };
}

/** Only uploads add pictures, so cleaning up on upload is often enough. */
async function removeUnusedPictures({ db, pictures }: ResourceContext, now: number) {
  const names = await queries.deleteUnusedTextPictures(db, now - serverLimits.unusedPicture);
  await Promise.all(names.map((name) => pictures.remove('blogTexts', name)));
}

function subjectOf({ id, title }: Pick<Row<'blogs'>, 'id' | 'title'>) {
  return { kind: 'blog', id, name: title } as const;
}

function toBlog({ image, publish_at, published_at, created_at, updated_at, ...row }: Row<'blogs'>): Blog {
  return {
    ...row,
    content: plainTextOf(row),
    content_html: htmlOf(row),
    image_url: image && pictureKey('blogs', image),
    status: row.is_active === 1 ? 'Published' : 'Draft',
    publish_at: isoTime(publish_at),
    published_at: isoTime(published_at),
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
  };
}

function isoTime(time: number | null) {
  return time === null ? null : new Date(time).toISOString();
}
