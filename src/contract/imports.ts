import { z } from 'zod';
import { importLimits } from './clinic-limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { createdAt, fileBody, id, idParams, optionalText } from './fields.ts';
import { limits } from './limits.ts';
import * as importMessages from './messages/imports.ts';
import { routes } from './routes.ts';

/** What can be added from a table. */
export const tableKinds = ['treatments', 'conditions', 'openings'] as const;
export type TableKind = (typeof tableKinds)[number];
export type ImportSource = TableKind;

const tableParams = z.object({ kind: z.enum(tableKinds) });
const fileQuery = z.object({ name: optionalText(limits.title).describe('Name of the file, for the list of imports') });

const tableRow = z.object({
  line: z.int().describe('Line of the file in which the row begins'),
  name: z.string(),
  details: z.string().describe('What else is in the row, shortened'),
  state: z.enum(['new', 'there', 'wrong']).describe('there: a record has this name already, so the row is skipped'),
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
    administrator: z.string().nullable().describe('E-mail address; null once the account is gone'),
    source: z.enum(tableKinds),
    file_name: z.string(),
    added: z.int(),
    already_there: z.int().describe('Left out because they were here already'),
  })
  .meta({ id: 'Import' });

export type ImportRecord = z.output<typeof importRecord>;

export const imports = {
  list: defineEndpoint({
    ...routes.imports.list,
    access: 'owner',
    summary: `The last ${importLimits.listed} imports, newest first`,
    output: z.array(importRecord),
  }),
  get: defineEndpoint({
    ...routes.imports.get,
    access: 'owner',
    summary: 'One import',
    params: idParams,
    output: importRecord,
    notFound: importMessages.notFound,
  }),
  template: defineEndpoint({
    ...routes.imports.template,
    access: 'owner',
    summary: 'A CSV file with the columns and an example row',
    params: tableParams,
    output: z.string(),
    failure: importMessages.templateFailure,
  }),
  previewTable: defineEndpoint({
    ...routes.imports.previewTable,
    access: 'owner',
    summary: 'What adding the rows of a CSV file would do; it stores nothing',
    params: tableParams,
    body: fileBody,
    maxBytes: importLimits.tableBytes,
    output: tablePreview,
    failure: importMessages.previewFailure,
  }),
  addTable: defineEndpoint({
    ...routes.imports.addTable,
    access: 'owner',
    summary: 'Add the rows of a CSV file whose names are new: all of them, or none if any row has a mistake',
    params: tableParams,
    query: fileQuery,
    body: fileBody,
    maxBytes: importLimits.tableBytes,
    output: importRecord,
    status: 201,
    failure: importMessages.addFailure,
  }),
};
