import type { TablePreview, TableRow } from '#contract/imports.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { invalid } from '#server/app-error.ts';
import { foldName } from '../same-name.ts';
import type { CsvRow } from './read-csv.ts';
import type { Surroundings, tables } from './tables.ts';

type Table = (typeof tables)[keyof typeof tables];
type Column = Table['columns'][number];

export interface CheckedRow extends TableRow {
  /** The output of the form; undefined for a row with mistakes. */
  body: Record<string, unknown> | undefined;
}

export interface CheckedTable {
  ignoredColumns: string[];
  rows: CheckedRow[];
}

/** How long the rest of a row is in a preview, in characters. */
const longestDetails = 120;

/** The cell of a row in the column of a field. */
export type CellOf = (field: string) => string;

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
export async function checkRows(
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

export function toPreview({ ignoredColumns, rows }: CheckedTable): TablePreview {
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
  if (missing.length > 0) throw invalid('file', importMessages.missingColumns(missing.map(({ label }) => label)));
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
