import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import * as secondFactorMessages from '#contract/messages/second-factor.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { type SecondFactorSetUp, type SecondFactorState, secondFactor } from '#contract/second-factor.ts';
import { AppError, invalid } from '#server/app-error.ts';
import { type Asker, askerOf, provePassword, recordFailedProof } from '#server/auth/prove-password.ts';
import { removeSecondFactor } from '#server/auth/second-factor.queries.ts';
import { generateRecoveryCodes } from '#server/auth/second-factor.ts';
import { deleteSessionsOf, findAdministrator, getAdministrator } from '#server/auth/sessions.queries.ts';
import { encodeBase32, totpAddress } from '#server/auth/totp.ts';
import { type Changed, changeRecord, type Work } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { getClinicProfile } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './second-factor.queries.ts';

export function mountSecondFactor(context: ResourceContext) {
  const { mount, db } = context;
  const changerOf = (call: AdminCall) => ({ ...askerOf(context, call), sessionId: call.session.id });
  mount(secondFactor.get, (_input, call) => readState(db, changerOf(call)));
  mount(secondFactor.begin, ({ body }, call) => beginSetUp(context, body, changerOf(call)));
  mount(secondFactor.confirm, ({ body }, call) => confirmSetUp(context, body, changerOf(call)));
  mount(secondFactor.renewRecoveryCodes, ({ body }, call) => renewRecoveryCodes(context, body, changerOf(call)));
  mount(secondFactor.turnOff, ({ body }, call) => turnOff(context, body, changerOf(call)));
}

type Administrator = Row<'administrators'>;

interface Changer extends Asker {
  sessionId: string;
}

type Proof = z.output<typeof secondFactor.turnOff.body>;

async function readState(db: Database, { administratorId }: Asker): Promise<SecondFactorState> {
  const { totp_secret } = await getAdministrator(db, administratorId);
  return { enabled: totp_secret !== null, recovery_codes_left: await queries.countRecoveryCodes(db, administratorId) };
}

/** Stores a new secret, which replaces one that is not yet confirmed. */
async function beginSetUp(
  context: ResourceContext,
  { currentPassword }: Pick<Proof, 'currentPassword'>,
  asker: Changer,
): Promise<SecondFactorSetUp> {
  const { db, secondFactor } = context;
  const { id, email, totp_secret } = await provePassword(context, asker, currentPassword);
  if (totp_secret !== null) throw new AppError('invalid', secondFactorMessages.alreadyOn);
  const secret = randomBytes(20);
  await queries.setNewSecret(db, id, secondFactor.encryptSecret(id, secret));
  const { name: issuer } = await getClinicProfile(db);
  return { secret: encodeBase32(secret), address: totpAddress({ secret, email, issuer }) };
}

/** Turns on two-step sign-in, and ends all other sessions, which started without a code. */
async function confirmSetUp(
  { db, secondFactor, loginLimits }: ResourceContext,
  given: Pick<Proof, 'code'>,
  asker: Changer,
) {
  const administrator = await getAdministrator(db, asker.administratorId);
  const { id, email, totp_new_secret: encrypted } = administrator;
  if (encrypted === null) throw new AppError('invalid', secondFactorMessages.startAgain);
  const step = await loginLimits.checkCode({ ...asker, email }, async () =>
    secondFactor.findStep(id, encrypted, given.code),
  );
  if (step === null) throw invalid('code', sessionMessages.wrongCode);
  const { codes, hashes } = await generateRecoveryCodes();
  return changeRecord(db, asker.change, async (trx) => {
    if (!(await queries.confirmNewSecret(trx, id, encrypted, step)))
      throw new AppError('invalid', secondFactorMessages.startAgain);
    await deleteSessionsOf(trx, id, asker.sessionId);
    await queries.replaceRecoveryCodes(trx, id, hashes);
    return { result: { recovery_codes: codes }, entry: { action: 'second-factor-on', ...subjectOf(administrator) } };
  });
}

async function renewRecoveryCodes(context: ResourceContext, proof: Proof, asker: Changer) {
  return withProof(context, proof, asker, async () => {
    const { codes, hashes } = await generateRecoveryCodes();
    return async (trx, administrator) => {
      await queries.replaceRecoveryCodes(trx, administrator.id, hashes);
      const entry = { action: 'recovery-codes-renewed', ...subjectOf(administrator) } as const;
      return { result: { recovery_codes: codes }, entry };
    };
  });
}

async function turnOff(context: ResourceContext, proof: Proof, asker: Changer) {
  await withProof(context, proof, asker, async () => async (trx, administrator) => {
    await removeSecondFactor(trx, administrator.id);
    return { result: null, entry: { action: 'second-factor-off', ...subjectOf(administrator) } };
  });
  return null;
}

/**
 * Turns off two-step sign-in for someone who has lost the phone and the recovery codes, and ends all their sessions.
 * Null if no one has this e-mail address.
 */
export async function disableSecondFactor({ db, change }: Work, email: string) {
  return changeRecord(db, change, async (trx) => {
    const administrator = await findAdministrator(trx, email.toLowerCase());
    if (!administrator) return { result: null, entry: [] };
    await deleteSessionsOf(trx, administrator.id);
    if (administrator.totp_secret === null) return { result: administrator, entry: [] };
    await removeSecondFactor(trx, administrator.id);
    return { result: administrator, entry: { action: 'second-factor-off', ...subjectOf(administrator) } };
  });
}

/** Makes a change after verifying password and code. Wrong ones count as failed logins. Its preparation is no part of the transaction. */
async function withProof<T>(
  context: ResourceContext,
  { currentPassword, code }: Proof,
  asker: Changer,
  prepareChange: () => Promise<(trx: Transaction, administrator: Administrator) => Promise<Changed<T>>>,
): Promise<T> {
  const { db, loginLimits, secondFactor } = context;
  const administrator = await provePassword(context, asker, currentPassword);
  const { id, email, totp_secret: encrypted } = administrator;
  if (encrypted === null) throw new AppError('invalid', secondFactorMessages.isOff);
  const made = await loginLimits.checkCode({ ...asker, email }, async () => {
    const read = await secondFactor.read(db, id, code);
    const makeChange = await prepareChange();
    return changeRecord(db, asker.change, async (trx) => {
      const locked = await queries.lockSecondFactor(trx, id, encrypted);
      if (!locked || !(await secondFactor.spend(trx, locked, read))) return { result: null, entry: [] };
      const { result, ...others } = await makeChange(trx, locked);
      return { result: { result }, ...others };
    });
  });
  if (made) return made.result;
  await recordFailedProof(db, asker, administrator);
  throw invalid('code', sessionMessages.wrongCode);
}

function subjectOf({ id, email }: Administrator) {
  return { kind: 'administrator', id, name: email } as const;
}
