import type { z } from 'zod';
import {
  bodyAreas,
  type Condition,
  type ConditionChange,
  type ConditionEntry,
  type ConditionForm,
  conditions,
  type Exercise,
  type LongText,
} from '#contract/conditions.ts';
import { mapValues } from '#contract/fields.ts';
import type { HelpLinesQuery } from '#contract/help-lines.ts';
import * as conditionMessages from '#contract/messages/conditions.ts';
import { exerciseImages, exerciseTexts, optionalFields } from '#contract/plain/condition-texts.ts';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import type { Language } from '#contract/plain/languages.ts';
import { readSignNames } from '#contract/plain/urgencies.ts';
import { invalid } from '#server/app-error.ts';
import type { ChangeRequest, Work } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  addRecord,
  findRow,
  getRecord,
  getRow,
  noSample,
  type RecordKind,
  updateRecord,
} from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inLanguage, oneInLanguage, sortByName } from '#server/db/translations.queries.ts';
import { withPicture } from '#server/storage/pictures.ts';
import { checkReviewDay } from '../check-days.ts';
import { clinicHelpLines } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import { storePreview, unstoredId } from '../previews/previews.queries.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './conditions.queries.ts';

export function mountConditions(context: ResourceContext) {
  const { mount, db } = context;
  mount(conditions.list, (_, { language }) => listConditions(db, language));
  mount(conditions.get, ({ params, query }, { language }) => getCondition(db, params.id, query, language));
  mount(conditions.create, ({ body }, { change }) => createCondition(context, body, change));
  mount(conditions.update, ({ params, body }, { change }) => updateCondition(context, params.id, body, change));
  const { remove, restore } = conditions;
  mountRecords(context, { remove, restore }, kind);
  mount(conditions.preview, ({ body }, call) => previewCondition(call, body));
}

async function listConditions(db: Database, language: Language): Promise<ConditionEntry[]> {
  const rows = await inLanguage(db, language, 'condition', await queries.listConditions(db));
  return sortByName(language, rows).map((row) => ({ ...row, body_area: knownArea(row.body_area) }));
}

/** Forms edit it in English. */
async function getCondition(db: Database, id: number, { placeholders }: HelpLinesQuery, language: Language) {
  if (placeholders) return getRecord(db, kind, id);
  const row = await oneInLanguage(db, language, 'condition', await getRow(db, 'conditions', id));
  return fillHelpLines({ ...(await toCondition(db, row)), other_words: null }, await clinicHelpLines(db, language));
}

const nounOf = ({ noun }: { noun: string }) => noun;

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
    body_area: 'body area',
    ...mapValues(optionalFields, nounOf),
    exercises: 'exercises',
    signs: 'signs',
  },
  labels: { image: 'picture', exercise_images: 'pictures of exercises', problem_id: 'problem' },
};

async function createCondition({ db, pictures }: ResourceContext, form: ConditionForm, change: ChangeRequest) {
  await checkDays(db, form, change.at);
  return withUploads(pictures, form, (added) =>
    addRecord(
      { db, change },
      kind,
      async (trx) => ({
        ...(await columnsOf(trx, form)),
        ...exerciseColumns(form.exercises, added, []),
        image: added.image ?? null,
        created_at: change.at,
      }),
      { link: (trx, { id }) => linkSymptoms(trx, id, form.symptom_ids) },
    ),
  );
}

async function updateCondition(
  { db, pictures }: ResourceContext,
  id: number,
  form: ConditionChange,
  change: ChangeRequest,
) {
  await checkDays(db, form, change.at);
  let former: string[] = [];
  const condition = await withUploads(pictures, form, (added) =>
    updateRecord(
      { db, change },
      kind,
      id,
      async (trx, before) => {
        former = picturesOf({ image: before.image, exercises: exercisesOf(before) });
        return {
          ...(await columnsOf(trx, form)),
          ...exerciseColumns(form.exercises, added, former),
          ...(added.image ? { image: added.image } : form.remove_image && { image: null, alt: null }),
          ...noSample,
        };
      },
      { link: (trx) => linkSymptoms(trx, id, form.symptom_ids) },
    ),
  );
  const kept = picturesOf(condition);
  for (const name of former.filter((one) => !kept.includes(one))) await pictures.remove('conditions', name);
  return condition;
}

/** Previews the page of a condition with the symptoms that are to be linked and the stored pictures. */
async function previewCondition(
  { db, change }: Work,
  { id = unstoredId, symptom_ids = [], exercises, signs, ...form }: ConditionPreview,
) {
  const stored = await findRow(db, 'conditions', id);
  const before = stored ? await toCondition(db, stored) : emptyCondition;
  const condition: Condition = {
    ...before,
    ...form,
    id,
    symptom_ids,
    signs: signs === undefined ? before.signs : readSignNames(signs),
    exercises: exercises ? withImages(exercises, {}, picturesOf(before)) : before.exercises,
  };
  const linked = (await queries.listSymptoms(db, symptom_ids)).map((symptom) => ({
    ...symptom,
    signs: readSignNames(symptom.signs),
    condition_ids: [id],
  }));
  const lines = await clinicHelpLines(db);
  return storePreview({ db, change }, `/conditions/${id}`, {
    [`/api/conditions/${id}`]: fillHelpLines(condition, lines),
    '/api/symptoms': fillHelpLines(linked, lines),
  });
}

type ConditionPreview = z.output<typeof conditions.preview.body>;

const emptyCondition = {
  image: null,
  body_area: null,
  problem_id: null,
  ...mapValues(optionalFields, () => null),
  exercises: [],
  signs: [],
  sample: false,
  version: 0,
};

async function checkDays(db: Database, { written_on, reviewed_on }: ConditionChange, now: number) {
  await checkReviewDay(db, reviewed_on, now);
  await checkReviewDay(db, written_on, now, 'written_on');
}

/** A field of the form that has a picture. */
type Upload = 'image' | (typeof exerciseImages)[number];
type Uploads = Partial<Record<Upload, string>>;

/** Stores the pictures of a form before its row is written, and deletes them again if that fails. */
function withUploads<T>(
  pictures: ResourceContext['pictures'],
  form: ConditionChange,
  write: (added: Uploads) => Promise<T>,
): Promise<T> {
  const used = [form.image && 'image', ...exerciseImages.slice(0, form.exercises?.length ?? 0)] as Upload[];
  const store = async (added: Uploads, [field, ...others]: Upload[]): Promise<T> => {
    if (!field) return write(added);
    const file = form[field];
    if (!file) return store(added, others);
    const name = await pictures.add('conditions', file, field);
    return withPicture(pictures, 'conditions', name, () => store({ ...added, [field]: name }, others));
  };
  return store({}, used.filter(Boolean));
}

/** Exercises with their new pictures, and those that the condition has already. */
function withImages(exercises: readonly Exercise[], added: Uploads, known: readonly string[]): Exercise[] {
  return exercises.map(({ image, ...texts }, place) => {
    const upload = exerciseImages[place];
    return { ...texts, image: (upload && added[upload]) ?? known.find((name) => name === image) ?? null };
  });
}

/** The changed columns of the exercises: none if the form leaves them out. */
function exerciseColumns(exercises: readonly Exercise[] | undefined, added: Uploads, known: readonly string[]) {
  if (!exercises) return {};
  if (exercises.length === 0) return { exercises: null, exercise_images: null };
  const all = withImages(exercises, added, known);
  return {
    exercises: JSON.stringify(all, Object.keys(exerciseTexts)),
    exercise_images: JSON.stringify(all.map(({ image }) => image)),
  };
}

function exercisesOf({ exercises, exercise_images }: Row<'conditions'>): Exercise[] {
  const images = JSON.parse(exercise_images ?? '[]') as (string | null)[];
  return (JSON.parse(exercises ?? '[]') as Exercise[]).map((texts, place) => ({
    ...texts,
    image: images[place] ?? null,
  }));
}

function picturesOf({ image, exercises }: Pick<Condition, 'image' | 'exercises'>) {
  return [image, ...exercises.map((exercise) => exercise.image)].filter((name) => name !== null);
}

/** The columns that do not depend on the row before. */
async function columnsOf(trx: Transaction, { symptoms, causes, treatment, ...form }: ConditionChange) {
  if (form.problem_id && !(await findRow(trx, 'problems', form.problem_id)))
    throw invalid('problem_id', conditionMessages.missingProblem);
  const { image: _, remove_image: __, symptom_ids: ___, exercises: ____, ...rest } = form;
  const { exercise_image_1: _1, exercise_image_2: _2, exercise_image_3: _3, ...texts } = rest;
  return {
    ...texts,
    symptoms: JSON.stringify(symptoms),
    causes: JSON.stringify(causes),
    treatment: JSON.stringify(treatment),
  };
}

/** Replaces the linked symptoms; undefined leaves them unchanged. */
async function linkSymptoms(trx: Transaction, id: number, symptomIds: number[] | undefined) {
  if (!symptomIds) return;
  if ((await queries.listSymptoms(trx, symptomIds)).length < symptomIds.length)
    throw invalid('symptom_ids', 'One of these symptoms is no longer there. Please look at them again.');
  await queries.linkSymptoms(trx, id, symptomIds);
}

async function toCondition(db: Database, row: Row<'conditions'>): Promise<Condition> {
  const { is_sample, exercise_images: _, ...stored } = row;
  return {
    ...stored,
    exercises: exercisesOf(row),
    signs: readSignNames(row.signs),
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
