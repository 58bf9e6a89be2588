import { type PatientLink, patientLinks } from '#contract/patient-links.ts';
import { notFound } from '#server/app-error.ts';
import { type ChangeRequest, recordChange } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import { lockAppointment, subjectOf } from '../appointments/appointment-record.ts';
import { findAppointment } from '../appointments/appointments.queries.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './patient-links.queries.ts';

export type Links = Pick<ResourceContext, 'db' | 'clock' | 'patientLinks'>;

export function mountPatientLinks(context: ResourceContext) {
  const { mount, pollSoon } = context;
  mount(patientLinks.get, async ({ params }, c) => {
    const link = await getLink(context, params.id);
    await recordHandout(context.db, params.id, c.get('change'));
    return link;
  });
  mount(patientLinks.renew, ({ params }, c) => renewLink(context, params.id, c.get('change')).finally(pollSoon));
}

/**
 * The link of a request, which gets its first one here. One that another SESSION_SECRET has encrypted cannot be told again and is
 * replaced.
 * @throws AppError `not-found` for a request that is not there.
 */
export async function getLink(context: Links, appointmentId: number): Promise<PatientLink> {
  const { db, clock } = context;
  const known = await queries.findLinkOf(db, appointmentId);
  const token = known && context.patientLinks.reveal(known.token, appointmentId);
  if (token) return pathOf(token);
  const drawn = context.patientLinks.draw(appointmentId);
  const isStored = await inTransaction(db, async (trx) => {
    if (!(await findAppointment(trx, appointmentId))) throw notFound();
    const link = { appointment_id: appointmentId, ...drawn.stored, created_at: clock() };
    if (!known) return queries.insertLink(trx, link);
    await queries.storeLink(trx, link);
    return true;
  });
  // Someone else was faster to ask for the first one.
  return isStored ? pathOf(drawn.token) : getLink(context, appointmentId);
}

async function recordHandout(db: Database, id: number, change: ChangeRequest) {
  const request = await findAppointment(db, id);
  if (!request) throw notFound();
  await recordChange(db, change, 'link-given', subjectOf(request)).catch(unlessDiskFull);
}

async function renewLink({ db, patientLinks: links }: Links, id: number, change: ChangeRequest): Promise<PatientLink> {
  const { token, stored } = links.draw(id);
  await inTransaction(db, async (trx) => {
    const request = await lockAppointment(trx, id, change);
    await queries.storeLink(trx, { appointment_id: id, ...stored, created_at: change.at });
    await recordChange(trx, change, 'link-renewed', subjectOf(request), { 'appointments.changes': 1 });
  });
  return pathOf(token);
}

function pathOf(token: string) {
  return { path: `/visit/${token}` };
}
