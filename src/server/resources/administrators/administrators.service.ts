import { type Administrator, administrators } from '#contract/administrators.ts';
import * as administratorMessages from '#contract/messages/administrators.ts';
import type { Role } from '#contract/roles.ts';
import { isEasyToGuess, wordsOf } from '#server/auth/password-strength.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { provePassword } from '#server/auth/prove-password.ts';
import { deleteSessionsOf } from '#server/auth/sessions.queries.ts';
import type { Session } from '#server/auth/sessions.ts';
import { type ChangeRequest, recordChange } from '#server/db/changes.queries.ts';
import { getClinicProfile } from '#server/db/clinic-profile.queries.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, invalid, notFound } from '#server/http/app-error.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './administrators.queries.ts';

export function mountAdministrators(context: ResourceContext) {
  const { mount, db, clientAddress } = context;
  mount(administrators.list, (_input, c) => listAdministrators(db, c.get('change')));
  mount(administrators.create, ({ body }, c) => createAdministrator(db, body, c.get('change')));
  mount(administrators.setAccess, ({ params, body }, c) => setAccess(db, params.id, body.disabled, c.get('change')));
  mount(administrators.changePassword, ({ body }, c) =>
    changePassword(context, body, {
      session: c.get('session'),
      address: clientAddress(c),
      change: c.get('change'),
    }),
  );
}

interface Credentials {
  email: string;
  password: string;
}

export async function listAdministrators(db: Database, { administratorId }: ChangeRequest): Promise<Administrator[]> {
  return (await queries.listAdministrators(db)).map((row) => toAdministrator(row, administratorId));
}

async function createAdministrator(db: Database, body: Credentials & { role: Role }, change: ChangeRequest) {
  await refuseWeakPassword(db, 'password', body);
  return addAdministrator(db, body, change);
}

/** Adds an administrator. The caller has checked the strength of the password. */
export async function addAdministrator(
  db: Database,
  { email, password, role }: Credentials & { role: Role },
  change: ChangeRequest,
) {
  const password_hash = await hashPassword(password);
  const values = { email: email.toLowerCase(), role, password_hash, created_at: change.at };
  return inTransaction(db, async (trx) => {
    const row = await queries.insertAdministrator(trx, values);
    if (!row) throw invalid('email', administratorMessages.emailTaken);
    await recordChange(trx, change, 'added', subjectOf(row));
    return toAdministrator(row, change.administratorId);
  });
}

/** Disables or enables an administrator. Nobody can disable themselves, so there is always one who can sign in. */
async function setAccess(db: Database, id: number, disabled: boolean, change: ChangeRequest) {
  const self = change.administratorId ?? 0;
  if (disabled && id === self) throw invalid('disabled', administratorMessages.notOneself);
  return inTransaction(db, async (trx) => {
    const { row, caller } = await lockBoth(trx, id, self);
    if (caller?.disabled_at !== null) throw new AppError('unauthenticated');
    if (!row) throw notFound();
    if ((row.disabled_at !== null) === disabled) return toAdministrator(row, self);
    const changed = await queries.setDisabledAt(trx, id, disabled ? change.at : null);
    if (disabled) await deleteSessionsOf(trx, id);
    await recordChange(trx, change, disabled ? 'disabled' : 'enabled', subjectOf(row));
    return toAdministrator(changed, self);
  });
}

/** Locks in a fixed order, so that two administrators who disable each other do not deadlock. */
async function lockBoth(trx: Database, id: number, self: number) {
  const locked = new Map<number, Row<'administrators'> | undefined>();
  for (const each of [id, self].toSorted((a, b) => a - b)) locked.set(each, await queries.lockAdministrator(trx, each));
  return { row: locked.get(id), caller: locked.get(self) };
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Changes one's own password and ends one's other sessions. A wrong current password counts as a failed login. */
async function changePassword(
  { db, loginLimits }: ResourceContext,
  { currentPassword, newPassword }: PasswordChange,
  { session, address, change }: { session: Session; address: string; change: ChangeRequest },
) {
  const asker = { administratorId: session.administratorId, address };
  const administrator = await provePassword({ db, loginLimits }, asker, currentPassword);
  const { id, email, password_hash: before } = administrator;
  await refuseWeakPassword(db, 'newPassword', { email, password: newPassword });
  const after = await hashPassword(newPassword);
  await inTransaction(db, async (trx) => {
    if (!(await queries.replacePassword(trx, id, { before, after })))
      throw invalid('currentPassword', administratorMessages.wrongPassword);
    await deleteSessionsOf(trx, id, session.id);
    await recordChange(trx, change, 'password-changed', subjectOf(administrator));
  });
  return null;
}

/** Sets a new password and ends all sessions of the administrator. Null if nobody has this e-mail address. */
export async function resetPassword(db: Database, { email, password }: Credentials, change: ChangeRequest) {
  const password_hash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    const row = await queries.setPassword(trx, email.toLowerCase(), password_hash);
    if (!row) return null;
    await deleteSessionsOf(trx, row.id);
    await recordChange(trx, change, 'password-changed', subjectOf(row));
    return toAdministrator(row, change.administratorId);
  });
}

async function refuseWeakPassword(db: Database, field: string, { email, password }: Credentials) {
  const { name } = await getClinicProfile(db);
  if (isEasyToGuess(password, [...wordsOf(email), ...wordsOf(name)]))
    throw invalid(field, administratorMessages.weakPassword);
}

function subjectOf({ id, email }: Pick<Row<'administrators'>, 'id' | 'email'>) {
  return { kind: 'administrator', id, name: email } as const;
}

function toAdministrator(row: Row<'administrators'>, self: number | null): Administrator {
  const { id, email, role, created_at, last_sign_in_at, disabled_at, totp_secret } = row;
  return {
    id,
    email,
    role,
    created_at: new Date(created_at).toISOString(),
    last_sign_in_at: last_sign_in_at === null ? null : new Date(last_sign_in_at).toISOString(),
    disabled: disabled_at !== null,
    second_factor: totp_secret !== null,
    is_self: id === self,
  };
}
