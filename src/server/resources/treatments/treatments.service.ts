// See docs/decisions/0055-treatments-and-practitioners.md.

import { mapValues } from '#contract/fields.ts';
import { fillHelpLines } from '#contract/fill-help-lines.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { priceFormat } from '#contract/prices.ts';
import { treatmentTexts } from '#contract/treatment-texts.ts';
import {
  type TreatmentForm,
  type TreatmentPage,
  type TreatmentRecord,
  treatmentPage,
  treatments,
} from '#contract/treatments.ts';
import { invalid, notFound } from '#server/app-error.ts';
import type { ChangeRequest } from '#server/db/changes.queries.ts';
import { clinicHelpLines, getClinicProfile } from '#server/db/clinic-profile.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { freeSlugOf } from '#server/db/free-slug.ts';
import { storePreview, unstoredId } from '#server/db/previews.queries.ts';
import { listInOrder, moveRecord, type RecordKind, updateRecord } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { kindOf, rowOfTreatment } from '#server/db/treatment-kinds.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import { checkReviewDay } from '../review-day.ts';
import { isSameName } from '../same-name.ts';

const kind: RecordKind<'treatments', TreatmentRecord> = {
  table: 'treatments',
  kind: 'treatment',
  nameOf: ({ treatment_description }) => treatment_description,
  toRecord,
  texts: {
    not_if: 'not if',
    other_words: 'other words',
    ...mapValues(treatmentTexts, ({ noun }) => noun),
    reviewed_on: 'day of the last review',
  },
};

const missing = 'The treatment in front of it is no longer there.';

export function mountTreatments(context: ResourceContext) {
  const { mount, db } = context;
  mount(treatments.list, () => listOffered(db));
  mount(treatments.listPages, () => listOffered(db));
  mount(treatments.getPage, ({ params }) => getPage(db, params.slug));
  mount(treatments.listAll, async () => (await listInOrder(db, 'treatments')).map(toRecord));
  mountRecords(context, treatments, kind, {
    create: async (form, trx) => {
      await checkReviewDay(trx, form.reviewed_on, context.clock());
      const others = await listOthers(trx, form.name);
      const slug = freeSlugOf(
        form.name,
        others.map((row) => row.slug),
      );
      return { ...rowOfTreatment(form), slug, position: others.at(-1)?.position ?? 0 };
    },
    update: async (form, trx, { treatment_id }) => {
      await checkReviewDay(trx, form.reviewed_on, context.clock());
      await listOthers(trx, form.name, treatment_id);
      return rowOfTreatment(form);
    },
  });
  mount(treatments.setVisibility, ({ params, body }, c) =>
    updateRecord(db, kind, params.id, c.get('change'), () => body, { action: body.is_hidden ? 'hidden' : 'shown' }),
  );
  mount(treatments.move, ({ params, body }, c) =>
    moveRecord(db, kind, params.id, c.get('change'), { ...body, missing }),
  );
  mount(treatments.preview, ({ body }, c) => preview(db, body, c.get('change')));
}

/** Treatments that visitors can book. */
async function listOffered(db: Database): Promise<TreatmentPage[]> {
  const toPage = await pageMaker(db);
  return (await listInOrder(db, 'treatments')).filter(({ is_hidden }) => !is_hidden).map(toPage);
}

type PageRow = Omit<TreatmentPage, 'kind' | 'slug' | 'price_label'> &
  Pick<Row<'treatments'>, 'kind' | 'is_advice' | 'slug'>;

async function pageMaker(db: Database) {
  const { currency, address } = await getClinicProfile(db);
  const format = priceFormat(currency, address.country);
  return (row: PageRow): TreatmentPage => ({
    ...row,
    kind: kindOf(row),
    slug: row.slug ?? String(row.treatment_id),
    price_label: row.price_from === null ? null : treatmentMessages.priceFrom(format(row.price_from)),
  });
}

async function preview(
  db: Database,
  { id = unstoredId, ...form }: TreatmentForm & { id?: number | undefined },
  change: ChangeRequest,
) {
  const stored = (await listInOrder(db, 'treatments')).find(({ treatment_id }) => treatment_id === id);
  const before = stored ?? {
    ...mapValues(treatmentTexts, () => null),
    reviewed_on: null,
    slug: freeSlugOf(form.name, []),
  };
  const toPage = await pageMaker(db);
  const page = treatmentPage.parse(toPage({ ...before, ...rowOfTreatment(form), treatment_id: id }));
  const segment = encodeURIComponent(page.slug);
  return storePreview(db, change, `/treatments/${segment}`, {
    [`/api/treatment-pages/${segment}`]: fillHelpLines(page, await clinicHelpLines(db)),
  });
}

/** @throws AppError `not-found` */
async function getPage(db: Database, slug: string) {
  const offered = await listOffered(db);
  const page = offered.find((one) => one.slug === slug || String(one.treatment_id) === slug);
  if (!page) throw notFound();
  return fillHelpLines(page, await clinicHelpLines(db));
}

/** @throws AppError `invalid` for the name of another treatment. */
async function listOthers(trx: Transaction, name: string, ownId?: number) {
  const others = (await listInOrder(trx, 'treatments')).filter(({ treatment_id }) => treatment_id !== ownId);
  const isTaken = others.some((row) => isSameName(row.treatment_description, name));
  if (isTaken) throw invalid('name', treatmentMessages.taken);
  return others;
}

function toRecord(row: Row<'treatments'>): TreatmentRecord {
  return {
    ...row,
    id: row.treatment_id,
    name: row.treatment_description,
    kind: kindOf(row),
    needs_room: row.needs_room === 1,
    is_hidden: row.is_hidden === 1,
  };
}
