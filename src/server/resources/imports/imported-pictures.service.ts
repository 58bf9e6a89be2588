import { serverLimits } from '#contract/plain/limits.ts';
import { fits } from '#contract/plain/text-length.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { byProgram, changeRecord, contentChange, lockVersion } from '#server/db/changes.queries.ts';
import type { Row } from '#server/db/tables.ts';
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

/**
 * Fetches the pictures of the imported blog that has waited longest, and then shows them all. If the process ends before that, the blog
 * begins again from the first one. Resolves to whether there was such a blog.
 */
export async function fetchNextPictures(parts: Parts): Promise<boolean> {
  const waiting = await queries.listWaitingPictures(parts.db);
  if (waiting.length === 0) return false;
  await fetchAll(parts, waiting).catch((error: unknown) => {
    // Someone has deleted the blog in the meantime, or another instance has shown its pictures.
    if (!(error instanceof AppError && error.code === 'not-found')) throw error;
  });
  return true;
}

type Picture = Pick<Row<'imported_pictures'>, 'id' | 'blog_id' | 'address' | 'is_cover'>;

interface Fetched extends Picture {
  /** Name of the stored file; null for one that is left out. */
  name: string | null;
  /** Why it is left out: a code of the messages. */
  reason: string | null;
}

/** Fetches pictures one after the other, and deletes them if a later step fails. */
async function fetchAll(parts: Parts, [next, ...rest]: Picture[], fetched: Fetched[] = []): Promise<void> {
  if (!next) return show(parts, fetched);
  const one = await fetchOne(parts, next);
  return withPicture(parts.pictures, folderOf(next), one.name, () => fetchAll(parts, rest, [...fetched, one]));
}

const folderOf = ({ is_cover }: Picture) => (is_cover ? 'blogs' : 'blogTexts');

/** Throws when it may succeed later. */
async function fetchOne({ pictures, fetchPicture }: Parts, picture: Picture): Promise<Fetched> {
  try {
    const name = await pictures.addBytes(folderOf(picture), await fetchPicture(picture.address), 'picture');
    return { ...picture, name, reason: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isFetched = error.errors?.[0]?.field === 'picture';
    const reason = error.code === 'unavailable' ? 'not-read' : isFetched ? 'not-a-picture' : 'not-fetched';
    return { ...picture, name: null, reason };
  }
}

/** Shows the pictures of a blog. A text or a picture that someone has changed since stays as it is. */
async function show({ db, clock, markup }: Parts, fetched: readonly Fetched[]) {
  const blogId = fetched[0]?.blog_id ?? 0;
  const stored = fetched.filter(({ name }) => name !== null);
  // Reading may take long, so it happens before the transaction.
  const read = await readWithPictures(markup, await queries.findOriginal(db, blogId), stored);
  await changeRecord(db, byProgram(clock()), async (trx) => {
    if (stored.length > 0) await lockVersion(trx, 'blogs', blogId, undefined);
    const blog = await getBlog(trx, blogId);
    const isUnchanged = read?.before.content === blog.content;
    const content = read && isUnchanged && fits(read.after.content, serverLimits.blogContent) ? read.after : undefined;
    for (const { id, name, is_cover, reason } of fetched) {
      const isChanged = is_cover ? blog.image !== null : !content;
      if (!(await queries.settlePicture(trx, id, reason ?? (isChanged ? 'changed' : null)))) throw notFound();
      if (name && !is_cover && !isChanged) await insertTextPicture(trx, name, clock());
    }
    await queries.forgetOriginal(trx, blogId);
    if (stored.length === 0) return { result: undefined, entry: [] };
    const image = blog.image ?? stored.find(({ is_cover }) => is_cover)?.name ?? null;
    const changed = await updateBlog(trx, blogId, { ...content, image });
    await replaceTextPictures(trx, blogId, changed.content, clock());
    return { result: undefined, entry: [], counts: contentChange };
  });
}

type Original = Awaited<ReturnType<typeof queries.findOriginal>>;

async function readWithPictures(markup: Markup, original: Original, stored: readonly Fetched[]) {
  if (!original?.html || original.base === null || stored.length === 0) return undefined;
  const { html, base } = original;
  const inText = stored.filter(({ is_cover }) => !is_cover);
  const paths = inText.map(({ address, name }) => [address, `/${pictureKey('blogTexts', name ?? '')}`] as const);
  return unlessUnreadable(markup.showPictures({ html, base }, new Map(paths)));
}
