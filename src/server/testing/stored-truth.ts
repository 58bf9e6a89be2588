import { occupyingStatuses } from '#contract/plain/visit-states.ts';
import { countNames, readCounts } from '#server/db/changes.queries.ts';
import { type Database, isPostgres } from '#server/db/database.ts';
import { readDatabaseTime, stepMs } from '#server/db/occupied-times.queries.ts';
import { termsOf } from '#server/db/search-terms.ts';
import { deriveStage } from '#server/resources/appointments/appointment-record.queries.ts';
import { lastTold, toTell } from '#server/resources/appointments/contacts.queries.ts';
import { clinicCallingCode } from '#server/resources/clinic/clinic-profile.queries.ts';
import { keysOf, type Person } from '#server/resources/patients/person-keys.ts';
import { recount } from './recount.ts';

// Whatever is stored beside what it follows from is derived once more here, and compared. Races, faults and the simulation end with it.

/**
 * Sentences about everything in the database that contradicts something else in it; none if all is well.
 * @param now the program's time in ms, by which holds end on SQLite. PostgreSQL has a time of its own.
 */
export async function findContradictions(db: Database, { now }: { now: number }): Promise<string[]> {
  return [
    ...(await checkOccupiedTimes(db, isPostgres(db) ? await readDatabaseTime(db) : now)),
    ...(await checkOffers(db, isPostgres(db) ? await readDatabaseTime(db) : now)),
    ...(await checkStages(db)),
    ...(await checkCounters(db)),
    ...(await checkTerms(db)),
    ...(await checkPatients(db)),
    ...(await checkTold(db)),
    ...(await checkAuditLog(db)),
  ];
}

/** Each visit that takes place and each hold has a row for every step, of its practitioner and of its room; and there are no others. */
async function checkOccupiedTimes(db: Database, now: number) {
  const visits = await db.selectFrom('visits').selectAll().where('status', 'in', occupyingStatuses).execute();
  const holds = await db.selectFrom('holds').selectAll().where('hold_until', '>', now).execute();
  const rows = await db
    .selectFrom('occupied_times')
    .selectAll()
    .where((eb) => eb.or([eb('hold_until', 'is', null), eb('hold_until', '>', now)]))
    .execute();
  const nameOf = (id: number | null, holdId: number | null) => (id === null ? `hold ${holdId}` : `visit ${id}`);
  const stored = Map.groupBy(rows, ({ visit_id, hold_id, actor }) => `${nameOf(visit_id, hold_id)} ${actor}`);
  const occupants = [
    ...visits.map((visit) => ({ ...visit, name: nameOf(visit.id, null), hold_until: null })),
    ...holds.map((hold) => ({ ...hold, name: nameOf(null, hold.id) })),
  ];
  const faults = occupants.flatMap(({ name, starts_at, ends_at, practitioner_id, room_id, lane, hold_until }) =>
    (['practitioner', 'room'] as const).flatMap((actor) => {
      const actorId = actor === 'room' ? room_id : practitioner_id;
      const found = stored.get(`${name} ${actor}`) ?? [];
      stored.delete(`${name} ${actor}`);
      const steps = found.map(({ step }) => step).toSorted((a, b) => a - b);
      const expected = actorId === null ? 0 : (ends_at - starts_at) / stepMs;
      const isWhole = steps.length === expected && steps.every((step, index) => step === starts_at / stepMs + index);
      const isItsOwn = found.every(
        (row) => row.actor_id === actorId && row.hold_until === hold_until && (actor === 'room' || row.lane === lane),
      );
      return isWhole && isItsOwn ? [] : [`The time of ${name} with its ${actor} is not what is taken.`];
    }),
  );
  return [...faults, ...[...stored.keys()].map((name) => `Time is taken that no one has: ${name}.`)];
}

/** Holds for someone on the wait list are of the time that they are offered, and last as long. */
async function checkOffers(db: Database, now: number) {
  const offers = await db.selectFrom('offers').selectAll().where('state', '=', 'open').execute();
  const held = db.selectFrom('holds').selectAll().where('is_offer', '=', 1).where('hold_until', '>', now);
  return (await held.execute())
    .filter(
      (hold) =>
        !offers.some(
          ({ appointment_id, starts_at, held_until }) =>
            appointment_id === hold.appointment_id && starts_at === hold.starts_at && held_until === hold.hold_until,
        ),
    )
    .map(({ id }) => `Hold ${id} is for no offer.`);
}

async function checkStages(db: Database) {
  const pending = await db.selectFrom('appointments').selectAll().where('remarks', 'is', null).execute();
  const faults: string[] = [];
  for (const request of pending) {
    const { stage } = await deriveStage(db, request);
    if (stage !== request.stage) faults.push(`Request ${request.id} is ${stage}, and stored as ${request.stage}.`);
  }
  const done = db.selectFrom('appointments').select('id').where('remarks', 'is not', null);
  const held = await db.selectFrom('holds').select('appointment_id').where('appointment_id', 'in', done).execute();
  return [...faults, ...held.map(({ appointment_id }) => `Request ${appointment_id} is done, and holds a time.`)];
}

async function checkCounters(db: Database) {
  const [expected, stored] = [await recount(db), await readCounts(db, ...countNames)];
  return countNames
    .filter((name) => expected[name] !== stored[name])
    .map((name) => `The counter ${name} says ${stored[name]}, and there are ${expected[name]}.`);
}

async function checkTerms(db: Database) {
  const requests = await db.selectFrom('appointments').select(['id', 'name', 'phone', 'email', 'reference']).execute();
  const rows = await db.selectFrom('appointment_terms').selectAll().execute();
  const stored = Map.groupBy(rows, ({ appointment_id }) => appointment_id);
  return requests
    .filter(
      ({ id, ...person }) =>
        !isSame(
          (stored.get(id) ?? []).map(({ term }) => term),
          termsOf(person),
        ),
    )
    .map(({ id }) => `Request ${id} is not found by its own words.`);
}

/** Keys lead to those who have them, by their card or a request, or through a merge; every key leads somewhere; terms are the same. */
async function checkPatients(db: Database) {
  const callingCode = await clinicCallingCode(db);
  const cards = await db.selectFrom('patients').selectAll().execute();
  const present = new Set(cards.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id));
  const requests = await db
    .selectFrom('appointments')
    .select(['id', 'patient_id', 'name', 'phone', 'email', 'reference'])
    .where('patient_id', 'is not', null)
    .execute();
  const lost = requests.filter(({ patient_id }) => !present.has(patient_id ?? 0));
  const sent = Map.groupBy(requests, ({ patient_id }) => patient_id);
  const terms = Map.groupBy(await db.selectFrom('patient_terms').selectAll().execute(), (row) => row.patient_id);
  const keys = await db.selectFrom('patient_keys').selectAll().execute();
  const owners = new Map(keys.map(({ key, patient_id }) => [key, patient_id]));
  const own = new Map<number, Set<string>>();
  const faults = lost.map(({ id }) => `Request ${id} belongs to a patient who is gone.`);
  for (const card of cards) {
    const people: (Person & { reference?: string })[] = present.has(card.id)
      ? [{ name: card.name, phone: card.phone, email: card.email }, ...(sent.get(card.id) ?? [])]
      : [];
    const expected = people.flatMap((person) => termsOf({ ...person, phone: person.phone ?? '' }));
    const found = (terms.get(card.id) ?? []).map(({ term }) => term);
    if (!isSame(found, expected)) faults.push(`Patient ${card.id} is not found by their own words.`);
    const theirs = new Set(people.flatMap((person) => keysOf(person, callingCode)));
    own.set(card.id, theirs);
  }
  for (const [id, theirs] of own)
    if ([...theirs].some((key) => !own.get(owners.get(key) ?? 0)?.has(key)))
      faults.push(`Patient ${id} has a key that leads to no one who has it.`);
  const strangers = keys.filter(
    ({ key, patient_id, is_merged }) => !own.get(patient_id)?.has(key) && !(is_merged && present.has(patient_id)),
  );
  return [...faults, ...strangers.map(({ patient_id }) => `A key leads to patient ${patient_id}, who has it not.`)];
}

/** Derives what to tell of each visit once more from what patients were told. */
async function checkTold(db: Database) {
  const told = Map.groupBy(
    await db.selectFrom('told_visits').selectAll().orderBy('id').execute(),
    (row) => row.visit_id,
  );
  const visits = await db
    .selectFrom('visits')
    .leftJoin('told_visits as told', (join) => join.on('told.id', '=', lastTold))
    .selectAll('visits')
    .select(toTell.as('to_tell'))
    .execute();
  return visits
    .filter(({ id, status, starts_at, practitioner_id, to_tell }) => {
      const last = told.get(id)?.at(-1);
      const knows = last?.status === 'booked';
      const isSame = last?.starts_at === starts_at && last.practitioner_id === practitioner_id;
      const expected = { booked: knows ? (isSame ? null : 'changed') : 'new', cancelled: knows ? 'cancelled' : null };
      return to_tell !== ({ arrived: null, fulfilled: null, noshow: null, ...expected } as const)[status];
    })
    .map(({ id, to_tell }) => `Of visit ${id} it is wrong that this is to be told: ${to_tell}.`);
}

/**
 * Looks for who booked each visit and who finished each request. Samples are older than the first entry, and have none; an entry with an
 * earlier time may follow it, when the clock has jumped back.
 */
async function checkAuditLog(db: Database) {
  const entries = await db
    .selectFrom('audit_log')
    .select(['action', 'kind', 'subject_id', 'created_at'])
    .orderBy('id')
    .execute();
  const since = entries[0]?.created_at ?? Number.POSITIVE_INFINITY;
  const counted = Map.groupBy(entries, ({ action, kind, subject_id }) => `${action} ${kind} ${subject_id}`);
  const count = (action: string, kind: string, id: number) => counted.get(`${action} ${kind} ${id}`)?.length ?? 0;
  const visits = await db.selectFrom('visits').select(['id', 'created_at']).execute();
  const requests = await db.selectFrom('appointments').select(['id', 'remarks', 'created_at']).execute();
  return [
    ...visits
      .filter(({ id, created_at }) => created_at >= since && count('added', 'visit', id) !== 1)
      .map(({ id }) => `The audit log does not say who booked visit ${id}.`),
    ...requests
      .filter(({ id, remarks, created_at }) => {
        const open = count('done', 'appointment', id) - count('reopened', 'appointment', id);
        return created_at >= since && open !== (remarks === null ? 0 : 1);
      })
      .map(({ id }) => `The audit log does not say who finished request ${id}.`),
  ];
}

/** Whether both have the same texts, each once. */
function isSame(found: readonly string[], expected: readonly string[]) {
  const wanted = new Set(expected);
  return found.length === wanted.size && found.every((one) => wanted.has(one));
}
