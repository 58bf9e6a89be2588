import { type BlogCounts, type BlogForm, type BlogSearch, type BlogTextPicture, blogs } from '#contract/blogs.ts';
import type { PageQuery, UploadedFile } from '#contract/fields.ts';
import * as blogMessages from '#contract/messages/blogs.ts';
import { fillHelpLines, type HelpLines } from '#contract/plain/fill-help-lines.ts';
import type { Language } from '#contract/plain/languages.ts';
import { limits, serverLimits } from '#contract/plain/limits.ts';
import { slugOf } from '#contract/plain/slug.ts';
import { readSignNames } from '#contract/plain/urgencies.ts';
import { invalid, notFound } from '#server/app-error.ts';
import { byProgram, type ChangeRequest, changeRecord, readCounts, type Work } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { addRecord, noSample, type RecordKind, updateRecord } from '#server/db/records.queries.ts';
import { parseWords, replaceTerms, termsOfTitle } from '#server/db/search-terms.ts';
import type { Row } from '#server/db/tables.ts';
import { inLanguage, oneInLanguage, type Untranslated } from '#server/db/translations.queries.ts';
import { type BlogContent, describeContent, escapeHtml, htmlOf, plainTextOf } from '#server/markup/blog-text.ts';
import { fetchPicture } from '#server/storage/fetch-picture.ts';
import { pictureKey, withPicture } from '#server/storage/pictures.ts';
import { checkReviewDay } from '../check-days.ts';
import { clinicHelpLines, clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './blogs.queries.ts';

export function mountBlogs(context: ResourceContext) {
  const { mount, db } = context;
  mount(blogs.listPublic, ({ query }, { language }) => listPublishedBlogs(db, query, language));
  mount(blogs.getPublic, ({ params }, { language }) => getPublishedBlog(db, params.slug, language));
  mount(blogs.list, ({ query }) => listBlogs(db, query));
  mount(blogs.counts, () => countBlogs(db));
  mount(blogs.create, ({ body }, { change }) => createBlog(context, body, change));
  mount(blogs.addPicture, ({ body }, { change }) => addTextPicture(context, body.image, change.at));
  mount(blogs.update, ({ params, body }, { change }) => updateBlog(context, params.id, body, change));
  mount(blogs.setStatus, ({ params, body }, call) => setBlogStatus(call, params.id, body.is_active));
  const { get, remove, restore } = blogs;
  mountRecords(context, { get, remove, restore }, kind);
}

async function listPublishedBlogs(db: Database, page: PageQuery, language: Language) {
  const { rows: listed, next } = await queries.listPublished(db, page);
  const rows = (await inLanguage(db, language, 'blog', listed)).map(asTranslated);
  const lines = await clinicHelpLines(db, language);
  const shown = rows.map((row) => fillPreview(fillBlog(row, lines), lines));
  return { body: { blogs: shown }, next, total: (await countBlogs(db)).published, totalIsExact: true };
}

async function listBlogs(db: Database, search: BlogSearch) {
  const filter = { status: search.status, words: parseWords(search.q) };
  const { rows, next } = await queries.listBlogs(db, filter, search);
  const lines = await clinicHelpLines(db);
  return { body: { blogs: rows.map((row) => fillPreview(toBlog(row), lines)) }, next, ...(await totalOf(db, filter)) };
}

type BlogAnswer = ReturnType<typeof toBlog>;

/** Fills in help lines; they are escaped in HTML, whatever an owner has typed. */
function fillBlog(row: Row<'blogs'>, lines: HelpLines): BlogAnswer {
  const { content_html, ...blog } = toBlog(row);
  const escaped = {
    ...lines,
    emergencyNumber: escapeHtml(lines.emergencyNumber),
    ambulanceNumber: lines.ambulanceNumber && escapeHtml(lines.ambulanceNumber),
    crisisLine: lines.crisisLine && escapeHtml(lines.crisisLine),
  };
  return { ...fillHelpLines(blog, lines), content_html: fillHelpLines(content_html, escaped) };
}

/** Fills in help lines of the preview, which may end inside a placeholder. No form sends it back, so it is always filled. */
function fillPreview(blog: BlogAnswer, lines: HelpLines): BlogAnswer {
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
async function getPublishedBlog(db: Database, slug: string, language: Language) {
  const row = await queries.findPublished(db, slug);
  if (!row) throw notFound();
  return fillBlog(asTranslated(await oneInLanguage(db, language, 'blog', row)), await clinicHelpLines(db, language));
}

/** A translation is sanitised HTML, also of plain text. */
function asTranslated(row: Row<'blogs'> & Untranslated) {
  const isOriginal = row.untranslated?.includes('content') ?? true;
  return isOriginal ? row : { ...row, ...describeContent(row.content, 'html') };
}

const kind: RecordKind<'blogs', BlogAnswer> = {
  table: 'blogs',
  kind: 'blog',
  nameOf: ({ title }) => title,
  toRecord: toBlog,
  texts: {
    title: 'title',
    content: 'content',
    content_format: 'format',
    author: 'author',
    reviewed_on: 'day of the last review',
    reviewed_by: 'reviewer',
    signs: 'signs',
  },
  labels: {
    slug: 'address',
    image: 'picture',
    is_active: 'status',
    publish_at: 'schedule',
    published_at: 'publication date',
  },
  countsOf: (row) => [countOf(row)],
  writeParts: async (trx, { id, title, content, deleted_at }, at) => {
    await queries.replaceTextPictures(trx, id, deleted_at === null ? content : null, at);
    await replaceTerms(trx, 'blogs', id, termsOfTitle(title));
  },
};

async function createBlog(context: ResourceContext, form: BlogForm, change: ChangeRequest) {
  const { db, pictures } = context;
  await checkReviewDay(db, form.reviewed_on, change.at);
  const content = await readContent(context, form);
  const image = (await storeNewPicture(context, form, null)) ?? null;
  const dates = datesOf(form, undefined, change.at, await clinicTimeZone(db));
  return withPicture(pictures, 'blogs', image, () =>
    addRecord({ db, change }, kind, async (trx) => {
      if (form.slug) await refuseTakenSlug(trx, form.slug, null);
      return {
        ...valuesOf(form, content, change),
        ...dates,
        slug: await queries.findFreeSlug(trx, form.slug ?? (slugOf(form.title) || 'blog')),
        image,
        created_at: change.at,
      };
    }),
  );
}

async function updateBlog(context: ResourceContext, id: number, form: BlogForm, change: ChangeRequest) {
  const { db, pictures } = context;
  await checkReviewDay(db, form.reviewed_on, change.at);
  const content = await readContent(context, form);
  const added = (await storeNewPicture(context, form, id)) ?? null;
  let before: string | null = null;
  let after: string | null = null;
  const blog = await withPicture(pictures, 'blogs', added, () =>
    updateRecord({ db, change }, kind, id, async (trx, stored) => {
      before = stored.image;
      after = added ?? (form.remove_image ? null : stored.image);
      return {
        ...valuesOf(form, isUnchanged(form, stored) ? textOf(stored) : content, change),
        ...datesOf(form, stored, change.at, await clinicTimeZone(trx)),
        slug: await resolveSlug(trx, stored, form.slug),
        image: after,
        ...noSample,
      };
    }),
  );
  if (before && before !== after) await pictures.remove('blogs', before);
  return blog;
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

function valuesOf(form: BlogForm, content: BlogContent, change: ChangeRequest) {
  const { title, author, reviewed_on, reviewed_by, signs } = form;
  return {
    title,
    ...content,
    ...(author !== undefined && { author }),
    ...(reviewed_on !== undefined && { reviewed_on }),
    ...(reviewed_by !== undefined && { reviewed_by }),
    ...(signs !== undefined && { signs }),
    is_active: form.status,
    updated_at: change.at,
  };
}

type Dates = Pick<Row<'blogs'>, 'publish_at' | 'published_at'>;

/**
 * Dates of a blog: the time at which a draft will be published, and the date of a published blog. Publishing by hand clears the schedule; a blog that was
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

/** A local time in ms. If the clock skips the time, the later moment counts; if it repeats it, the first. */
function timeOf(moment: string | null | undefined, timeZone: string) {
  if (!moment) return moment as null | undefined;
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(moment)) return Temporal.Instant.from(moment).epochMilliseconds;
  return Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).epochMilliseconds;
}

/** Publishes the drafts whose time has come. */
export async function publishDueBlogs(db: Database, now: number) {
  if (!(await queries.hasDue(db, now))) return;
  await changeRecord(db, byProgram(now), async (trx) => {
    const published = await queries.publishDue(trx, now);
    const entry = published.map((row) => ({ action: 'published', kind: 'blog', id: row.id, name: row.title }) as const);
    const { length } = published;
    return { result: undefined, entry, counts: { 'blogs.draft': -length, 'blogs.published': length } };
  });
}

/** Returns the blog's new slug. The slug of a published blog is stored as a former one, so that links to it still work. */
async function resolveSlug(trx: Transaction, stored: Row<'blogs'>, wanted: string | null) {
  if (stored.is_active) await queries.storeFormerSlug(trx, stored.slug, stored.id);
  if (wanted === null || wanted === stored.slug) return stored.slug;
  await refuseTakenSlug(trx, wanted, stored.id);
  return wanted;
}

async function refuseTakenSlug(trx: Transaction, slug: string, ownId: number | null) {
  if (await queries.isSlugTaken(trx, slug, ownId))
    throw invalid('slug', 'Another blog has this address, or had it before. Please choose another one.');
}

async function setBlogStatus({ db, change }: Work, id: number, is_active: 0 | 1) {
  const publish = async (trx: Transaction, { slug, ...stored }: Row<'blogs'>) => {
    if (stored.is_active) await queries.storeFormerSlug(trx, slug, id);
    const published_at = is_active ? (stored.published_at ?? change.at) : stored.published_at;
    return { is_active, publish_at: null, published_at, updated_at: change.at };
  };
  return updateRecord({ db, change }, kind, id, publish, { action: is_active ? 'published' : 'unpublished' });
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
  await withPicture(pictures, 'blogTexts', name, () => queries.insertTextPicture(db, name, now));
  return { image_url: `/${pictureKey('blogTexts', name)}`, width, height };
}

/** Only uploads add pictures, so cleaning up on upload is often enough. */
async function removeUnusedPictures({ db, pictures }: ResourceContext, now: number) {
  const names = await queries.deleteUnusedTextPictures(db, now - serverLimits.unusedPicture);
  await Promise.all(names.map((name) => pictures.remove('blogTexts', name)));
}

function toBlog(row: Row<'blogs'>) {
  return {
    ...row,
    signs: readSignNames(row.signs),
    content: plainTextOf(row),
    content_html: htmlOf(row),
    image_url: row.image && pictureKey('blogs', row.image),
    status: row.is_active === 1 ? ('Published' as const) : ('Draft' as const),
  };
}
