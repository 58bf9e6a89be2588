import { devices } from '#contract/devices.ts';
import { notFound } from '#server/app-error.ts';
import { getAdministrator } from '#server/auth/sessions.queries.ts';
import type { Session } from '#server/auth/sessions.ts';
import { changeRecord, recordEvent, type Work } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './devices.queries.ts';

export function mountDevices({ mount, db, clock }: ResourceContext) {
  mount(devices.list, (_input, { session }) => listDevices(db, session, clock()));
  mount(devices.signOut, ({ params }, call) => signOut(call, params.id));
  mount(devices.listOwn, (_input, { session }) => {
    return listDevices(db, session, clock(), session.administratorId);
  });
  mount(devices.signOutOwn, ({ params }, call) => signOutOwn(call, params.id));
}

/** Devices of one administrator, or of all, whose session has not ended; locked ones are included. */
async function listDevices(db: Database, session: Session, now: number, administratorId?: number) {
  const rows = await queries.listSessions(db, now, administratorId);
  return rows
    .toSorted((a, b) => b.last_seen_at - a.last_seen_at || b.created_at - a.created_at)
    .map((row) => ({
      id: row.id,
      administrator_id: row.administrator_id,
      email: row.email,
      name: row.device ?? (row.cookie_hash === null ? 'A script' : 'A browser'),
      signed_in_at: row.created_at,
      last_active_at: row.last_seen_at,
      is_this: row.id === session.id,
    }));
}

async function signOut({ db, change }: Work, id: string) {
  return changeRecord(db, change, async (trx) => {
    const administratorId = await queries.deleteSession(trx, id);
    if (administratorId === undefined) throw notFound();
    const { email: name } = await getAdministrator(trx, administratorId);
    return { result: null, entry: { action: 'signed-out', kind: 'administrator', id: administratorId, name } };
  });
}

async function signOutOwn({ db, change }: Work, id: string) {
  const administratorId = change.administratorId ?? 0;
  if (!(await queries.deleteOwnSession(db, id, administratorId))) throw notFound();
  const { email: name } = await getAdministrator(db, administratorId);
  await recordEvent(db, change, { action: 'signed-out', kind: 'administrator', id: administratorId, name });
  return null;
}
