import { type ExpressionBuilder, sql } from 'kysely';
import type { AppointmentStatus } from '#contract/appointments.ts';
import type { PageQuery } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import type { Database } from '#server/db/database.ts';
import { after, cutPage, oneMore } from '#server/db/newest-first.ts';
import type { Row, Tables } from '#server/db/tables.ts';
import { behindPrefix } from './search-terms.ts';

/** Up to here it is quicker to sort what a word finds than to look for it from the newest on. */
const mostSorted = 5_000;

export interface AppointmentFilter {
  status: AppointmentStatus;
  /** Times of creation in ms, the end excluded. */
  from: number | undefined;
  until: number | undefined;
  /** Words that must all be found, each in any of its forms. */
  words: string[][];
}

export async function findPlace(db: Database, stateId: number, cityId: number) {
  return db
    .selectFrom('cities')
    .innerJoin('states', 'states.state_id', 'cities.state_id')
    .select(['state_name', 'city_name'])
    .where('cities.city_id', '=', cityId)
    .where('cities.state_id', '=', stateId)
    .executeTakeFirst();
}

export async function listTreatmentNames(db: Database, ids: number[]) {
  return db
    .selectFrom('treatments')
    .select(['treatment_id', 'treatment_description'])
    .where('treatment_id', 'in', ids)
    .orderBy('treatment_id')
    .execute();
}

/** The id of the new appointment; undefined when the reference is taken. */
export async function insertAppointment(trx: Database, values: Omit<Row<'appointments'>, 'id' | 'version'>) {
  const row = await trx
    .insertInto('appointments')
    .values(values)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertTreatments(trx: Database, appointmentId: number, treatmentIds: number[]) {
  const rows = treatmentIds.map((treatment_id) => ({ appointment_id: appointmentId, treatment_id }));
  await trx.insertInto('appointment_treatments').values(rows).execute();
}

export async function insertTerms(trx: Database, appointmentId: number, terms: string[]) {
  const rows = terms.map((term) => ({ appointment_id: appointmentId, term }));
  await trx.insertInto('appointment_terms').values(rows).execute();
}

export async function getAppointment(db: Database, id: number) {
  const row = await selectAppointments(db).where('appointments.id', '=', id).executeTakeFirstOrThrow();
  return { ...row, treatments: await listChosenTreatments(db, [id]) };
}

export async function updateRemarks(trx: Database, id: number, remarks: string) {
  await trx.updateTable('appointments').set({ remarks }).where('id', '=', id).execute();
}

export async function listAppointments(db: Database, filter: AppointmentFilter, page: PageQuery) {
  const rows = await selectAppointments(db)
    .where((eb) => matches(eb, filter))
    .where(await matchesWords(db, filter.words))
    .where(after('appointments', page.cursor))
    .orderBy('appointments.created_at', 'desc')
    .orderBy('appointments.id', 'desc')
    .limit(oneMore(page))
    .execute();
  const cut = cutPage(rows, page);
  return { rows: await withTreatments(db, cut.rows), next: cut.next };
}

/** Stops at `limits.countedMatches`, so that it costs the same however many there are. */
export async function countMatches(db: Database, filter: AppointmentFilter) {
  const matching = db
    .selectFrom('appointments')
    .select('id')
    .where((eb) => matches(eb, filter))
    .where(await matchesWords(db, filter.words))
    .limit(limits.countedMatches);
  const { count } = await db
    .selectFrom(matching.as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectAppointments(db: Database) {
  return db
    .selectFrom('appointments')
    .innerJoin('states', 'states.state_id', 'appointments.state_id')
    .innerJoin('cities', 'cities.city_id', 'appointments.city_id')
    .selectAll('appointments')
    .select(['states.state_name', 'cities.city_name']);
}

type Appointments = ExpressionBuilder<Tables, 'appointments'>;

function matches(eb: Appointments, { status, from, until }: AppointmentFilter) {
  return eb.and([
    ...(status === 'pending' ? [eb('appointments.remarks', 'is', null)] : []),
    ...(status === 'done' ? [eb('appointments.remarks', 'is not', null)] : []),
    ...(from === undefined ? [] : [eb('appointments.created_at', '>=', from)]),
    ...(until === undefined ? [] : [eb('appointments.created_at', '<', until)]),
  ]);
}

/**
 * The rarest word is looked up first and its few appointments are sorted. When even that one is common, they are looked
 * for from the newest appointment on, where a page is soon full. Either way the cost does not grow with the table.
 */
async function matchesWords(db: Database, words: string[][]) {
  const sizes = await Promise.all(words.map((forms) => countTerms(db, forms)));
  const fewest = Math.min(...sizes);
  const leading = fewest < mostSorted ? sizes.indexOf(fewest) : -1;
  return (eb: Appointments) =>
    eb.and(
      words.map((forms, index) =>
        index === leading
          ? eb('appointments.id', 'in', termsWith(db, forms).select('appointment_id'))
          : eb.exists(
              termsWith(db, forms).select(sql`1`.as('one')).whereRef('appointment_id', '=', sql.ref('appointments.id')),
            ),
      ),
    );
}

async function countTerms(db: Database, forms: string[]) {
  const { count } = await db
    .selectFrom(termsWith(db, forms).select('appointment_id').limit(mostSorted).as('terms'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The search terms that begin with one of these. */
function termsWith(db: Database, forms: string[]) {
  return db.selectFrom('appointment_terms').where((eb) => eb.or(forms.map((form) => beginsWith(eb, form))));
}

function beginsWith(eb: ExpressionBuilder<Tables, 'appointment_terms'>, prefix: string) {
  return eb.and([eb('appointment_terms.term', '>=', prefix), eb('appointment_terms.term', '<', behindPrefix(prefix))]);
}

async function withTreatments<R extends { id: number }>(db: Database, rows: R[]) {
  const chosen =
    rows.length > 0
      ? await listChosenTreatments(
          db,
          rows.map((row) => row.id),
        )
      : [];
  const byAppointment = Map.groupBy(chosen, (row) => row.appointment_id);
  return rows.map((row) => ({ ...row, treatments: byAppointment.get(row.id) ?? [] }));
}

async function listChosenTreatments(db: Database, appointmentIds: number[]) {
  return db
    .selectFrom('appointment_treatments')
    .innerJoin('treatments', 'treatments.treatment_id', 'appointment_treatments.treatment_id')
    .select(['appointment_id', 'treatments.treatment_id', 'treatment_description'])
    .where('appointment_id', 'in', appointmentIds)
    .orderBy('treatments.treatment_id')
    .execute();
}
