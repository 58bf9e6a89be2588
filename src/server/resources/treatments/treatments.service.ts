// See docs/decisions/0055-treatments-and-practitioners.md.

import type { z } from 'zod';
import { mapValues } from '#contract/fields.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import { defaultLanguage, type Language } from '#contract/plain/languages.ts';
import { priceFormat } from '#contract/plain/prices.ts';
import { treatmentTexts } from '#contract/plain/treatment-texts.ts';
import { readSignNames } from '#contract/plain/urgencies.ts';
import { type TreatmentForm, type TreatmentPage, treatmentPage, treatments } from '#contract/treatments.ts';
import { AppError, invalid, notFound } from '#server/app-error.ts';
import { changedFacts, changeRecord, lockVersion, type Work } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { freeSlugOf } from '#server/db/free-slug.ts';
import {
  lastPosition,
  listInOrder,
  moveRecord,
  type RecordKind,
  refuseTakenName,
  updateRecord,
} from '#server/db/records.queries.ts';
import { isSameName } from '#server/db/same-name.ts';
import type { Row } from '#server/db/tables.ts';
import { inLanguage } from '#server/db/translations.queries.ts';
import { wordsOf } from '#server/words/words-of.ts';
import { checkReviewDay } from '../check-days.ts';
import { clinicHelpLines, getClinicProfile } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import { storePreview, unstoredId } from '../previews/previews.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { listPresentIds, readerOfGivers, readGivers } from '../schedules/schedule.queries.ts';
import { kindOf, rowOfTreatment } from './treatment-kinds.ts';
import * as queries from './treatments.queries.ts';

const kind: RecordKind<'treatments', ReturnType<typeof toRecord>> = {
  table: 'treatments',
  kind: 'treatment',
  nameOf: ({ treatment_description }) => treatment_description,
  toRecord,
  texts: {
    not_if: 'not if',
    other_words: 'other words',
    ...mapValues(treatmentTexts, ({ noun }) => noun),
    reviewed_on: 'day of the last review',
    signs: 'signs',
  },
  factsOf: async (row, db) => (await readerOfFacts(db))(row),
};

async function readerOfFacts(db: Database) {
  const { currency, address } = await getClinicProfile(db);
  const format = priceFormat(currency, address.country);
  const namesOf = await readerOfGivers(db);
  return (row: Row<'treatments'>) => ({
    name: row.treatment_description,
    kind: kindOf(row),
    length: row.minutes,
    'time after it': row.buffer_minutes,
    room: row.needs_room,
    price: row.price_from === null ? null : format(row.price_from),
    practitioners: namesOf(row.given_by),
    'how sure the evidence is': row.grade,
    'what it is for': row.aim,
  });
}

export function mountTreatments(context: ResourceContext) {
  const { mount, db } = context;
  mount(treatments.listPublic, (_, { language }) => listOffered(db, language));
  mount(treatments.listPages, (_, { language }) => listOffered(db, language));
  mount(treatments.getPage, ({ params }, { language }) => getPage(db, params.slug, language));
  mount(treatments.list, async () => (await listInOrder(db, 'treatments')).map(toRecord));
  mountRecords(context, treatments, kind, {
    create: async (form, trx) => {
      await checkReviewDay(trx, form.reviewed_on, context.clock());
      await refuseTakenName(trx, 'treatments', form.name, treatmentMessages.taken);
      const slugs = (await listInOrder(trx, 'treatments')).map((row) => row.slug);
      await checkGivers(trx, form, null);
      const position = await lastPosition(trx, 'treatments');
      return { ...rowOfTreatment(form), slug: freeSlugOf(form.name, slugs), position };
    },
    update: async (form, trx, { treatment_id, given_by }) => {
      await checkReviewDay(trx, form.reviewed_on, context.clock());
      await refuseTakenName(trx, 'treatments', form.name, treatmentMessages.taken, treatment_id);
      await checkGivers(trx, form, given_by);
      return rowOfTreatment(form);
    },
  });
  mount(treatments.updateSeveral, ({ body }, call) => updateSeveral(call, body));
  mount(treatments.setVisibility, ({ params, body }, call) =>
    updateRecord(call, kind, params.id, () => body, { action: body.is_hidden ? 'hidden' : 'shown' }),
  );
  mount(treatments.move, ({ params, body }, call) => moveRecord(call, kind, params.id, body.after, []));
  mount(treatments.preview, ({ body }, call) => preview(call, body));
}

/** The form of the team shows who gives what as well, so it is out of date then. */
async function checkGivers(trx: Transaction, { practitioner_ids: ids }: TreatmentForm, before: string | null) {
  if (ids === undefined || JSON.stringify(ids) === JSON.stringify(readGivers(before))) return;
  const known = await listPresentIds(trx);
  const earlier = readGivers(before) ?? [];
  if (ids?.some((one) => !known.includes(one) && !earlier.includes(one)))
    throw invalid('practitioner_ids', visitMessages.noPractitioner);
  await lockVersion(trx, 'clinic_profile', 1, undefined);
}

type Rows = z.output<typeof treatments.updateSeveral.body>;

async function updateSeveral({ db, change }: Work, { treatments: rows, order = [] }: Rows) {
  return changeRecord(db, change, async (trx) => {
    for (const { id, version } of rows.toSorted((a, b) => a.id - b.id))
      await lockVersion(trx, 'treatments', id, version);
    const before = await listInOrder(trx, 'treatments');
    refuseTakenNames(before, rows);
    const known = before.map(({ treatment_id }) => treatment_id);
    const placed = [...order.filter((id) => known.includes(id)), ...known.filter((id) => !order.includes(id))];
    // Two of them may swap their names, each of which is unique.
    for (const { id } of rows) await queries.updateTreatment(trx, id, { treatment_description: crypto.randomUUID() });
    for (const { id, version: _, ...row } of rows) await queries.updateTreatment(trx, id, rowOfTreatment(row));
    if (order.length > 0)
      for (const [position, id] of placed.entries()) await queries.updateTreatment(trx, id, { position });
    const after = await listInOrder(trx, 'treatments');
    const factsOf = await readerOfFacts(trx);
    const entry = rows.map(({ id }) => entryOf(id, before, after, factsOf)).filter(({ fields }) => fields.length > 0);
    return { result: after.map(toRecord), entry };
  });
}

/** @throws AppError `invalid` at each row whose name another treatment has. */
function refuseTakenNames(stored: readonly Row<'treatments'>[], rows: Rows['treatments']) {
  const names = new Map(stored.map((row) => [row.treatment_id, row.treatment_description]));
  for (const { id, name } of rows) names.set(id, name);
  const isTaken = ({ id, name }: Rows['treatments'][number]) =>
    [...names].some(([other, otherName]) => other !== id && isSameName(otherName, name));
  const errors = rows.flatMap((row, index) =>
    isTaken(row) ? [{ field: `treatments.${index}.name`, message: treatmentMessages.taken }] : [],
  );
  if (errors.length > 0) throw new AppError('invalid', undefined, { errors });
}

function entryOf(
  id: number,
  before: readonly Row<'treatments'>[],
  after: readonly Row<'treatments'>[],
  factsOf: Awaited<ReturnType<typeof readerOfFacts>>,
) {
  const placeIn = (rows: typeof before) => rows.findIndex((row) => row.treatment_id === id);
  const [old, row] = [before[placeIn(before)], after[placeIn(after)]] as [Row<'treatments'>, Row<'treatments'>];
  const [were, are] = [old, row].map((one) => ({ ...factsOf(one), 'on the website': one.is_hidden === 0 }));
  const texts = changedFacts(were, are);
  const fields = texts.map(({ label }) => label);
  if (placeIn(before) !== placeIn(after)) fields.push('order');
  return { action: 'changed', kind: 'treatment', id, name: row.treatment_description, fields, texts } as const;
}

/** Treatments that visitors can book. */
async function listOffered(db: Database, language: Language): Promise<TreatmentPage[]> {
  const toPage = await pageMaker(db, language);
  const offered = (await listInOrder(db, 'treatments')).filter(({ is_hidden }) => !is_hidden);
  return (await inLanguage(db, language, 'treatment', offered)).map(toPage);
}

type PageRow = Omit<TreatmentPage, 'kind' | 'slug' | 'price_label' | 'signs' | 'practitioner_ids'> &
  Pick<Row<'treatments'>, 'kind' | 'is_advice' | 'slug' | 'signs' | 'given_by'>;

async function pageMaker(db: Database, language: Language) {
  const { currency, address, practitioners } = await getClinicProfile(db);
  const shown = practitioners.filter((one) => one.shown).map(({ id }) => id);
  const format = priceFormat(currency, address.country);
  const { priceFrom } = wordsOf(language).treatments;
  return (row: PageRow): TreatmentPage => ({
    ...row,
    kind: kindOf(row),
    slug: row.slug ?? String(row.treatment_id),
    signs: readSignNames(row.signs),
    practitioner_ids: readGivers(row.given_by)?.filter((id) => shown.includes(id)) ?? null,
    price_label: row.price_from === null ? null : priceFrom(format(row.price_from)),
  });
}

type Preview = z.output<typeof treatments.preview.body>;

async function preview({ db, change }: Work, { id = unstoredId, ...form }: Preview) {
  const stored = (await listInOrder(db, 'treatments')).find(({ treatment_id }) => treatment_id === id);
  const before = stored ?? {
    ...mapValues(treatmentTexts, () => null),
    grade: null,
    aim: null,
    given_by: null,
    reviewed_on: null,
    signs: null,
    slug: freeSlugOf(form.name, []),
  };
  const toPage = await pageMaker(db, defaultLanguage);
  const page = treatmentPage.parse(toPage({ ...before, ...rowOfTreatment(form), treatment_id: id }));
  const segment = encodeURIComponent(page.slug);
  return storePreview({ db, change }, `/treatments/${segment}`, {
    [`/api/treatment-pages/${segment}`]: fillHelpLines(page, await clinicHelpLines(db)),
  });
}

/** @throws AppError `not-found` */
async function getPage(db: Database, slug: string, language: Language) {
  const offered = await listOffered(db, language);
  const page = offered.find((one) => one.slug === slug || String(one.treatment_id) === slug);
  if (!page) throw notFound();
  return fillHelpLines(page, await clinicHelpLines(db, language));
}

function toRecord(row: Row<'treatments'>) {
  return {
    ...row,
    id: row.treatment_id,
    name: row.treatment_description,
    kind: kindOf(row),
    practitioner_ids: readGivers(row.given_by),
    signs: readSignNames(row.signs),
  };
}
