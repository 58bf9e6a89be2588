import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, fileBody, flag, id, isStorable, optionalText, requiredText, yesNo } from './fields.ts';
import * as importMessages from './messages/imports.ts';
import { importLimits } from './plain/clinic-limits.ts';
import { limits } from './plain/limits.ts';
import { pictureFile as pictureFileName } from './plain/picture-name.ts';
import { routes } from './routes.ts';

/** Kinds of content that a table can add. */
export const tableKinds = ['treatments', 'conditions', 'openings', 'patients'] as const;
export type TableKind = (typeof tableKinds)[number];

export const importSources = [...tableKinds, 'wordpress', 'markdown'] as const;
export type ImportSource = (typeof importSources)[number];

/** `reading`: nothing of it shows yet. `removing`: its blogs are gone for everyone, and are being deleted. */
export const importStates = ['reading', 'done', 'failed', 'removing', 'removed'] as const;
export type ImportState = (typeof importStates)[number];

const tableParams = z.object({ kind: z.enum(tableKinds) });
const fileQuery = z.object({ name: optionalText(limits.title).describe('Name of the file, for the list of imports') });

const tableRow = z.object({
  line: z.int().describe('Line of the file in which the row begins'),
  name: z.string(),
  details: z.string().describe('What else is in the row, shortened'),
  state: z
    .enum(['new', 'there', 'wrong'])
    .describe('there: a record has this name already, or this patient is known, so the row is skipped'),
  mistakes: z.array(z.object({ column: z.string(), message: z.string() })),
});

export type TableRow = z.output<typeof tableRow>;

const tablePreview = z
  .object({
    counts: z.object({ new: z.int(), there: z.int(), wrong: z.int() }),
    ignored_columns: z.array(z.string()).describe('Columns that mean nothing here'),
    rows: z.array(tableRow),
  })
  .meta({ id: 'TablePreview' });

export type TablePreview = z.output<typeof tablePreview>;

const importRecord = z
  .object({
    id,
    created_at: createdAt,
    administrator: z.string().nullable().describe('Name for colleagues; null once the account is gone'),
    source: z.enum(importSources),
    file_name: z.string(),
    state: z.enum(importStates),
    failure: z.string().nullable().describe('Why nothing was imported, as a sentence'),
    as_drafts: yesNo,
    added: z.int().describe('So far, while it is being read'),
    already_there: z.int().describe('Left out because they were here already'),
    pictures: z
      .object({ waiting: z.int(), stored: z.int(), left_out: z.int() })
      .describe('Pictures of other websites, which are fetched one after the other'),
  })
  .meta({ id: 'Import' });

export type ImportRecord = z.output<typeof importRecord>;

const leftOutGroup = z.object({
  what: z.string(),
  reason: z.string().describe('Why, as the code of a sentence'),
  count: z.int(),
  titles: z.array(z.string()).describe('The first of them'),
});

export type LeftOutGroup = z.output<typeof leftOutGroup>;

const importReport = importRecord
  .extend({
    left_out: z.array(leftOutGroup),
    pictures_left_out: z
      .array(z.object({ blog: z.string(), address: z.string(), reason: z.string() }))
      .describe(`The first ${importLimits.reported}`),
    redirects: z
      .array(z.object({ from: z.string(), to: z.string() }))
      .describe(`Old addresses and where they lead now, the first ${importLimits.reported}`),
    redirect_count: z.int(),
  })
  .meta({ id: 'ImportReport' });

export type ImportReport = z.output<typeof importReport>;

const asDrafts = flag.describe('1 for drafts; 0 for published, draft or scheduled as they were');

const markdownFile = z.object({
  name: requiredText(limits.title, 'Every file needs a name.'),
  text: z
    .string()
    .max(importLimits.entryCharacters, importMessages.longMarkdown)
    .refine(isStorable, importMessages.notText),
});
export type MarkdownFile = z.output<typeof markdownFile>;

const markdownPicture = z.object({
  name: requiredText(limits.title, 'Every picture needs a name.'),
  image_url: z.string().regex(new RegExp(`^/uploads/blogs/${pictureFileName}$`), 'Please upload the picture first.'),
});
export type MarkdownPicture = z.output<typeof markdownPicture>;

const markdownForm = z
  .object({
    as_drafts: asDrafts,
    files: z
      .array(markdownFile)
      .min(1, importMessages.noMarkdown)
      .max(importLimits.markdownFiles, importMessages.manyMarkdown(importLimits.markdownFiles)),
    pictures: z.array(markdownPicture).max(importLimits.markdownPictures).default([]),
  })
  .meta({ id: 'MarkdownImport' });

const added = { output: importRecord, status: 201 } as const;

export const imports = defineEndpoints(routes.imports, 'owner', {
  list: {
    summary: `The last ${importLimits.listed} imports, newest first`,
    output: z.array(importRecord),
  },
  get: {
    summary: 'One import, with what was left out and where old addresses lead',
    output: importReport,
    notFound: importMessages.notFound,
  },
  wordpress: {
    summary:
      'Begin to import the blogs of an export of WordPress (WXR). It is read after the answer; ask for the import to see how far it is',
    query: fileQuery.extend({ as_drafts: asDrafts }),
    body: fileBody,
    maxBytes: importLimits.wordpressBytes,
    ...added,
    failure: importMessages.importFailure,
  },
  markdown: {
    summary: 'Import Markdown files as blogs. Upload their pictures first, as pictures for the content of a blog',
    body: markdownForm,
    maxBytes: importLimits.markdownBytes,
    ...added,
    failure: importMessages.importFailure,
  },
  remove: {
    summary: 'Remove all blogs that an import has added, changed ones included. It cannot be undone',
    output: importRecord,
    failure: importMessages.removeFailure,
    notFound: importMessages.notFound,
  },
  template: {
    summary: 'A CSV file with the columns and an example row',
    params: tableParams,
    output: z.string(),
    failure: importMessages.templateFailure,
  },
  previewTable: {
    summary: 'What adding the rows of a CSV file would do; it stores nothing',
    params: tableParams,
    body: fileBody,
    maxBytes: importLimits.tableBytes,
    output: tablePreview,
    failure: importMessages.previewFailure,
  },
  addTable: {
    summary: 'Add the rows of a CSV file whose names are new: all of them, or none if any row has a mistake',
    params: tableParams,
    query: fileQuery,
    body: fileBody,
    maxBytes: importLimits.tableBytes,
    ...added,
    failure: importMessages.addFailure,
  },
});
