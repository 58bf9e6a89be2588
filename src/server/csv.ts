/** Without it spreadsheets take UTF-8 for something else. */
export const byteOrderMark = '\uFEFF';

/** A line of RFC 4180 with its line end. */
export function csvLine(cells: readonly string[]) {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Every cell in quotes, and without a carriage return, so that each of those ends a line of the table. */
function csvCell(text: string) {
  return `"${asText(text.replace(/\r\n?/g, '\n')).replaceAll('"', '""')}"`;
}

/**
 * An apostrophe in front of what a spreadsheet would run as a formula, or take for a number: a phone number would lose its
 * zeros and its plus.
 */
function asText(text: string) {
  return /^[=+\-@\t\n＝＋－＠]|^[\d.,]+(e\d+)?$/i.test(text) ? `'${text}` : text;
}
