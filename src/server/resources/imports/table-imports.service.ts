import type { z } from 'zod';
import type { OpeningForm } from '#contract/careers.ts';
import type { conditionWords } from '#contract/conditions.ts';
import type { ReceivedFile } from '#contract/fields.ts';
import type { TableKind, TablePreview, TableRow } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import type { PatientForm } from '#contract/patients.ts';
import { importLimits } from '#contract/plain/clinic-limits.ts';
import { describeCurrency } from '#contract/plain/prices.ts';
import type { TreatmentForm } from '#contract/treatments.ts';
import { invalid } from '#server/app-error.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import { changeRecord } from '#server/db/changes.queries.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { lastPosition } from '#server/db/records.queries.ts';
import { foldName } from '#server/db/same-name.ts';
import { insertRows } from '#server/db/table-rows.queries.ts';
import { byteOrderMark, csvLine } from '#server/files/csv.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { clinicCallingCode, clinicDay, getClinicProfile } from '../clinic/clinic-profile.queries.ts';
import { insertCards } from '../patients/patient-cards.queries.ts';
import { findKnownKeys } from '../patients/patient-keys.queries.ts';
import { keysOf } from '../patients/person-keys.ts';
import { rowOfTreatment } from '../treatments/treatment-kinds.ts';
import * as queries from './imports.queries.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { type Surroundings, tables } from './tables.ts';

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
export async function addTable({ db, change, session }: AdminCall, { kind, name, file }: TableImport) {
  const table = await read(kind, file);
  const run = () =>
    changeRecord(db, change, async (trx) => {
      await requireOwner(trx, session);
      const { rows } = await check(trx, kind, table, change.at);
      const { counts } = toPreview({ rows, ignoredColumns: [] });
      if (counts.wrong > 0) throw invalid('file', importMessages.rowsWithMistakes(counts.wrong));
      if (counts.new === 0) throw invalid('file', importMessages.nothingNew);
      const bodies = rows.flatMap(({ body }) => (body ? [body] : []));
      await insert[kind](trx, bodies as never[], change.at);
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
async function identityIn(db: Database, kind: TableKind): Promise<Identity> {
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

/** The output of the form of each table. */
interface Forms {
  treatments: TreatmentForm;
  conditions: z.output<typeof conditionWords>;
  openings: OpeningForm;
  patients: PatientForm;
}

const insert: { [Kind in TableKind]: (trx: Transaction, forms: Forms[Kind][], now: number) => Promise<void> } = {
  treatments: async (trx, forms) => {
    const position = await lastPosition(trx, 'treatments');
    const rows = forms.map((form) => ({ ...rowOfTreatment(form), position }));
    await insertRows(trx, 'treatments', rows);
  },
  conditions: async (trx, forms, now) => {
    const rows = forms.map(({ symptoms, causes, treatment, ...form }) => ({
      ...form,
      symptoms: JSON.stringify(symptoms),
      causes: JSON.stringify(causes),
      treatment: JSON.stringify(treatment),
      created_at: now,
    }));
    await insertRows(trx, 'conditions', rows);
  },
  openings: async (trx, forms, now) => {
    const rows = forms.map((form) => ({ ...form, created_at: now }));
    await insertRows(trx, 'careers', rows);
  },
  patients: async (trx, forms, now) => {
    const cards = forms.map(({ may_message, ...card }) => ({ ...card, may_message_since: may_message ? now : null }));
    await insertCards(trx, cards, now);
  },
};

type Table = (typeof tables)[keyof typeof tables];
type Column = Table['columns'][number];

interface CheckedRow extends TableRow {
  /** The output of the form; undefined for a row with mistakes. */
  body: Record<string, unknown> | undefined;
}

interface CheckedTable {
  ignoredColumns: string[];
  rows: CheckedRow[];
}

/** How long the rest of a row is in a preview, in characters. */
const longestDetails = 120;

/** The cell of a row in the column of a field. */
type CellOf = (field: string) => string;

/** How rows are known to be about a record that is stored, or about the same one. */
interface Identity {
  /** Keys of a row, one of which is enough. */
  keysOf: (cellOf: CellOf) => readonly string[];
  findStored: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Whether a row about the same as an earlier one of the file is skipped; it is a mistake otherwise. */
  skipsRepeated: boolean;
}

/**
 * Checks every row by the rules of the form. A row about a record that is stored already is skipped.
 * @throws AppError `invalid` if columns are missing or named twice
 */
async function checkRows(
  { columns, form }: Table,
  { header, rows }: { header: string[]; rows: CsvRow[] },
  { keysOf, findStored, skipsRepeated }: Identity,
  surroundings: Surroundings,
): Promise<CheckedTable> {
  const { places, ignoredColumns } = findColumns(columns, header);
  const cellsOf = (cells: string[]) => (field: string) => cells[places.get(field) ?? -1] ?? '';
  const there = await findStored(rows.flatMap(({ cells }) => keysOf(cellsOf(cells))));
  const lines = new Map<string, number>();

  const checked = rows.map(({ line, cells }): CheckedRow => {
    const cellOf = cellsOf(cells);
    const name = cellOf(columns[0]?.field ?? '');
    const keys = keysOf(cellOf);
    const rest = columns.slice(1).map(({ field }) => cellOf(field));
    const row = { line, name, details: shortened(rest.filter(Boolean).join(' · ')) };
    const twice = keys.map((key) => lines.get(key)).find((earlier) => earlier !== undefined);
    if (keys.some((key) => there.has(key)) || (twice && skipsRepeated))
      return { ...row, state: 'there', mistakes: [], body: undefined };
    const { body, mistakes } = readRow({ columns, form }, cellOf, surroundings);
    if (cells.length > header.length) mistakes.push({ column: '', message: importMessages.surplusCells });
    if (twice) mistakes.push({ column: columns[0]?.label ?? '', message: importMessages.twiceInFile(twice) });
    else for (const key of keys) lines.set(key, line);
    if (mistakes.length > 0) return { ...row, state: 'wrong', mistakes, body: undefined };
    return { ...row, state: 'new', mistakes, body };
  });
  return { ignoredColumns, rows: checked };
}

function toPreview({ ignoredColumns, rows }: CheckedTable): TablePreview {
  const count = (state: TableRow['state']) => rows.filter((row) => row.state === state).length;
  const counts = { new: count('new'), there: count('there'), wrong: count('wrong') };
  return { counts, ignored_columns: ignoredColumns, rows };
}

/** Columns by the label or the name in the API, in any order and case. */
function findColumns(columns: readonly Column[], header: string[]) {
  const places = new Map<string, number>();
  const ignoredColumns: string[] = [];
  for (const [place, title] of header.entries()) {
    const column = columns.find(({ field, label }) => [field, foldName(label)].includes(foldName(title)));
    if (!column && title) ignoredColumns.push(title);
    if (column && places.has(column.field)) throw invalid('file', importMessages.twiceNamed(column.label));
    if (column) places.set(column.field, place);
  }
  const missing = columns.filter(({ field, isRequired }) => isRequired && !places.has(field));
  const missingLabels = missing.map(({ label }) => label).join(', ');
  if (missingLabels) throw invalid('file', importMessages.missingColumns(missingLabels));
  return { places, ignoredColumns };
}

function readRow({ columns, form }: Table, cellOf: CellOf, surroundings: Surroundings) {
  const input = columns.map(({ field, read }) => [field, read ? read(cellOf(field), surroundings) : cellOf(field)]);
  const parsed = form.safeParse(Object.fromEntries(input));
  const mistakes = columns.flatMap(({ field, label, check }) => {
    const message =
      parsed.error?.issues.find(({ path }) => path[0] === field)?.message ?? check?.(cellOf(field), surroundings);
    return message ? [{ column: label, message }] : [];
  });
  return { body: parsed.data, mistakes };
}

function shortened(text: string) {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longestDetails ? `${line.slice(0, longestDetails).toWellFormed()}…` : line;
}
