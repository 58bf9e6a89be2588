import * as problemMessages from '#contract/messages/problems.ts';
import type { Language } from '#contract/plain/languages.ts';
import { type ProblemForm, problems } from '#contract/problems.ts';
import { invalid } from '#server/app-error.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { lastPosition, listInOrder, moveRecord, type RecordKind, refuseTakenName } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inLanguage } from '#server/db/translations.queries.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import { drawingOf } from './problem-drawings.ts';

const kind: RecordKind<'problems', ReturnType<typeof toRecord>> = {
  table: 'problems',
  kind: 'problem',
  nameOf: ({ name }) => name,
  toRecord,
  labels: { name: 'name', body_area: 'body area', treatment_ids: 'treatments', other_words: 'other words' },
};

export function mountProblems(context: ResourceContext) {
  const { mount, db } = context;
  mount(problems.listPublic, (_, { language }) => listOffered(db, language));
  mount(problems.list, async () => (await listInOrder(db, 'problems')).map(toRecord));
  mountRecords(context, problems, kind, {
    create: async (form, trx) => {
      await refuseTakenName(trx, 'problems', form.name, problemMessages.taken);
      return { ...(await rowOf(form, trx)), position: await lastPosition(trx, 'problems') };
    },
    update: async (form, trx, { id }) => {
      await refuseTakenName(trx, 'problems', form.name, problemMessages.taken, id);
      return rowOf(form, trx);
    },
  });
  mount(problems.move, ({ params, body }, call) => moveRecord(call, kind, params.id, body.after));
}

/** Problems with the treatments that visitors can book. */
async function listOffered(db: Database, language: Language) {
  const hidden = (await listInOrder(db, 'treatments')).filter(({ is_hidden }) => is_hidden);
  const hiddenIds = new Set(hidden.map(({ treatment_id }) => treatment_id));
  const problems = await listInOrder(db, 'problems');
  const drawings = new Map(problems.map((row) => [row.id, drawingOf(row)]));
  const rows = await inLanguage(db, language, 'problem', problems);
  return rows.map(toRecord).map((record) => ({
    ...record,
    drawing: drawings.get(record.id),
    treatment_ids: record.treatment_ids.filter((id) => !hiddenIds.has(id)),
  }));
}

async function rowOf({ treatment_ids, ...form }: ProblemForm, trx: Transaction) {
  const known = new Set((await listInOrder(trx, 'treatments')).map(({ treatment_id }) => treatment_id));
  if (!treatment_ids.every((id) => known.has(id))) throw invalid('treatment_ids', problemMessages.missingTreatment);
  return { ...form, treatment_ids: JSON.stringify(treatment_ids) };
}

function toRecord({ treatment_ids, ...row }: Row<'problems'>) {
  return { ...row, treatment_ids: JSON.parse(treatment_ids) as number[] };
}
