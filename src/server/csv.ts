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

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const exponent = String.raw`(?<=\p{Nd})e(?=[\p{Nd}+-])`;
/**
 * Consists of what a spreadsheet would read as a number, a date, a time, money or a truth value, and show in another form: the
 * zeros and the plus sign of a phone number would be lost. No part begins like another, so that matching takes linear time.
 */
const value = new RegExp(
  String.raw`^(?:true|false|(?=.*\p{Nd})(?:[+\p{Nd}\p{Sc}\s().,:;/|&%-]|ext|or|x|${exponent}|am|pm|st|nd|rd|th|${months})+)$`,
  'isu',
);

/** Invisible, and no part of a number. */
const leftToRightMark = '\u200E';

/**
 * Where a spreadsheet may see the beginning of a cell: many take `;` or tab for the separator, and quotes then protect neither
 * from line breaks nor from quotes.
 */
const beginning = /(?<=^|[;\t\n])/g;
const formula = /(?<=^|[;\t\n])(?=["'\s]*[=+\-@＝＋－＠])/g;

/** How we write a time ourselves: spreadsheets show it as it is, and can sort by it. */
const ourTime = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/** Makes text of what a spreadsheet would run as a formula, with a visible apostrophe, or read as a value, with an invisible mark. */
function asText(text: string) {
  if (ourTime.test(text)) return text;
  return value.test(text) ? text.replace(beginning, leftToRightMark) : text.replace(formula, "'");
}

const mark = new RegExp(`(?<=^|[;\\t\\n])${leftToRightMark}`, 'g');
const apostrophe = /(?<=^|[;\t\n])'(?=["'\s]*[=+\-@＝＋－＠])/g;

/** What was written before `asText` made text of it. */
export function fromText(cell: string) {
  return cell.replace(mark, '').replace(apostrophe, '');
}
