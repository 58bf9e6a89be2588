import type { z } from 'zod';
import type { ChangeAction } from '#contract/audit-log.ts';
import * as administratorMessages from '#contract/messages/people.ts';
import { passwordLinks } from '#contract/password-links.ts';
import { people } from '#contract/people.ts';
import type { AdminLanguage } from '#contract/plain/languages.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { AppError, invalid, notFound } from '#server/app-error.ts';
import { hashPassword, unusableHash } from '#server/auth/passwords.ts';
import { type Asker, askerOf, type IdentityProof, proveIdentity, provePassword } from '#server/auth/prove-password.ts';
import { refuseWeakPassword } from '#server/auth/refuse-weak-password.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import { removeSecondFactor } from '#server/auth/second-factor.queries.ts';
import { deleteSessionsOf, findAdministrator, getAdministrator } from '#server/auth/sessions.queries.ts';
import type { Session } from '#server/auth/sessions.ts';
import { hashToken, randomToken } from '#server/auth/tokens.ts';
import { byProgram, type ChangeRequest, changedFacts, changeRecord, type Work } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { fixedWindow } from '#server/limits/limit-store.ts';
import { enqueueNewPassword } from '../appointments/outbox.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { listPresentIds } from '../schedules/schedule.queries.ts';
import * as queries from './people.queries.ts';

export function mountPeople(context: ResourceContext) {
  const { mount, db, clock } = context;
  /** Changes that give access to everything: an owner who asks for one proves who they are. */
  const withProof = async (call: AdminCall, proof: IdentityProof) => {
    await proveIdentity(context, askerOf(context, call), proof);
    return call;
  };
  mount(people.list, (_input, { change }) => listAdministrators(db, change));
  mount(people.create, async ({ body }, call) => {
    await withProof(call, body);
    if (body.password !== undefined)
      await refuseWeakPassword(db, 'password', { email: body.email, password: body.password });
    return addAdministrator(call, body);
  });
  mount(people.setAccess, ({ params, body }, call) => setAccess(call, params.id, body.disabled));
  mount(people.setName, ({ params, body }, call) => setName(call, params.id, body.name));
  mount(people.setRole, async ({ params, body }, call) => setRole(await withProof(call, body), params.id, body));
  mount(people.makePasswordLink, async ({ params, body }, call) =>
    makePasswordLink(await withProof(call, body), params.id),
  );
  mount(people.removeSecondFactor, async ({ params, body }, call) =>
    resetSecondFactor(await withProof(call, body), params.id),
  );
  mount(people.remove, ({ params }, call) => removeAdministrator(call, params.id));
  mount(people.changePassword, ({ body }, call) =>
    changePassword(context, body, { ...askerOf(context, call), session: call.session }),
  );
  mount(people.setLanguage, ({ body }, call) => setLanguage(call, call.session.administratorId, body.language));
  mount(passwordLinks.canAsk, () => ({ by_mail: context.mail !== undefined }));
  mount(passwordLinks.ask, ({ body }, { c }) => {
    const { client } = context.callers.of(c);
    // After the answer, so that its time does not tell who signs in here.
    setTimeout(() => {
      mailLink(context, body.email, client).catch((error: unknown) =>
        context.log.error('a link for a new password could not be mailed', { error }),
      );
    });
    return null;
  });
  mount(passwordLinks.find, ({ body }) => getLinkOwner(db, body.token, clock()));
  mount(passwordLinks.use, ({ body }) => useLink(db, body, clock()));
}

export async function listAdministrators(db: Database, { administratorId, at }: ChangeRequest) {
  return (await queries.listAdministrators(db, at)).map((row) => toAdministrator(row, administratorId));
}

type NewAdministrator = Pick<z.output<typeof people.create.body>, 'email' | 'password' | 'role' | 'practitioner_id'>;
type Credentials = Record<'email' | 'password', string>;
type RoleChoice = Pick<NewAdministrator, 'role' | 'practitioner_id'>;

/**
 * Adds an administrator, for the owner whose session it is or in the terminal, with a link to choose a password unless one is given. The
 * caller has checked the strength of the password.
 */
export async function addAdministrator(
  { db, change, session }: Work & { session?: Session },
  { email, password, ...choice }: NewAdministrator,
) {
  const password_hash = password === undefined ? unusableHash : await hashPassword(password);
  const must_change_password = password === undefined ? 0 : 1;
  return changeRecord(db, change, async (trx) => {
    if (session) await requireOwner(trx, session);
    const values = {
      email,
      ...(await readRole(trx, choice)),
      password_hash,
      must_change_password,
    } as const;
    const added = await insert(trx, values, change);
    const password_link =
      password === undefined ? await makeLink(trx, added.id, change.at + serverLimits.passwordLink) : null;
    const result = { ...(await readAdministrator(trx, added.id, change)), password_link };
    return { result, entry: { action: 'added', ...subjectOf(added) } };
  });
}

async function insert(trx: Transaction, { email, ...values }: queries.NewRow, change: ChangeRequest) {
  const row = await queries.insertAdministrator(trx, { ...values, email: email.toLowerCase(), created_at: change.at });
  if (!row) throw invalid('email', administratorMessages.emailTaken);
  return row;
}

/** Changes another administrator, and answers them as they are then. `apply` returns the action; undefined if nothing differs. */
async function changeOther(
  { db, change }: Work,
  id: number,
  apply: (trx: Transaction, row: Row<'administrators'>) => Promise<ChangeAction | undefined>,
) {
  return changeRecord(db, change, async (trx) => {
    const row = await lockOther(trx, id, change);
    const action = await apply(trx, row);
    return { result: await readAdministrator(trx, id, change), entry: action ? { action, ...subjectOf(row) } : [] };
  });
}

/** Names an administrator, also oneself. */
async function setName({ db, change }: Work, id: number, name: string | null) {
  return changeRecord(db, change, async (trx) => {
    const row = await queries.lockAdministrator(trx, id);
    if (!row) throw notFound();
    await queries.updateAdministrator(trx, id, { name });
    const texts = changedFacts({ name: row.name }, { name });
    const fields = texts.map(({ label }) => label);
    const entry = texts.length > 0 ? ({ action: 'changed', ...subjectOf(row), fields, texts } as const) : [];
    return { result: await readAdministrator(trx, id, change), entry };
  });
}

/** Disables or enables another administrator. */
async function setAccess(work: Work, id: number, disabled: boolean) {
  if (disabled) refuseOneself('disabled', id, work.change);
  return changeOther(work, id, async (trx, row) => {
    if ((row.disabled_at !== null) === disabled) return undefined;
    await queries.updateAdministrator(trx, id, { disabled_at: disabled ? work.change.at : null });
    if (disabled) await takeAccessAway(trx, id);
    return disabled ? 'disabled' : 'enabled';
  });
}

async function setRole(work: Work, id: number, choice: RoleChoice) {
  refuseOneself('role', id, work.change);
  return changeOther(work, id, async (trx, row) => {
    const { role, practitioner_id } = await readRole(trx, choice);
    if (row.role === role && row.practitioner_id === practitioner_id) return undefined;
    await queries.updateAdministrator(trx, id, { role, practitioner_id });
    return `made-${role}` as const;
  });
}

/** @throws AppError `invalid` for the role of practitioners without someone who works here. */
async function readRole(trx: Transaction, { role, practitioner_id }: RoleChoice) {
  if (role !== 'practitioner') return { role, practitioner_id: null };
  if (practitioner_id === undefined || !(await listPresentIds(trx)).includes(practitioner_id))
    throw invalid('practitioner_id', administratorMessages.noPractitioner);
  return { role, practitioner_id };
}

async function makePasswordLink({ db, change }: Work, id: number) {
  refuseOneself('', id, change);
  return changeRecord(db, change, async (trx) => {
    const row = await lockOther(trx, id, change);
    if (row.disabled_at !== null) throw invalid('', administratorMessages.linkForBlocked);
    const link = await makeLink(trx, id, change.at + serverLimits.passwordLink);
    return { result: link, entry: { action: 'link-made', ...subjectOf(row) } };
  });
}

async function resetSecondFactor(work: Work, id: number) {
  refuseOneself('', id, work.change);
  return changeOther(work, id, async (trx, row) => {
    if (row.totp_secret === null) return undefined;
    await removeSecondFactor(trx, id);
    await deleteSessionsOf(trx, id);
    return 'second-factor-off';
  });
}

/** The row stays for the audit log, and comes back if someone is added with the same e-mail address. */
async function removeAdministrator(work: Work, id: number) {
  refuseOneself('', id, work.change);
  await changeOther(work, id, async (trx) => {
    await takeAccessAway(trx, id);
    await removeSecondFactor(trx, id);
    await queries.removeAdministrator(trx, id, work.change.at);
    return 'deleted';
  });
  return null;
}

async function takeAccessAway(trx: Transaction, id: number) {
  await deleteSessionsOf(trx, id);
  await queries.deleteLinkOf(trx, id);
}

/** An owner cannot demote or remove themselves, so there is always one. */
function refuseOneself(field: string, id: number, { administratorId }: ChangeRequest) {
  if (id === administratorId) throw invalid(field, administratorMessages.notOneself);
}

/**
 * Locks the administrator who changes and the one who makes the change, in a fixed order, so that two owners who disable or demote
 * each other do not deadlock: the second one is no owner any more.
 */
async function lockOther(trx: Transaction, id: number, { administratorId }: ChangeRequest) {
  const self = administratorId ?? 0;
  const locked = new Map<number, Row<'administrators'> | undefined>();
  for (const each of [id, self].toSorted((a, b) => a - b)) locked.set(each, await queries.lockAdministrator(trx, each));
  const caller = locked.get(self);
  if (caller?.disabled_at !== null) throw new AppError('unauthenticated');
  if (caller.role !== 'owner') throw new AppError('owners-only');
  const row = locked.get(id);
  if (!row) throw notFound();
  return row;
}

type PasswordChange = z.output<typeof people.changePassword.body>;

/** Changes one's own password and ends one's other sessions. A wrong current password counts as a failed login. */
async function changePassword(
  { db, loginLimits }: ResourceContext,
  { currentPassword, newPassword }: PasswordChange,
  { session, ...asker }: Asker & { session: Session },
) {
  const { change } = asker;
  const administrator = await provePassword({ db, loginLimits }, asker, currentPassword);
  const { id, email, password_hash: before } = administrator;
  if (newPassword === currentPassword) throw invalid('newPassword', administratorMessages.samePassword);
  await refuseWeakPassword(db, 'newPassword', { email, password: newPassword });
  const after = await hashPassword(newPassword);
  return changeRecord(db, change, async (trx) => {
    if (!(await queries.replacePassword(trx, id, { before, after })))
      throw invalid('currentPassword', administratorMessages.wrongPassword);
    await deleteSessionsOf(trx, id, session.id);
    await queries.deleteLinkOf(trx, id);
    return { result: null, entry: { action: 'password-changed', ...subjectOf(administrator) } };
  });
}

/** Chooses the language of one's own admin area. */
function setLanguage({ db, change }: Work, id: number, language: AdminLanguage) {
  return changeRecord(db, change, async (trx) => {
    await queries.updateAdministrator(trx, id, { language });
    const entry = { action: 'changed', ...subjectOf(await getAdministrator(trx, id)), fields: ['language'] } as const;
    return { result: null, entry };
  });
}

/** Sets a password that the program has made up, and ends all sessions and the password link of the administrator. Null if no one has this e-mail address. */
export async function resetPassword({ db, change }: Work, { email, password }: Credentials) {
  const password_hash = await hashPassword(password);
  return changeRecord(db, change, async (trx) => {
    const row = await queries.setPassword(trx, email.toLowerCase(), { password_hash, must_change_password: 1 });
    if (!row) return { result: null, entry: [] };
    await takeAccessAway(trx, row.id);
    return { result: row, entry: { action: 'password-changed', ...subjectOf(row) } };
  });
}

function subjectOf({ id, email }: Pick<Row<'administrators'>, 'id' | 'email'>) {
  return { kind: 'administrator', id, name: email } as const;
}

async function readAdministrator(trx: Transaction, id: number, { administratorId, at }: ChangeRequest) {
  return toAdministrator(await queries.getListed(trx, id, at), administratorId);
}

function toAdministrator(listed: Awaited<ReturnType<typeof queries.getListed>>, self: number | null) {
  const { password_hash: _, totp_secret, ...row } = listed;
  return {
    ...row,
    known_as: row.known_as ?? row.email,
    disabled: row.disabled_at !== null,
    second_factor: totp_secret !== null,
    is_self: row.id === self,
  };
}

/** Makes a link for a new password, which replaces an earlier one of the administrator. Only this answer ever contains it. */
async function makeLink(trx: Transaction, administratorId: number, expires_at: number) {
  const token = randomToken();
  await queries.storeLink(trx, { administrator_id: administratorId, token_hash: hashToken(token), expires_at });
  return { path: `/new-password#${token}`, expires_at };
}

const mailedLinks = fixedWindow('links for a new password', { calls: 3, windowMs: 3_600_000 });

/** Has a link sent to someone who may sign in; others get nothing. */
async function mailLink({ db, clock, limitStore, mail }: ResourceContext, email: string, client: string) {
  const account = email.toLowerCase();
  if (!mail || (await limitStore.take(mailedLinks, account)).waitMs > 0) return;
  const change = { ...byProgram(clock()), client };
  await changeRecord(db, change, async (trx) => {
    const administrator = await findAdministrator(trx, account);
    if (administrator?.disabled_at !== null) return { result: null, entry: [] };
    await enqueueNewPassword(trx, administrator.id, change.at);
    return { result: null, entry: { action: 'link-asked', ...subjectOf(administrator) } };
  });
}

/** The link of a mail that is sent now, and to whom. Undefined where it comes too late, or for one who may not sign in any more. */
export async function makeMailedLink(db: Database, id: number, askedAt: number, now: number) {
  if (now - askedAt > serverLimits.mailedPasswordLink) return undefined;
  return changeRecord(db, byProgram(now), async (trx) => {
    const administrator = await queries.lockAdministrator(trx, id);
    if (administrator?.disabled_at !== null) return { result: undefined, entry: [] };
    const { path } = await makeLink(trx, id, now + serverLimits.mailedPasswordLink);
    return { result: { email: administrator.email, path }, entry: [] };
  });
}

async function getLinkOwner(db: Database, token: string, now: number) {
  const owner = await queries.findLinkOwner(db, hashToken(token), now);
  if (!owner) throw notFound();
  return owner;
}

type LinkUse = z.output<typeof passwordLinks.use.body>;

/** Sets the password and ends all sessions. A password that is refused leaves the link as it is. */
async function useLink(db: Database, { token, newPassword }: LinkUse, now: number) {
  const { id, email } = await getLinkOwner(db, token, now);
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
