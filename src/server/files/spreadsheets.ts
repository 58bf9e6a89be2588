import { writeXlsxStream } from 'hucre/xlsx';
import { csvLine } from './csv.ts';

type Pages = AsyncIterable<string[][]>;

/** A CSV file for programs: UTF-8, the names of the columns first, and nothing that is not in the cells. */
export async function* writeCsv(pages: Pages) {
  for await (const rows of pages) yield rows.map(csvLine).join('');
}

/** An Excel file whose cells are all text, so that a phone number stays as it is. Written as it is read, like a CSV file. */
export async function* writeWorkbook(pages: Pages, sheet: string) {
  const parts = writeXlsxStream(rowsOf(pages), { name: sheet, freezePane: { rows: 1 } });
  for await (const part of parts) yield part as Uint8Array<ArrayBuffer>;
}

async function* rowsOf(pages: Pages) {
  for await (const rows of pages) for (const row of rows) yield row.map(shortened);
}

/** Excel repairs files with longer cells. In characters. */
const longestCell = 32_767;

function shortened(text: string) {
  return text.length > longestCell ? `${text.slice(0, longestCell - 1).toWellFormed()}…` : text;
}
