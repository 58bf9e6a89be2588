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

/**
 * Prefixes an apostrophe to what a spreadsheet would run as a formula or read as a number: a phone number would lose its
 * leading zeros and its plus sign.
 */
function asText(text: string) {
  return /^[=+\-@\t\n＝＋－＠]|^[\d.,]+(e\d+)?$/i.test(text) ? `'${text}` : text;
}
