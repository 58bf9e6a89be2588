import type { z } from 'zod';
import type { OpeningForm } from '#contract/careers.ts';
import { importLimits } from '#contract/clinic-limits.ts';
import type { conditionWords } from '#contract/conditions.ts';
import type { ReceivedFile } from '#contract/fields.ts';
import type { TableKind, TablePreview } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import type { PatientForm } from '#contract/patients.ts';
import { describeCurrency } from '#contract/prices.ts';
import type { TreatmentForm } from '#contract/treatments.ts';
import { invalid } from '#server/app-error.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import { changeRecord } from '#server/db/changes.queries.ts';
import { clinicCallingCode, clinicDay, getClinicProfile } from '#server/db/clinic-profile.queries.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { findKnownKeys, insertCards, keysOf } from '#server/db/patients.queries.ts';
import { rowOfTreatment } from '#server/db/treatment-kinds.ts';
import { byteOrderMark, csvLine } from '#server/files/csv.ts';
import { foldName } from '../same-name.ts';
import { type CellOf, checkRows, toPreview } from './check-rows.ts';
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
  return toPreview(await check(db, kind, await read(kind, file), now));
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
  const table = await read(kind, file);
  const run = () =>
    changeRecord(db, change, async (trx) => {
      await requireOwner(trx, session);
      const { rows } = await check(trx, kind, table, change.at);
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
  return kind === 'patients' ? asMaintenance(run) : run(); // thousands take longer than a request may
}

function read(kind: TableKind, file: ReceivedFile) {
  return readCsv(file, kind === 'patients' ? importLimits.patientRows : importLimits.tableRows);
}

async function check(db: Database, kind: TableKind, table: Awaited<ReturnType<typeof read>>, now: number) {
  const { currency } = await getClinicProfile(db);
  const today = await clinicDay(db, now);
  const surroundings = { today, currencyDigits: describeCurrency(currency).digits };
  return checkRows(tables[kind], table, await identityIn(db, kind), surroundings);
}

/** Records are known by their names, ignoring case, and patients like the sender of a request. */
async function identityIn(db: Database, kind: TableKind): Promise<Parameters<typeof checkRows>[2]> {
  if (kind === 'patients') {
    const callingCode = await clinicCallingCode(db);
    const personOf = (cellOf: CellOf) => ({ name: cellOf('name'), phone: cellOf('phone'), email: cellOf('email') });
    return {
      keysOf: (cellOf) => keysOf(personOf(cellOf), callingCode),
      findStored: (keys) => findKnownKeys(db, keys),
      skipsRepeated: true,
    };
  }
  const [column] = tables[kind].columns;
  const names = new Set((await queries.listNames(db, kind)).map(foldName));
  return {
    keysOf: (cellOf) => [foldName(cellOf(column?.field ?? ''))].filter(Boolean),
    findStored: async () => names,
    skipsRepeated: false,
  };
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
  patients: (trx, bodies, now) =>
    insertCards(
      trx,
      (bodies as unknown as PatientForm[]).map(({ may_message, ...card }) => ({
        ...card,
        may_message_since: may_message ? now : null,
      })),
      now,
    ),
};
