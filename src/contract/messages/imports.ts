const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

export const empty = 'Nothing was imported yet.';
export const notFound = 'This import is no longer listed.';
export const previewFailure = 'The file could not be checked.';
export const addFailure = 'Nothing was added.';
export const templateFailure = 'The template could not be downloaded.';
export const emptyFile = 'This file is empty. Please choose another one.';
export const notUtf8 = 'This file is not in UTF-8, so some letters would be lost. Please save it as “CSV UTF-8”.';
export const isZip =
  'This is a spreadsheet or a zip file, not a CSV file. Please save it as CSV in your spreadsheet first.';
export const noRows = 'This file has a first line with names, and nothing below it.';
export const openQuote = (line: number) =>
  `The quotation mark in line ${line} is never closed. Please correct the line, and choose the file again.`;
export const tooManyRows = (most: number) =>
  `This file has more than ${most.toLocaleString('en')} rows. Please divide it into several files.`;
export const missingColumns = (columns: readonly string[]) =>
  `The first line has to name the columns. Missing: ${columns.join(', ')}. The template has them all.`;
export const twiceNamed = (column: string) => `Two columns are named ${column}. Please remove one of them.`;
export const surplusCells = 'This row has more cells than the first line has names.';
export const twiceInFile = (line: number) => `The same name is in line ${line} already.`;
export const rowsWithMistakes = (rows: number) =>
  `Nothing was added, because ${count(rows, 'row')} ${rows === 1 ? 'has' : 'have'} mistakes. Please check the file again.`;
export const nothingNew = 'Nothing was added, because everything in this file is here already.';

const nouns = { treatments: 'treatment', conditions: 'condition', openings: 'opening' } as const;
type Source = keyof typeof nouns;

export const addButton = (source: Source, added: number) => `Add ${count(added, nouns[source])}`;
export const outcome = (source: Source, added: number, there: number) =>
  `${count(added, nouns[source])} added.${there > 0 ? ` ${there.toLocaleString('en')} already there, skipped.` : ''}`;
export const describeCounts = (counts: { new: number; there: number; wrong: number }) =>
  [
    `${counts.new.toLocaleString('en')} new`,
    counts.there > 0 && `${counts.there.toLocaleString('en')} already there`,
    counts.wrong > 0 && `${counts.wrong.toLocaleString('en')} with mistakes`,
  ]
    .filter(Boolean)
    .join(', ');
export const correctFirst = 'Nothing is added while a row has a mistake. Correct the file, and choose it again.';
export const ignored = (columns: readonly string[]) =>
  `${columns.length === 1 ? 'This column means' : 'These columns mean'} nothing here: ${columns.join(', ')}.`;
