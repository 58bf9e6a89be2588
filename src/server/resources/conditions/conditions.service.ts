import {
  bodyAreas,
  type Condition,
  type ConditionChange,
  type ConditionEntry,
  type ConditionForm,
  conditions,
  type LongText,
} from '#contract/conditions.ts';
import { fillHelpLines } from '#contract/fill-help-lines.ts';
import type { HelpLinesQuery } from '#contract/help-lines.ts';
import { invalid, notFound } from '#server/app-error.ts';
import type { ChangeRequest } from '#server/db/changes.queries.ts';
import { clinicHelpLines } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import { storePreview, unstoredId } from '#server/db/previews.queries.ts';
import { addRecord, noSample, type RecordKind, updateRecord } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { withPicture } from '#server/storage/pictures.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import { checkReviewDay } from '../review-day.ts';
import * as queries from './conditions.queries.ts';

export function mountConditions(context: ResourceContext) {
  const { mount, db } = context;
  mount(conditions.list, () => listConditions(db));
  mount(conditions.get, ({ params, query }) => getCondition(db, params.id, query));
  mount(conditions.create, ({ body }, c) => createCondition(context, body, c.get('change')));
  mount(conditions.update, ({ params, body }, c) => updateCondition(context, params.id, body, c.get('change')));
  const { remove, restore } = conditions;
  mountRecords(context, { remove, restore }, kind);
  mount(conditions.preview, ({ body }, c) => previewCondition(db, body, c.get('change')));
}

async function listConditions(db: Database): Promise<ConditionEntry[]> {
  return (await queries.listConditions(db)).map((row) => ({ ...row, body_area: knownArea(row.body_area) }));
}

async function getCondition(db: Database, id: number, { placeholders }: HelpLinesQuery): Promise<Condition> {
  const row = await queries.findCondition(db, id);
  if (!row) throw notFound();
  const condition = await toCondition(db, row);
  return placeholders ? condition : fillHelpLines(condition, await clinicHelpLines(db));
}

const kind: RecordKind<'conditions', Condition> = {
  table: 'conditions',
  kind: 'condition',
  nameOf: ({ name }) => name,
  toRecord: (row, db) => toCondition(db, row),
  texts: {
    name: 'name',
    description: 'description',
    symptoms: 'symptoms',
    causes: 'causes',
    treatment: 'treatment',
    alt: 'words for the picture',
    body_area: 'body area',
    urgent_help: 'urgent help',
    routine_help: 'routine help',
    reviewed_on: 'day of the last review',
    reviewed_by: 'reviewer',
  },
  labels: { image: 'picture' },
};

async function createCondition({ db, pictures }: ResourceContext, form: ConditionForm, change: ChangeRequest) {
  await checkReviewDay(db, form.reviewed_on, change.at);
  const image = form.image ? await pictures.add('conditions', form.image) : null;
  return withPicture(pictures, 'conditions', image, () =>
    addRecord(db, kind, change, () => ({ ...columnsOf(form), image, created_at: change.at }), {
      link: (trx, { id }) => linkSymptoms(trx, id, form.symptom_ids),
    }),
  );
}

async function updateCondition(
  { db, pictures }: ResourceContext,
  id: number,
  form: ConditionChange,
  change: ChangeRequest,
) {
  await checkReviewDay(db, form.reviewed_on, change.at);
  const image = await newImage(pictures, form);
  let replaced: string | null = null;
  const condition = await withPicture(pictures, 'conditions', image.image ?? null, () =>
    updateRecord(
      db,
      kind,
      id,
      change,
      (_trx, before) => {
        replaced = before.image;
        return { ...columnsOf(form), ...image, ...noSample };
      },
      { link: (trx) => linkSymptoms(trx, id, form.symptom_ids) },
    ),
  );
  if (replaced && replaced !== condition.image) await pictures.remove('conditions', replaced);
  return condition;
}

/** On the page of the condition, with the symptoms that are to be linked and the picture that is stored. */
async function previewCondition(
  db: Database,
  { id = unstoredId, symptom_ids = [], ...form }: Omit<ConditionForm, 'image'> & { id?: number | undefined },
  change: ChangeRequest,
) {
  const stored = await queries.findCondition(db, id);
  const before = stored ? await toCondition(db, stored) : emptyCondition;
  const condition: Condition = { ...before, ...form, id, symptom_ids };
  const linked = (await queries.listSymptoms(db, symptom_ids)).map((symptom) => ({ ...symptom, condition_ids: [id] }));
  const lines = await clinicHelpLines(db);
  return storePreview(db, change, `/conditions/${id}`, {
    [`/api/conditions/${id}`]: fillHelpLines(condition, lines),
    '/api/symptoms': fillHelpLines(linked, lines),
  });
}

const emptyCondition: Pick<
  Condition,
  'image' | 'alt' | 'body_area' | 'urgent_help' | 'routine_help' | 'reviewed_on' | 'reviewed_by' | 'sample' | 'version'
> = {
  image: null,
  alt: null,
  body_area: null,
  urgent_help: null,
  routine_help: null,
  reviewed_on: null,
  reviewed_by: null,
  sample: false,
  version: 0,
};

/** The changed columns of the picture: none if it is unchanged. */
async function newImage(pictures: ResourceContext['pictures'], { image, remove_image }: ConditionChange) {
  if (image) return { image: await pictures.add('conditions', image) };
  return remove_image ? { image: null, alt: null } : {};
}

/** The columns that depend on the form only. */
function columnsOf(form: ConditionChange) {
  const { image: _, remove_image: __, symptom_ids: ___, symptoms, causes, treatment, ...texts } = form;
  return {
    ...texts,
    symptoms: JSON.stringify(symptoms),
    causes: JSON.stringify(causes),
    treatment: JSON.stringify(treatment),
  };
}

/** Replaces the linked symptoms; undefined leaves them unchanged. */
async function linkSymptoms(trx: Database, id: number, symptomIds: number[] | undefined) {
  if (!symptomIds) return;
  if ((await queries.countSymptoms(trx, symptomIds)) < symptomIds.length)
    throw invalid('symptom_ids', 'One of these symptoms is no longer there. Please look at them again.');
  await queries.linkSymptoms(trx, id, symptomIds);
}

async function toCondition(db: Database, { is_sample, ...row }: Row<'conditions'>): Promise<Condition> {
  return {
    ...row,
    sample: is_sample === 1,
    symptoms: JSON.parse(row.symptoms) as LongText,
    causes: JSON.parse(row.causes) as LongText,
    treatment: JSON.parse(row.treatment) as LongText,
    body_area: knownArea(row.body_area),
    symptom_ids: await queries.listSymptomIds(db, row.id),
  };
}

function knownArea(stored: string | null) {
  return bodyAreas.find((area) => area === stored) ?? null;
}
