// See docs/decisions/0043-csv-and-excel-files.md.

/** Spreadsheets need it to recognize UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One record of RFC 4180, with its line break. */
export function csvLine(cells: readonly string[]) {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Quotes every cell and drops carriage returns from it, so that CRLF occurs only between records. */
function csvCell(text: string) {
  return `"${withoutFormulas(text.replace(/\r\n?/g, '\n')).replaceAll('"', '""')}"`;
}

/**
 * Parts of a cell that a spreadsheet may take for cells: many split at `;` or tab, and quotes then protect neither from line breaks
 * nor from quotes. No pattern looks beyond its part, so that all of them take linear time together.
 */
const parts = /[^;\t\n]+/g;
const formula = /^["'\s]*[=+\-@＝＋－＠]/;
/** A phone number or an amount. It ends with a digit, so that what follows in the line cannot make a formula of it. */
const number = /^[\p{Nd}\s().,/+-]*\p{Nd}[)\s]*$/u;

/** Puts an apostrophe before text that a spreadsheet would run as a formula, but leaves numbers, which nothing incomplete may separate. */
function withoutFormulas(text: string) {
  if (text.split(/[;\t\n]/).every((part) => number.test(part))) return text;
  return text.replace(parts, (part) => (formula.test(part) ? `'${part}` : part));
}

/** Reverses `withoutFormulas`. */
export function fromText(cell: string) {
  return cell.replace(parts, (part) => (part.startsWith("'") && formula.test(part.slice(1)) ? part.slice(1) : part));
}
