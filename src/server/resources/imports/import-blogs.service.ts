// See docs/decisions/0065-imports.md.

import { setImmediate } from 'node:timers/promises';
import type { LeftOutGroup } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { fits } from '#contract/plain/text-length.ts';
import { notFound } from '#server/app-error.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import { type ChangeRequest, changeRecord, type Work } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { stagedAt } from '#server/db/records.queries.ts';
import { replaceTerms, termsOfTitle } from '#server/db/search-terms.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import type { Markup } from '#server/markup/markup.ts';
import { oldAddress } from '#server/pages/old-addresses.ts';
import { findFreeSlug, insertBlog, replaceTextPictures } from '../blogs/blogs.queries.ts';
import type { ResourceContext } from '../resource.ts';
import {
  ImportError,
  type ImportedBlog,
  type ImportPart,
  type LeftOut,
  leftOut,
  unlessUnreadable,
} from './imported-blog.ts';
import * as queries from './imported-blogs.queries.ts';
import { findImport } from './imports.queries.ts';

type Parts = Pick<ResourceContext, 'db' | 'clock' | 'log' | 'markup' | 'stopping'>;

interface BlogImport {
  id: number;
  fileName: string;
  asDrafts: boolean;
}

/** Blogs in one transaction; more would make others wait. */
const blogsAtOnce = 20;
/** An import shows that it goes on, also while no text of its file can be read. In ms. */
const noteEvery = importLimits.abandonedAfter / 4;

/**
 * Adds the blogs that a file gives, in small transactions. They are invisible until all of them are stored, and then shown at once; a
 * file that turns out to be broken leaves nothing, and neither does a crash. Never rejects: how it went is stored with the import.
 */
export async function importBlogs(
  { db, clock, log, markup, stopping }: Parts,
  { id, fileName, asDrafts }: BlogImport,
  parts: AsyncIterable<ImportPart>,
  change: ChangeRequest,
) {
  const report = createReport();
  let added = 0;
  let alreadyThere = 0;
  let batch: Prepared[] = [];
  let notedAt = clock();

  const store = async () => {
    const stored = batch;
    batch = [];
    notedAt = clock();
    const count = await changeRecord(db, change, async (trx) => {
      let fresh = 0;
      for (const prepared of stored) if (await stage(trx, id, prepared, change.at)) fresh += 1;
      const isOurs = await queries.updateReading(trx, id, { updated_at: clock(), added: added + fresh });
      if (!isOurs) throw new ImportError(importMessages.givenUp);
      return { result: fresh, entry: [] };
    });
    added += count;
    alreadyThere += stored.length - count;
  };

  try {
    for await (const part of parts) {
      if (stopping.aborted) throw new ImportError(importMessages.interrupted);
      if (part.kind === 'left-out') report.add(part);
      else if (part.kind === 'cover') {
        await store();
        await stageCover({ db, change }, id, part);
      } else {
        const prepared = await prepare(markup, part.blog, { asDrafts, now: change.at }, report.add);
        if (prepared) batch.push(prepared);
      }
      if (batch.length === blogsAtOnce || clock() - notedAt > noteEvery) await store();
    }
    await store();
    await changeRecord(db, change, async (trx) => {
      const ending = { state: 'done', added, already_there: alreadyThere, ...report.result() } as const;
      if (!(await queries.updateReading(trx, id, ending))) throw new ImportError(importMessages.givenUp);
      const { all, published } = await queries.showStaged(trx, id);
      const counts = { 'blogs.published': published, 'blogs.draft': all - published };
      const entry = { action: 'added', kind: 'import', id, name: fileName } as const;
      return { result: null, entry: all > 0 ? entry : [], counts };
    });
  } catch (error) {
    if (!(error instanceof ImportError)) log.error('an import failed', { error });
    const failure = error instanceof ImportError ? error.message : importMessages.failedByUs;
    await giveUp(db, id, failure).catch((reason: unknown) =>
      log.error('an import could not be ended', { error: reason }),
    );
  }
}

/** Ends the reading first, so that nothing more is stored, and then deletes what was, none of which anyone has seen. */
async function giveUp(db: Database, id: number, failure: string) {
  await queries.updateReading(db, id, { state: 'failed', failure, added: 0 });
  await deleteHidden(db, id);
}

async function deleteHidden(db: Database, id: number) {
  while ((await queries.deleteHidden(db, id)) > 0) await setImmediate();
}

/** Removes all blogs that an import has added, at once for everyone. */
export async function removeImported({ db, change, session }: AdminCall, id: number, log: Parts['log']) {
  await changeRecord(db, change, async (trx) => {
    await requireOwner(trx, session);
    const found = await findImport(trx, id);
    if (found?.state !== 'done' || !['wordpress', 'markdown'].includes(found.source)) throw notFound();
    const { all, published } = await queries.hideImported(trx, id);
    await queries.setState(trx, id, 'removing');
    const counts = { 'blogs.published': -published, 'blogs.draft': published - all };
    return { result: null, entry: { action: 'deleted', kind: 'import', id, name: found.file_name }, counts };
  });
  await finishRemoval(db, id).catch((error: unknown) => log.error('a removal goes on later', { error }));
}

async function finishRemoval(db: Database, id: number) {
  await deleteHidden(db, id);
  await queries.setState(db, id, 'removed');
}

/** Ends what a crash has left: imports that no one reads any more, and removals. */
export async function endInterruptedImports(db: Database, now: number) {
  const abandoned = await queries.findAbandoned(db, now - importLimits.abandonedAfter);
  if (abandoned) await giveUp(db, abandoned.id, importMessages.interrupted);
  const failed = await queries.findFailedWithBlogs(db);
  if (failed) await deleteHidden(db, failed.id);
  const removal = await queries.findUnfinishedRemoval(db);
  if (removal) await finishRemoval(db, removal.id);
}

interface Prepared {
  blog: ImportedBlog;
  values: Omit<Parameters<typeof insertBlog>[1], 'slug' | 'deleted_at'>;
  pictures: string[];
}

/** Undefined for a blog that cannot be added, which the report says. */
async function prepare(
  markup: Markup,
  blog: ImportedBlog,
  { asDrafts, now }: { asDrafts: boolean; now: number },
  report: (part: LeftOut) => void,
): Promise<Prepared | undefined> {
  const leaveOut = (what: string, reason: string) => {
    report(leftOut(what, blog.title, reason));
    return undefined;
  };
  const read = await unlessUnreadable(markup.readImported({ html: blog.html, base: blog.base }));
  if (!read) return leaveOut('blog', 'not-read');
  const { content, pictures: found } = read;
  const pictures = found.filter((address) => address !== null).slice(0, importLimits.picturesOfABlog);
  if (pictures.length < found.length) leaveOut('picture', 'no-address');
  if (content.content === '' && pictures.length === 0) return leaveOut('blog', 'empty');
  if (!fits(content.content, serverLimits.blogContent)) return leaveOut('blog', 'too-long');
  const created = Math.min(blog.date ?? now, now);
  const common = {
    title: blog.title,
    ...content,
    author: blog.author,
    image: null,
    created_at: created,
    updated_at: now,
  };
  return { blog, pictures, values: { ...common, ...statusOf(blog, asDrafts, now) } };
}

function statusOf({ status, date }: ImportedBlog, asDrafts: boolean, now: number) {
  const isOut = status === 'published' || (status === 'scheduled' && date !== null && date <= now);
  const published_at = isOut ? Math.min(date ?? now, now) : null;
  if (isOut && !asDrafts) return { is_active: 1, publish_at: null, published_at } as const;
  const publish_at = status === 'scheduled' && !isOut && !asDrafts ? date : null;
  return { is_active: 0, publish_at, published_at } as const;
}

/** False if it is there already. */
async function stage(trx: Transaction, importId: number, { blog, values, pictures }: Prepared, now: number) {
  if (await queries.isImported(trx, blog.key)) return false;
  const slug = await findFreeSlug(trx, blog.slug);
  const { id } = await insertBlog(trx, { ...values, slug, deleted_at: stagedAt });
  const original = pictures.length > 0 ? { html: blog.html, base: blog.base } : { html: null, base: null };
  await replaceTerms(trx, 'blogs', id, termsOfTitle(blog.title));
  await queries.insertImported(trx, { key: blog.key, blog_id: id, import_id: importId, ...original });
  await queries.insertPictures(
    trx,
    pictures.map((address) => ({ import_id: importId, blog_id: id, address, is_cover: 0 as const })),
  );
  const addresses = blog.addresses.map(oldAddress).filter((address) => address !== undefined);
  await queries.insertOldAddresses(trx, id, [...new Set(addresses)]);
  await replaceTextPictures(trx, id, values.content, now);
  return true;
}

async function stageCover({ db, change }: Work, importId: number, { key, address }: { key: string; address: string }) {
  const blogId = await queries.findStaged(db, importId, key);
  const url = URL.parse(address);
  if (!blogId || !url) return;
  url.protocol = 'https:';
  await changeRecord(db, change, async (trx) => {
    await queries.insertPictures(trx, [{ import_id: importId, blog_id: blogId, address: url.href, is_cover: 1 }]);
    return { result: undefined, entry: [] };
  });
}

/** Counts what is left out, and lists the first of each kind. */
function createReport() {
  const groups = new Map<string, LeftOutGroup>();
  return {
    add({ what, title, reason, count }: LeftOut) {
      const key = `${what} ${reason}`;
      const group = groups.get(key) ?? { what, reason, count: 0, titles: [] };
      group.count += count;
      const isListed = reason !== 'comments' && group.titles.length < importLimits.listedTitles;
      if (isListed) group.titles.push(title.slice(0, importLimits.titleCharacters));
      if (groups.size < importLimits.listedKinds) groups.set(key, group);
    },
    result: () => ({ left_out: JSON.stringify([...groups.values()]) }),
  };
}
