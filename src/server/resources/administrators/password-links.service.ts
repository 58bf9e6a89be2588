import { serverLimits } from '#contract/limits.ts';
import { passwordLinks } from '#contract/password-links.ts';
import { notFound } from '#server/app-error.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { refuseWeakPassword } from '#server/auth/refuse-weak-password.ts';
import { deleteSessionsOf } from '#server/auth/sessions.queries.ts';
import { hashToken, randomToken } from '#server/auth/tokens.ts';
import { changeRecord } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './administrators.queries.ts';

export function mountPasswordLinks({ mount, db, clock }: ResourceContext) {
  mount(passwordLinks.find, async ({ body }) => {
    const { email } = await getOwner(db, body.token, clock());
    return { email };
  });
  mount(passwordLinks.use, ({ body }) => useLink(db, body, clock()));
}

/** Makes a link for a new password, which replaces an earlier one of the administrator. Only this answer ever contains it. */
export async function makeLink(trx: Transaction, administratorId: number, now: number) {
  const token = randomToken();
  const expires_at = now + serverLimits.passwordLink;
  await queries.storeLink(trx, { administrator_id: administratorId, token_hash: hashToken(token), expires_at });
  return { path: `/new-password#${token}`, expires_at };
}

async function getOwner(db: Database, token: string, now: number) {
  const owner = await queries.findLinkOwner(db, hashToken(token), now);
  if (!owner) throw notFound();
  return owner;
}

interface Use {
  token: string;
  newPassword: string;
}

/** Sets the password and ends all sessions. A password that is refused leaves the link as it is. */
async function useLink(db: Database, { token, newPassword }: Use, now: number) {
  const { id, email } = await getOwner(db, token, now);
  await refuseWeakPassword(db, 'newPassword', { email, password: newPassword });
  const password_hash = await hashPassword(newPassword);
  const change = { administratorId: id, at: now, expectedVersion: undefined };
  return changeRecord(db, change, async (trx) => {
    const locked = await queries.lockAdministrator(trx, id);
    if (locked?.disabled_at !== null || !(await queries.spendLink(trx, hashToken(token)))) throw notFound();
    await queries.setPassword(trx, email, { password_hash, must_change_password: 0 });
    await deleteSessionsOf(trx, id);
    return { result: null, entry: { action: 'password-changed', kind: 'administrator', id, name: email } };
  });
}
