import type { z } from 'zod';
import type { OpeningForm } from '#contract/careers.ts';
import type { conditionWords } from '#contract/conditions.ts';
import type { ReceivedFile } from '#contract/fields.ts';
import type { TableKind, TablePreview } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { describeCurrency } from '#contract/prices.ts';
import type { TreatmentForm } from '#contract/treatments.ts';
import { invalid } from '#server/app-error.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import { changeRecord } from '#server/db/changes.queries.ts';
import { clinicDay, getClinicProfile } from '#server/db/clinic-profile.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { rowOfTreatment } from '#server/db/treatment-kinds.ts';
import { byteOrderMark, csvLine } from '#server/files/csv.ts';
import { checkRows, toPreview } from './check-rows.ts';
import type { ImportCaller } from './import-blogs.service.ts';
import * as queries from './imports.queries.ts';
import { readCsv } from './read-csv.ts';
import { tables } from './tables.ts';

/** The columns of a table with an example, as spreadsheets open it. */
export async function* templateOf(kind: TableKind) {
  const { columns } = tables[kind];
  yield byteOrderMark + csvLine(columns.map(({ label }) => label)) + csvLine(columns.map(({ example }) => example));
}

export async function previewTable(
  db: Database,
  kind: TableKind,
  file: ReceivedFile,
  now: number,
): Promise<TablePreview> {
  return toPreview(await check(db, kind, await readCsv(file), now));
}

interface TableImport {
  kind: TableKind;
  name: string | null;
  file: ReceivedFile;
}

/**
 * Adds the rows with new names in one transaction, and returns the id of the import.
 * @throws AppError `invalid` if a row has a mistake; nothing is added then
 */
export async function addTable(db: Database, { kind, name, file }: TableImport, { change, session }: ImportCaller) {
  const read = await readCsv(file);
  return changeRecord(db, change, async (trx) => {
    await requireOwner(trx, session);
    const { rows } = await check(trx, kind, read, change.at);
    const { counts } = toPreview({ rows, ignoredColumns: [] });
    if (counts.wrong > 0) throw invalid('file', importMessages.rowsWithMistakes(counts.wrong));
    if (counts.new === 0) throw invalid('file', importMessages.nothingNew);
    const bodies = rows.flatMap(({ body }) => (body ? [body] : []));
    await insert[kind](trx, bodies, change.at);
    const fileName = name ?? `${kind}.csv`;
    const id = await queries.insertImport(trx, {
      administrator_id: change.administratorId,
      source: kind,
      file_name: fileName,
      added: counts.new,
      already_there: counts.there,
      created_at: change.at,
    });
    await queries.deleteOldestImport(trx);
    return { result: id, entry: { action: 'added', kind: 'import', id, name: fileName } };
  });
}

async function check(db: Database, kind: TableKind, read: Awaited<ReturnType<typeof readCsv>>, now: number) {
  const { currency } = await getClinicProfile(db);
  const today = await clinicDay(db, now);
  const stored = await queries.listNames(db, kind);
  return checkRows(tables[kind], read, { today, currencyDigits: describeCurrency(currency).digits, stored });
}

type Insert = (trx: Transaction, bodies: Record<string, unknown>[], now: number) => Promise<void>;

/** Each body is the output of the form of its table. */
const insert: Record<TableKind, Insert> = {
  treatments: (trx, bodies) =>
    queries.insertTreatments(trx, (bodies as unknown as TreatmentForm[]).map(rowOfTreatment)),
  conditions: (trx, bodies, now) =>
    queries.insertConditions(
      trx,
      (bodies as unknown as z.output<typeof conditionWords>[]).map((form) => ({
        ...form,
        symptoms: JSON.stringify(form.symptoms),
        causes: JSON.stringify(form.causes),
        treatment: JSON.stringify(form.treatment),
        created_at: now,
      })),
    ),
  openings: (trx, bodies, now) =>
    queries.insertOpenings(
      trx,
      (bodies as unknown as OpeningForm[]).map((form) => ({ ...form, created_at: now })),
    ),
};
