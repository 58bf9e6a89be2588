import { type PatientLink, patientLinks } from '#contract/patient-links.ts';
import { byProgram, type ChangeRequest, changeRecord, recordEvent } from '#server/db/changes.queries.ts';
import type { Transaction } from '#server/db/database.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import { changeAppointment, getAppointment, subjectOf } from '../appointments/appointment-record.queries.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './patient-links.queries.ts';

export type Links = Pick<ResourceContext, 'db' | 'clock' | 'patientLinks'>;

export function mountPatientLinks(context: ResourceContext) {
  const { mount, db } = context;
  mount(patientLinks.get, async ({ params }, c) => {
    const link = await getLink(context, params.id);
    const subject = subjectOf(await getAppointment(db, params.id));
    await recordEvent(db, c.get('change'), { action: 'link-given', ...subject }).catch(unlessDiskFull);
    return link;
  });
  mount(patientLinks.renew, ({ params }, c) => renewLink(context, params.id, c.get('change')));
}

const lifeMs = 12 * 7 * 24 * 3_600_000;

/** Links end 12 weeks after the request was finished, its last visit, or they were made, whichever is latest. */
export function isOver({ remarks, created_at, finished_at, last_visit_at }: queries.StoredLink, now: number) {
  return remarks !== null && now >= Math.max(created_at, finished_at ?? 0, last_visit_at ?? 0) + lifeMs;
}

/**
 * The link of a request, which gets its first one here. One that is over is replaced, and so is one that another SESSION_SECRET has
 * encrypted, which cannot be told again.
 * @throws AppError `not-found` for a request that is not there.
 */
export async function getLink(context: Links, appointmentId: number): Promise<PatientLink> {
  const { db, clock } = context;
  const known = await queries.findLinkOf(db, appointmentId);
  const token = known && !isOver(known, clock()) && context.patientLinks.reveal(known.token, appointmentId);
  if (token) return pathOf(token);
  const drawn = context.patientLinks.draw(appointmentId);
  const link = { appointment_id: appointmentId, ...drawn.stored, created_at: clock() };
  const isStored = await changeRecord(db, byProgram(clock()), async (trx) => {
    await getAppointment(trx, appointmentId);
    return { result: await queries.storeLink(trx, link, known !== undefined), entry: [] };
  });
  // Someone else was faster to ask for the first one.
  return isStored ? pathOf(drawn.token) : getLink(context, appointmentId);
}

/** Stores a link with a new request, which `getLink` then reads. */
export async function storeFirstLink(trx: Transaction, links: Links['patientLinks'], id: number, created_at: number) {
  await queries.storeLink(trx, { appointment_id: id, ...links.draw(id).stored, created_at }, false);
}

async function renewLink({ db, patientLinks: links }: Links, id: number, change: ChangeRequest): Promise<PatientLink> {
  const { token, stored } = links.draw(id);
  return changeAppointment(db, id, change, async (trx) => {
    await queries.storeLink(trx, { appointment_id: id, ...stored, created_at: change.at }, true);
    return { entry: { action: 'link-renewed' }, result: pathOf(token) };
  });
}

function pathOf(token: string) {
  return { path: `/visit/${token}` };
}
