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
export const missingColumns = (columns: string) =>
  `The first line has to name the columns. Missing: ${columns}. The template has them all.`;
export const twiceNamed = (column: string) => `Two columns are named ${column}. Please remove one of them.`;
export const surplusCells = 'This row has more cells than the first line has names.';
export const unknownContract =
  'Please write full time, part time, full time or part time, for a limited time, or internship. Or leave it empty.';
export const twiceInFile = (line: number) => `The same name is in line ${line} already.`;
export const rowsWithMistakes = (rows: number) =>
  `Nothing was added, because ${count(rows, 'row')} ${rows === 1 ? 'has' : 'have'} mistakes. Please check the file again.`;
export const nothingNew = 'Nothing was added, because everything in this file is here already.';

const nouns = {
  treatments: 'treatment',
  conditions: 'condition',
  openings: 'opening',
  patients: 'patient',
  wordpress: 'blog',
  markdown: 'blog',
} as const;
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
  `${columns.length === 1 ? 'This column is' : 'These columns are'} not used: ${columns.join(', ')}.`;

export const importFailure = 'The file could not be imported.';
export const removeFailure = 'The blogs could not be removed.';
export const removed = 'The blogs were removed.';
export const busy = 'Another file is being read. Please wait until that is done.';
export const noMarkdown = 'Please choose at least one Markdown file (.md).';
export const manyMarkdown = (most: number) => `Please choose at most ${most} files at a time.`;
export const longMarkdown = 'This file is too long for a blog.';
export const notText = 'This is not a text file.';
export const notUtf8Text = (name: string) =>
  `${name} is not in UTF-8, so some letters would be lost. Please save it in UTF-8 and choose it again.`;
export const largeFile = (megabytes: number) =>
  `This file is larger than ${megabytes} MB. In WordPress you can export the posts of a few months at a time.`;
export const largeMarkdown = 'These files are too large together. Please import a few at a time.';
export const interrupted =
  'The server was restarted while it read the file. Nothing was imported. Please choose the file again.';
export const givenUp = 'Reading the file took too long, so we stopped. Nothing was imported. Please try again.';
export const failedByUs = 'Something went wrong on our side. Nothing was imported. Please try again.';
export const nothingNewBlogs = 'Every blog in this file is here already, so nothing was added twice.';
export const noBlogs = 'There are no blogs in this file.';

export const wordpress = {
  empty: emptyFile,
  isZip: 'This is a zip file. Please unpack it first, and choose the .xml file in it.',
  notUtf8:
    'Exports of WordPress are in UTF-8, and this file is not. Please export it again, and do not open it in another program.',
  notWxr: 'This is not an export of WordPress. In WordPress, open Tools, then Export, and choose “All content”.',
  doctype: 'This file has a document type definition, which exports of WordPress never have. Nothing was imported.',
  broken: (line: number) =>
    `The file is damaged: line ${line.toLocaleString('en')} is not valid XML. Nothing was imported. Please export it from WordPress again.`,
};

/** Why something was left out, by the code in the report. */
export const reasons: Readonly<Record<string, string>> = {
  'not-a-blog': 'Only blogs are imported. The words of pages can be written under Texts.',
  comments: 'Blogs have no comments here.',
  private: 'It was private.',
  password: 'It had a password.',
  deleted: 'It was in the trash.',
  empty: 'It has no words.',
  'too-long': 'It is too long.',
  'not-shown': 'Blogs here cannot show it.',
  'no-address': 'It has no address from which it could be fetched.',
  'not-chosen': 'It was not among the chosen pictures.',
  'not-fetched': 'It could not be fetched. It has to be public, load within 5 seconds, and have at most 10 MB.',
  'not-a-picture': 'It is not a picture, or its format is not supported.',
  'not-read': 'It could not be read in time.',
  changed: 'Someone has changed the blog in the meantime.',
};

interface Progress {
  source: Source;
  state: string;
  added: number;
  already_there: number;
  pictures: { waiting: number; stored: number; left_out: number };
}

/** How far an import is, or how it went. */
export function progressOf({ source, state, added, already_there: there, pictures }: Progress) {
  if (state === 'reading') return `The file is being read: ${count(added, 'blog')} so far. None of them shows yet.`;
  if (state === 'removing') return 'The blogs were removed. Their pictures are being deleted.';
  if (state === 'removed') return 'What this import added was removed.';
  if (added === 0) return there > 0 ? nothingNewBlogs : noBlogs;
  const { waiting, stored, left_out: lost } = pictures;
  const found = stored + lost + waiting;
  const fetched =
    waiting > 0
      ? `Fetching pictures: ${stored + lost} of ${found}.`
      : found > 0 && `${count(stored, 'picture')} fetched.`;
  return [outcome(source, added, there), fetched].filter(Boolean).join(' ');
}

export const removeQuestion = (added: number) => `Remove ${count(added, 'blog')}?`;
export const removeWarning =
  'All blogs from this import will be removed from the website and from here. That includes those changed since. This cannot be undone. You can import the file again.';
export const redirects = 'Anyone who opens one of these addresses on this website will reach the blog.';
