/** Spreadsheets need it to recognize UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One record of RFC 4180, with its line break. */
export function csvLine(cells: readonly string[]) {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Quotes every cell and drops carriage returns from it, so that CRLF occurs only between records. */
function csvCell(text: string) {
  return `"${asText(text.replace(/\r\n?/g, '\n')).replaceAll('"', '""')}"`;
}

/** Consists of a number or of phone numbers, which a spreadsheet would read as a number: zeros and plus sign would be lost. */
const numbers = /^(?=.*\p{Nd})(?:[+\p{Nd}\s().,;/|&-]|ext|or|x|e)+$/iu;

/** Invisible, and no part of a number. */
const leftToRightMark = '\u200E';

/**
 * Where a spreadsheet may see the beginning of a cell: many take `;` or tab for the separator, and quotes then protect neither
 * from line breaks nor from quotes.
 */
const beginning = /(?<=^|[;\t\n])/g;
const formula = /(?<=^|[;\t\n])(?=["'\s]*[=+\-@＝＋－＠])/g;

/** Makes text of what a spreadsheet would run as a formula, with a visible apostrophe, or read as a number, with an invisible mark. */
function asText(text: string) {
  return numbers.test(text) ? text.replace(beginning, leftToRightMark) : text.replace(formula, "'");
}
