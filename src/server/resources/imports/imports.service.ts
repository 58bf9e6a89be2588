import { type ImportRecord, imports } from '#contract/imports.ts';
import type { Database } from '#server/db/database.ts';
import { notFound } from '#server/http/app-error.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './imports.queries.ts';
import { addTable, previewTable, templateOf } from './table-imports.service.ts';

export function mountImports({ mount, db, clock }: ResourceContext) {
  mount(imports.list, async () => (await queries.listImports(db)).map(toRecord));
  mount(imports.get, ({ params }) => getImport(db, params.id));
  mount(imports.template, ({ params }, c) => {
    c.header('Content-Disposition', `attachment; filename="${params.kind}.csv"`);
    return templateOf(params.kind);
  });
  mount(imports.previewTable, ({ params, body }) => previewTable(db, params.kind, body.file, clock()));
  mount(imports.addTable, async ({ params, query, body }, c) => {
    const id = await addTable(db, { ...params, ...query, file: body.file }, c.get('change'));
    return getImport(db, id);
  });
}

async function getImport(db: Database, id: number): Promise<ImportRecord> {
  const row = await queries.findImport(db, id);
  if (!row) throw notFound();
  return toRecord(row);
}

type Found = NonNullable<Awaited<ReturnType<typeof queries.findImport>>>;

function toRecord({ created_at, ...row }: Found): ImportRecord {
  return { ...row, created_at: new Date(created_at).toISOString() };
}
