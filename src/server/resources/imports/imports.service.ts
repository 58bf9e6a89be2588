import { rename, rm } from 'node:fs/promises';
import { imports, type LeftOutGroup, type MarkdownFile, type MarkdownPicture } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { invalid, notFound } from '#server/app-error.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import { changeRecord } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { clinicTimeZone } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { importBlogs, removeImported } from './import-blogs.service.ts';
import { type ImportPart, leftOut, unlessUnreadable } from './imported-blog.ts';
import * as blogQueries from './imported-blogs.queries.ts';
import * as queries from './imports.queries.ts';
import { addTable, previewTable, templateOf } from './table-imports.service.ts';
import { readWordpressBlogs } from './wordpress-blogs.ts';

export function mountImports(context: ResourceContext) {
  const { mount, db, clock, markup } = context;
  mount(imports.list, () => listImports(db));
  mount(imports.get, ({ params }) => getReport(db, params.id));
  mount(imports.wordpress, async ({ query, body }, call) => {
    if (body.file.size === 0) throw invalid('file', importMessages.wordpress.empty);
    // Reading goes on after the answer, and the file of a call is deleted with it.
    const path = `${body.file.path}.wxr`;
    await rename(body.file.path, path);
    const form = {
      source: 'wordpress',
      fileName: query.name ?? 'export.xml',
      asDrafts: query.as_drafts === 1,
    } as const;
    const read = readWordpressBlogs(markup, path, await clinicTimeZone(db));
    const { id, work } = await begin(context, form, read, call).catch(async (error: unknown) => {
      await rm(path, { force: true });
      throw error;
    });
    void work.then(() => rm(path, { force: true }));
    return getImport(db, id);
  });
  mount(imports.markdown, async ({ body: { files, pictures, as_drafts } }, call) => {
    const [first] = files;
    const fileName = files.length === 1 && first ? first.name : `${files.length} Markdown files`;
    const form = { source: 'markdown', fileName, asDrafts: as_drafts === 1 } as const;
    const { id, work } = await begin(
      context,
      form,
      readMarkdownBlogs(markup, { files, pictures }, await clinicTimeZone(db)),
      call,
    );
    await work;
    return getImport(db, id);
  });
  mount(imports.remove, async ({ params }, call) => {
    await removeImported(call, params.id, context.log);
    return getImport(db, params.id);
  });
  mount(imports.template, ({ params }, { c }) => {
    c.header('Content-Disposition', `attachment; filename="${params.kind}.csv"`);
    return templateOf(params.kind);
  });
  mount(imports.previewTable, ({ params, body }) => previewTable(db, params.kind, body.file, clock()));
  mount(imports.addTable, async ({ params, query, body }, call) => {
    const id = await addTable(call, { ...params, ...query, file: body.file });
    return getImport(db, id);
  });
}

async function* readMarkdownBlogs(
  markup: ResourceContext['markup'],
  { files, pictures }: { files: MarkdownFile[]; pictures: MarkdownPicture[] },
  timeZone: string,
): AsyncGenerator<ImportPart> {
  for (const file of files) {
    const parts = await unlessUnreadable(markup.readMarkdownBlog(file, pictures, timeZone));
    yield* parts ?? [leftOut('blog', file.name, 'not-read')];
  }
}

interface BlogForm {
  source: 'wordpress' | 'markdown';
  fileName: string;
  asDrafts: boolean;
}

/** Begins to import blogs; `work` never rejects. */
async function begin(
  context: ResourceContext,
  { source, fileName, asDrafts }: BlogForm,
  parts: AsyncIterable<ImportPart>,
  { change, session }: AdminCall,
) {
  const { db, clock } = context;
  const id = await changeRecord(db, change, async (trx) => {
    await requireOwner(trx, session);
    const begun = await blogQueries.beginImport(trx, {
      administrator_id: change.administratorId,
      source,
      file_name: fileName,
      as_drafts: asDrafts ? 1 : 0,
      created_at: change.at,
      updated_at: clock(),
    });
    await queries.deleteOldestImport(trx);
    return { result: begun, entry: [] };
  });
  if (id === undefined) throw invalid('file', importMessages.busy);
  return { id, work: importBlogs(context, { id, fileName, asDrafts }, parts, change) };
}

async function listImports(db: Database) {
  const rows = await queries.listImports(db);
  const pictures = await countPictures(db, rows);
  return rows.map((row) => toRecord(row, pictures));
}

async function getImport(db: Database, id: number) {
  const row = await queries.findImport(db, id);
  if (!row) throw notFound();
  return toRecord(row, await countPictures(db, [row]));
}

async function getReport(db: Database, id: number) {
  const row = await queries.findImport(db, id);
  if (!row) throw notFound();
  const redirects = await blogQueries.listRedirects(db, id);
  return {
    ...toRecord(row, await countPictures(db, [row])),
    left_out: JSON.parse(row.left_out) as LeftOutGroup[],
    pictures_left_out: await blogQueries.listPicturesLeftOut(db, id),
    redirects: redirects.map(({ address, slug }) => ({ from: address, to: `/blog/${slug}` })),
    redirect_count: await blogQueries.countRedirects(db, id),
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof queries.findImport>>>;
type PictureCounts = Awaited<ReturnType<typeof blogQueries.countPictures>>;

function countPictures(db: Database, rows: readonly Found[]) {
  return blogQueries.countPictures(
    db,
    rows.map(({ id }) => id),
  );
}

function toRecord(row: Found, counts: PictureCounts) {
  const count = (state: string) => counts.find((one) => one.import_id === row.id && one.state === state)?.count ?? 0;
  return { ...row, pictures: { waiting: count('waiting'), stored: count('stored'), left_out: count('left-out') } };
}
