import { hash, randomUUID } from 'node:crypto';
import { applications, type ReceivedApplication } from '#contract/applications.ts';
import type { ParsedInput } from '#contract/endpoint.ts';
import * as applicationMessages from '#contract/messages/applications.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { notFound, tooMany } from '#server/app-error.ts';
import { byProgram, type ChangeRequest, changeRecord, findAnswer } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { listRecords, type RecordKind } from '#server/db/records.queries.ts';
import { insertTerms, termsOf } from '#server/db/search-terms.ts';
import type { Row } from '#server/db/tables.ts';
import { checkDocument } from '#server/files/documents.ts';
import { headersOfUploads } from '#server/http/security-headers.ts';
import { applicationFolder, type Storage } from '#server/storage/storage.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './careers.queries.ts';
import { getCurrentOpening } from './careers.service.ts';

const kind: RecordKind<'applications', Row<'applications'>> = {
  table: 'applications',
  kind: 'application',
  nameOf: ({ position }) => position,
  toRecord: (row) => row,
};

export function mountApplications(context: ResourceContext) {
  const { mount, db, storage } = context;
  mount(applications.send, (input, { idempotencyKey }) => sendApplication(context, input, idempotencyKey));
  mount(applications.list, ({ query }) => listRecords(db, kind, query));
  mount(applications.counts, () => readCounts(db));
  mountRecords(context, applications, kind);
  mount(applications.download, async ({ params }, { c, change }) => {
    const { id, file, file_type } = await readApplication(context, params.id, change);
    if (!(await storage.head(applicationFolder + file))) throw notFound();
    // Its bytes come from a stranger: no browser may show them as part of this site.
    c.header('Content-Disposition', `attachment; filename="application-${id}.${file_type}"`);
    for (const [name, value] of Object.entries(headersOfUploads)) c.header(name, value);
    return readFile(storage, applicationFolder + file);
  });
}

const dayMs = 86_400_000;

async function readCounts(db: Database) {
  const count = await queries.countNewApplications(db);
  return { new: count, is_full: count >= serverLimits.newApplications };
}

/** The file is stored before its row, and is an orphan if that fails: `deleteOrphanedUploads` deletes it. */
async function sendApplication(
  { db, clock, storage }: ResourceContext,
  { params, body }: ParsedInput<typeof applications.send>,
  key: string | undefined,
): Promise<ReceivedApplication> {
  const now = clock();
  const { file, website: _, ...texts } = body;
  const { position } = await getCurrentOpening(db, params.id, now);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const file_type = await checkDocument(bytes);
  const request = { key, body: { ...texts, file: hash('sha256', bytes) } };
  const first = await findAnswer<ReceivedApplication>(db, request);
  if (first) return first;
  if ((await readCounts(db)).is_full) throw tooMany(dayMs, applicationMessages.tooMany);
  const name = randomUUID();
  await storage.put(applicationFolder + name, bytes);
  const ofFile = { file: name, file_type, file_size: bytes.length };
  const values = { ...texts, ...ofFile, opening_id: params.id, position, created_at: now };
  return changeRecord(
    db,
    byProgram(now),
    async (trx) => {
      const row = await queries.insertApplication(trx, values);
      await insertTerms(trx, 'applications', row.id, termsOf({ ...row, text: null }));
      // Stored as the answer of a repeated request: nothing personal is in it.
      return { result: { id: row.id, position, created_at: new Date(now).toISOString() }, entry: [] };
    },
    request,
  );
}

async function readApplication({ db }: ResourceContext, id: number, change: ChangeRequest) {
  return changeRecord(db, change, async (trx) => {
    const row = await queries.markAsRead(trx, id);
    if (!row) throw notFound();
    return { result: row, entry: { action: 'exported', kind: 'application', id, name: row.position } };
  });
}

async function* readFile(storage: Storage, key: string) {
  yield* (await storage.get(key))?.body ?? [];
}
