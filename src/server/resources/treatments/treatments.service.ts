// See docs/decisions/0055-treatments-and-practitioners.md.

import * as treatmentMessages from '#contract/messages/treatments.ts';
import { priceFormat } from '#contract/prices.ts';
import { type Treatment, type TreatmentForm, type TreatmentRecord, treatments } from '#contract/treatments.ts';
import { type ChangeRequest, lockVersion, recordChange } from '#server/db/changes.queries.ts';
import { getClinicProfile } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalid, notFound } from '#server/http/app-error.ts';
import { isSameName } from '#server/same-name.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './treatments.queries.ts';

export function mountTreatments({ mount, db }: ResourceContext) {
  mount(treatments.list, () => listOffered(db));
  mount(treatments.listAll, async () => (await queries.listTreatments(db)).map(toRecord));
  mount(treatments.get, ({ params }) => getTreatment(db, params.id));
  mount(treatments.create, ({ body }, c) => addTreatment(db, body, c.get('change')));
  mount(treatments.update, ({ params, body }, c) => updateTreatment(db, params.id, body, c.get('change')));
  mount(treatments.setVisibility, ({ params, body }, c) =>
    setVisibility(db, params.id, body.is_hidden, c.get('change')),
  );
  mount(treatments.move, ({ params, body }, c) => moveTreatment(db, params.id, body.after, c.get('change')));
}

/** Treatments that visitors can book. */
async function listOffered(db: Database): Promise<Treatment[]> {
  const { currency, address } = await getClinicProfile(db);
  const format = priceFormat(currency, address.country);
  const rows = await queries.listTreatments(db);
  return rows
    .filter(({ is_hidden }) => !is_hidden)
    .map((row) => ({
      ...row,
      price_label: row.price_from === null ? null : treatmentMessages.priceFrom(format(row.price_from)),
    }));
}

async function getTreatment(db: Database, id: number): Promise<TreatmentRecord> {
  const row = await queries.findTreatment(db, id);
  if (!row) throw notFound();
  return toRecord(row);
}

async function addTreatment(db: Database, form: TreatmentForm, change: ChangeRequest): Promise<TreatmentRecord> {
  return inTransaction(db, async (trx) => {
    const others = await queries.listTreatments(trx);
    checkName(others, form.name);
    const position = others.at(-1)?.position ?? 0;
    const added = await queries.insertTreatment(trx, { ...rowOf(form), position });
    await recordChange(trx, change, 'added', subjectOf(added));
    return toRecord(added);
  });
}

async function updateTreatment(db: Database, id: number, form: TreatmentForm, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'treatments', id, change.expectedVersion);
    checkName(await queries.listTreatments(trx), form.name, id);
    const changed = await queries.updateTreatment(trx, id, rowOf(form));
    await recordChange(trx, change, 'changed', subjectOf(changed));
    return toRecord(changed);
  });
}

async function setVisibility(db: Database, id: number, is_hidden: 0 | 1, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'treatments', id, change.expectedVersion);
    const changed = await queries.updateTreatment(trx, id, { is_hidden });
    await recordChange(trx, change, is_hidden ? 'hidden' : 'shown', subjectOf(changed));
    return toRecord(changed);
  });
}

/** Moves a treatment directly after the treatment `after`, or to the first place. */
async function moveTreatment(db: Database, id: number, after: number | null, change: ChangeRequest) {
  return inTransaction(db, async (trx) => {
    await lockVersion(trx, 'treatments', id, change.expectedVersion);
    const others = (await queries.listTreatments(trx)).map((row) => row.treatment_id).filter((other) => other !== id);
    const place = after === null ? 0 : others.indexOf(after) + 1;
    if (after !== null && place === 0) throw invalid('after', 'The treatment in front of it is no longer there.');
    await queries.updatePositions(trx, others.toSpliced(place, 0, id));
    const moved = await getTreatment(trx, id);
    await recordChange(trx, change, 'changed', subjectOf({ treatment_id: id, treatment_description: moved.name }));
    return moved;
  });
}

/** Refuses the name of another treatment. */
function checkName(rows: readonly Row<'treatments'>[], name: string, ownId?: number) {
  const isTaken = rows.some((row) => row.treatment_id !== ownId && isSameName(row.treatment_description, name));
  if (isTaken) throw invalid('name', treatmentMessages.taken);
}

function rowOf({ name, ...form }: TreatmentForm) {
  return { ...form, treatment_description: name };
}

function subjectOf({
  treatment_id,
  treatment_description,
}: Pick<Row<'treatments'>, 'treatment_id' | 'treatment_description'>) {
  return { kind: 'treatment', id: treatment_id, name: treatment_description } as const;
}

function toRecord(row: Row<'treatments'>): TreatmentRecord {
  return {
    ...row,
    id: row.treatment_id,
    name: row.treatment_description,
    needs_room: row.needs_room === 1,
    is_hidden: row.is_hidden === 1,
  };
}
