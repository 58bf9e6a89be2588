import { readFile } from 'node:fs/promises';
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import type { ReceivedFile } from '#contract/fields.ts';
import * as importMessages from '#contract/messages/imports.ts';
import { invalid } from '#server/app-error.ts';
import { byteOrderMark, fromText } from '#server/files/csv.ts';

/** A row with the line of the file in which it begins. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * Reads a table of RFC 4180, with or without a byte order mark, whose cells are separated by commas, semicolons or tabs. Blank rows
 * are left out. A file has at most `most` rows.
 * @throws AppError `invalid` for anything else
 */
export async function readCsv(
  { path, size }: ReceivedFile,
  most: number,
): Promise<{ header: string[]; rows: CsvRow[] }> {
  if (size === 0) throw invalid('file', importMessages.emptyFile);
  const bytes = await readFile(path);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') throw invalid('file', importMessages.isZip);
  const text = decode(bytes).replace(byteOrderMark, '');
  const [header, ...rows] = parseCsv(text, separatorOf(text), most);
  if (!header) throw invalid('file', importMessages.emptyFile);
  if (rows.length === 0) throw invalid('file', importMessages.noRows);
  return { header: header.cells, rows };
}

function decode(bytes: Uint8Array) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.includes('\0')) return text; // as UTF-16 has it
  } catch {
    // Falls through to the sentence, which is the same for every invalid byte.
  }
  throw invalid('file', importMessages.notUtf8);
}

/** The one that divides the first line into most cells. */
export function separatorOf(text: string) {
  const firstLine = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? '';
  const uses = (separator: string) => firstLine.split(separator).length;
  return [',', ';', '\t'].reduce((most, separator) => (uses(separator) > uses(most) ? separator : most));
}

/** Blank rows that cost something, such as `""`: csv-parse makes an error for each row that is shorter or longer than the first. */
const mostBlankRows = 50_000;

/**
 * Rows that are not blank: a header and at most `most` others. Reading stops at the first that is too many.
 * @throws AppError `invalid` for more, and with the line of a row in which a quotation mark is never closed, or not at the end of its cell
 */
export function parseCsv(text: string, separator: string, most: number): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 1;
  let blank = 0;
  const addRow = (cells: string[], { lines }: InfoRecord) => {
    const breaks = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    const row = { line: lines - breaks, cells: cells.map((cell) => fromText(cell).trim()) };
    line = lines + 1;
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    else blank += 1;
    if (rows.length > most + 1 || blank > mostBlankRows) throw invalid('file', importMessages.tooManyRows(most));
    return null;
  };
  try {
    const lenient = { relax_column_count: true, relax_quotes: true, trim: true, skip_empty_lines: true };
    parse(text.replaceAll(/\r\n?/g, '\n'), { ...lenient, delimiter: separator, on_record: addRow });
  } catch (error) {
    if (error instanceof CsvError) throw invalid('file', importMessages.openQuote(nextFilledLine(text, line)));
    throw error;
  }
  return rows;
}

/** The first line from this one on that is not blank. */
function nextFilledLine(text: string, line: number) {
  const filled = text.split(/\r\n?|\n/).findIndex((words, index) => index >= line - 1 && words.trim() !== '');
  return filled + 1;
}
