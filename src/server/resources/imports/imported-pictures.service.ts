import { importLimits } from '#contract/plain/clinic-limits.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { fits } from '#contract/plain/text-length.ts';
import { AppError } from '#server/app-error.ts';
import { byProgram, changeRecord, contentChange, lockVersion } from '#server/db/changes.queries.ts';
import { giveLeaseBack, withLease } from '#server/db/job-runs.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { pictureNamesIn } from '#server/markup/blog-pictures.ts';
import type { Markup } from '#server/markup/markup.ts';
import { pictureKey, withPicture } from '#server/storage/pictures.ts';
import { getBlog, insertTextPicture, replaceTextPictures, updateBlog } from '../blogs/blogs.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { unlessUnreadable } from './imported-blog.ts';
import * as queries from './imported-blogs.queries.ts';

interface Parts extends Pick<ResourceContext, 'db' | 'clock' | 'pictures' | 'markup'> {
  /** Fetches a picture by the rules of picture addresses. */
  fetchPicture: (address: string) => Promise<Uint8Array>;
}

/** Longer than fetching and encoding one picture takes. In ms. */
const leaseMs = 60_000;

/**
 * Fetches the picture that has waited longest, in one instance at a time. After the last one of a blog, the blog shows them. Resolves to
 * whether there was one to fetch.
 */
export async function fetchNextPicture(parts: Parts): Promise<boolean> {
  const { db, clock } = parts;
  if (!(await queries.findWaitingPicture(db)) && !(await queries.findUnshownBlog(db))) return false;
  const lease = { name: 'imported pictures', now: clock(), ms: leaseMs };
  const fetched = await withLease(db, lease, async () => {
    const picture = await queries.findWaitingPicture(db);
    if (picture) await settle(parts, picture);
    // A process may end after it has stored the last picture and before the blog shows it.
    const blogId = picture?.blog_id ?? (await queries.findUnshownBlog(db));
    if (blogId !== undefined) await showPictures(parts, blogId);
    return blogId !== undefined;
  });
  if (fetched !== null) await giveLeaseBack(db, lease);
  return fetched ?? false;
}

type Picture = Row<'imported_pictures'>;

async function settle(parts: Parts, picture: Picture) {
  const { db } = parts;
  const { id, attempts } = picture;
  // Attempts are counted in advance, so that a picture that ends the process is not tried for ever.
  await queries.updatePicture(db, id, { attempts: attempts + 1 });
  if (attempts >= importLimits.attempts)
    await queries.updatePicture(db, id, { state: 'left-out', reason: 'not-fetched' });
  else {
    const reason = await store(parts, picture);
    if (reason) await queries.updatePicture(db, id, { state: 'left-out', reason });
  }
}

/** Fetches and stores a picture, or returns why that cannot be done. Throws when it may succeed later. */
async function store({ db, clock, pictures, fetchPicture }: Parts, { id, address, is_cover }: Picture) {
  const folder = is_cover ? 'blogs' : 'blogTexts';
  let name: string;
  try {
    name = await pictures.addBytes(folder, await fetchPicture(address), 'picture');
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    return error.errors?.[0]?.field === 'picture' ? 'not-a-picture' : 'not-fetched';
  }
  await withPicture(pictures, folder, name, () =>
    changeRecord(db, byProgram(clock()), async (trx) => {
      if (!is_cover) await insertTextPicture(trx, name, clock());
      await queries.updatePicture(trx, id, { state: 'stored', name });
      return { result: undefined, entry: [] };
    }),
  );
  return undefined;
}

/** Shows the pictures of a blog once none is waited for. A text or a picture that someone has changed since stays as it is. */
async function showPictures({ db, clock, markup }: Parts, blogId: number) {
  const pictures = await queries.listPictures(db, blogId);
  if (pictures.some(({ state }) => state === 'waiting')) return;
  const original = await queries.findOriginal(db, blogId);
  const stored = pictures.filter(({ state }) => state === 'stored');
  const cover = stored.find(({ is_cover }) => is_cover === 1);
  // Reading may take long, so it happens before the transaction.
  const read = original && stored.length > 0 ? await readWithPictures(markup, original, stored) : undefined;
  await changeRecord(db, byProgram(clock()), async (trx) => {
    await queries.forgetOriginal(trx, blogId);
    if (stored.length === 0) return { result: undefined, entry: [] };
    await lockVersion(trx, 'blogs', blogId, undefined);
    const blog = await getBlog(trx, blogId);
    const isUnchanged = read?.before.content === blog.content;
    const content = read && isUnchanged && fits(read.after.content, serverLimits.blogContent) ? read.after : undefined;
    for (const { id, is_cover } of stored)
      if (is_cover ? blog.image !== null : !content)
        await queries.updatePicture(trx, id, { state: 'left-out', reason: 'changed' });
    const image = blog.image ?? cover?.name ?? null;
    const changed = await updateBlog(trx, blogId, { ...content, image });
    await replaceTextPictures(trx, blogId, pictureNamesIn(changed.content), clock());
    return { result: undefined, entry: [], counts: contentChange };
  });
}

interface Original {
  html: string | null;
  base: string | null;
}

async function readWithPictures(markup: Markup, { html, base }: Original, stored: readonly Picture[]) {
  if (!html || base === null) return undefined;
  const inText = stored.filter(({ is_cover }) => is_cover === 0);
  const paths = new Map(inText.map(({ address, name }) => [address, `/${pictureKey('blogTexts', name ?? '')}`]));
  return unlessUnreadable(markup.showPictures({ html, base }, paths));
}
