import { byProgram, type ChangeRequest, changeRecord } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { changeAppointment, getAppointment } from '../appointments/appointment-record.queries.ts';
import type { ResourceContext } from '../resource.ts';

// The link to a patient's page: how it is made, found and replaced, and when it ends.

type Links = Pick<ResourceContext, 'db' | 'clock' | 'patientLinks'>;

type StoredLink = NonNullable<Awaited<ReturnType<typeof findLinkOf>>>;

async function findLinkOf(db: Database, appointmentId: number) {
  return selectLinks(db).where('patient_links.appointment_id', '=', appointmentId).executeTakeFirst();
}

/** Undefined for a link that was replaced, or never was one. */
export async function findLinkByToken(db: Database, tokenHash: string) {
  return selectLinks(db).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Selects links with the columns that decide when they end. */
function selectLinks(db: Database) {
  return db
    .selectFrom('patient_links')
    .innerJoin('appointments', 'appointments.id', 'patient_links.appointment_id')
    .selectAll('patient_links')
    .select(['appointments.remarks', 'appointments.finished_at'])
    .select(({ selectFrom }) =>
      selectFrom('visits')
        .whereRef('visits.appointment_id', '=', 'patient_links.appointment_id')
        .select(({ fn }) => fn.max('visits.ends_at').as('at'))
        .as('last_visit_at'),
    );
}

/** False where the request has a link by now, unless that is to be replaced. */
async function storeLink(trx: Transaction, { appointment_id, ...link }: Row<'patient_links'>, replace: boolean) {
  const stored = await trx
    .insertInto('patient_links')
    .values({ appointment_id, ...link })
    .onConflict((conflict) => {
      const known = conflict.column('appointment_id');
      return replace ? known.doUpdateSet(link) : known.doNothing();
    })
    .returning('appointment_id')
    .executeTakeFirst();
  return stored !== undefined;
}

const lifeMs = 12 * 7 * 24 * 3_600_000;

/** Links end 12 weeks after the request was finished, its last visit, or they were made, whichever is latest. */
export function isOver({ remarks, created_at, finished_at, last_visit_at }: StoredLink, now: number) {
  return remarks !== null && now >= Math.max(created_at, finished_at ?? 0, last_visit_at ?? 0) + lifeMs;
}

/** The link of a request, which is undefined where `getLink` would make one. */
export async function findCurrentLink({ db, clock, patientLinks }: Links, appointmentId: number) {
  const known = await findLinkOf(db, appointmentId);
  const token = known && !isOver(known, clock()) && patientLinks.reveal(known.token, appointmentId);
  return { known, link: token ? pathOf(token) : undefined };
}

/**
 * The link of a request, which gets its first one here. One that is over is replaced, and so is one that another SESSION_SECRET has
 * encrypted, which cannot be told again.
 * @throws AppError `not-found` for a request that is not there.
 */
export async function getLink(context: Links, appointmentId: number): Promise<{ path: string }> {
  const { db, clock } = context;
  const { known, link: current } = await findCurrentLink(context, appointmentId);
  if (current) return current;
  const drawn = context.patientLinks.draw(appointmentId);
  const link = { appointment_id: appointmentId, ...drawn.stored, created_at: clock() };
  const isStored = await changeRecord(db, byProgram(clock()), async (trx) => {
    await getAppointment(trx, appointmentId);
    return { result: await storeLink(trx, link, known !== undefined), entry: [] };
  });
  // Someone else was faster to ask for the first one.
  return isStored ? pathOf(drawn.token) : getLink(context, appointmentId);
}

/** Stores a link with a new request, which `getLink` then reads. */
export async function storeFirstLink(trx: Transaction, links: Links['patientLinks'], id: number, created_at: number) {
  await storeLink(trx, { appointment_id: id, ...links.draw(id).stored, created_at }, false);
}

export async function renewLink(
  { db, patientLinks: links }: Links,
  id: number,
  change: ChangeRequest,
): Promise<{ path: string }> {
  const { token, stored } = links.draw(id);
  return changeAppointment(db, id, change, async (trx) => {
    await storeLink(trx, { appointment_id: id, ...stored, created_at: change.at }, true);
    return { entry: { action: 'link-renewed' }, result: pathOf(token) };
  });
}

function pathOf(token: string) {
  return { path: `/visit/${token}` };
}
