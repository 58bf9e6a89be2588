import { randomUUID } from 'node:crypto';
import { defaultLockMinutes, limits } from '#contract/plain/limits.ts';
import type { Role } from '#contract/roles.ts';
import type { SessionTime } from '#contract/session.ts';
import type { Clock } from '#server/clock.ts';
import { recordEvent } from '#server/db/changes.queries.ts';
import { withConnectionsFor } from '#server/db/connection-use.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransactionWithoutCounters } from '#server/db/transaction.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import { verifyPassword } from './passwords.ts';
import type { ReadCode, SecondFactor } from './second-factor.ts';
import * as queries from './sessions.queries.ts';
import { hashToken, randomToken, type Tokens } from './tokens.ts';

const lifetime = limits.session;
/** How often the time of the last activity is stored, in ms: storing it on every call would cost a commit each. */
const activityPrecision = 60_000;

/** Facts that decide which part of the state someone may see. */
export interface Viewer {
  administratorId: number;
  /** Current role, read with every call. */
  role: Role;
  /** Identity, for the role of practitioners. */
  practitionerId: number | null;
  /** No one used the session for as long as the clinic allows, or someone locked it: it needs the password again. */
  isLocked: boolean;
}

export interface Session extends Viewer {
  id: string;
  /** A browser's session: the token works only together with its cookie. */
  bound: boolean;
  /** A step that must be done before any other call is answered. */
  needs: SessionTime['needs'];
}

interface Origin {
  /** Null for a script. */
  device: string | null;
  /** A hash of the client's address, for the audit log. */
  client: string;
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(db: Database, tokens: Tokens, secondFactor: SecondFactor, clock: Clock) {
  return {
    findAdministrator,
    start,
    // Sessions have their own share of connections, so a lock on them does not block every admin call.
    find: (...call: Parameters<typeof find>) => withConnectionsFor('sessions', () => find(...call)),
    hasLostAccess: (token?: string) => withConnectionsFor('sessions', () => hasLostAccess(token)),
    findUnexpired,
    readTime,
    /** Counts as activity immediately. */
    prolong: ({ id }: Session) => queries.touchSession(db, id, clock()),
    lock: ({ id }: Session) => queries.lockSession(db, id, clock()),
    unlock,
    end: ({ id }: Session) => queries.deleteSession(db, id),
    /** Ends what a browser had before it signed in again. */
    endOf: (cookie: string) => queries.deleteSessionByCookie(db, hashToken(cookie)),
    endAll: ({ administratorId }: Session) =>
      inTransactionWithoutCounters(db, (trx) => queries.deleteSessionsOf(trx, administratorId)),
  };

  /** Null when the e-mail address or the password is wrong, or the administrator is disabled; it does not say which. */
  async function findAdministrator({ email, password }: { email: string; password: string }) {
    const administrator = await queries.findAdministrator(db, email.trim().toLowerCase());
    const isRight = await verifyPassword(password, administrator?.password_hash);
    return administrator && isRight && administrator.disabled_at === null ? administrator : null;
  }

  /** Null when the administrator has a second factor and the code is wrong. The cookie is null for a script. */
  async function start(administrator: Row<'administrators'>, code: string, { device, client }: Origin) {
    const cookie = device === null ? null : randomToken();
    const now = clock();
    const session = {
      id: randomUUID(),
      administrator_id: administrator.id,
      cookie_hash: cookie && hashToken(cookie),
      device,
      created_at: now,
      last_seen_at: now,
      locked_at: null,
      expires_at: now + (cookie ? lifetime.browser : lifetime.script),
    };
    if (!(await store(session, administrator, { code, client }))) return null;
    const { id, expires_at: expiresAt } = session;
    return {
      token: await tokens.sign({ sessionId: id, administratorId: administrator.id }, expiresAt),
      cookie,
      xsrfToken: tokens.xsrfTokens(id)[0],
      expiresAt,
    };
  }

  /** False when the code is wrong, or the administrator was disabled or changed the password during the check. */
  async function store(
    session: Row<'sessions'>,
    administrator: Row<'administrators'>,
    { code, client }: { code: string; client: string },
  ) {
    await queries.deleteEndedSessions(db, session.created_at);
    const read = await readCode(administrator, code);
    return inTransactionWithoutCounters(db, async (trx) => {
      if (!(await admit(trx, administrator, read))) return false;
      await queries.noteSignIn(trx, administrator.id, session.created_at);
      await queries.insertSession(trx, session);
      await record(trx, 'signed-in', administrator, client);
      return true;
    });
  }

  /** Unlocks a session after the password was checked. False if the code of the second factor is wrong or the session has ended. */
  async function unlock(
    { id }: Session,
    administrator: Row<'administrators'>,
    { code, client }: { code: string; client: string },
  ) {
    const read = await readCode(administrator, code);
    return inTransactionWithoutCounters(db, async (trx) => {
      if (!(await admit(trx, administrator, read)) || !(await queries.unlockSession(trx, id, clock()))) return false;
      await record(trx, 'unlocked', administrator, client);
      return true;
    });
  }

  async function record(
    trx: Transaction,
    action: 'signed-in' | 'unlocked',
    { id, email }: Row<'administrators'>,
    client: string,
  ) {
    const change = { administratorId: id, at: clock(), expectedVersion: undefined, client };
    await recordEvent(trx, change, { action, kind: 'administrator', id, name: email });
  }

  /** Null for an administrator without a second factor. */
  async function readCode({ id, totp_secret }: Row<'administrators'>, code: string) {
    return totp_secret === null ? null : secondFactor.read(db, id, code);
  }

  async function admit(trx: Transaction, administrator: Row<'administrators'>, code: ReadCode | null) {
    if (!(await queries.lockForSignIn(trx, administrator))) return false;
    return code === null || secondFactor.spend(trx, administrator, code);
  }

  /**
   * Null when the credentials are invalid, or the session is over. Without a token, the cookie alone names it. Background calls do not
   * count as activity.
   */
  async function find(
    { token, cookie }: { token: string | undefined; cookie: string | undefined },
    isBackground: boolean,
  ): Promise<Session | null> {
    const ofCookie = cookie ? await findUnexpiredByCookie(cookie) : undefined;
    const row = token === undefined ? ofCookie : await findByToken(token);
    const now = clock();
    if (!row || row.expires_at <= now) return null;
    // A browser's token needs its own cookie, and no token goes with the cookie of another session.
    if (row.id !== ofCookie?.id && (row.cookie_hash !== null || ofCookie)) return null;
    const viewer = viewerOf(row, now);
    // These are the only writes of a read, and reading must work with a full disk. The lock is stored so that neither a longer idle
    // time nor a clock that is set back opens the session again.
    if (viewer.isLocked && row.locked_at === null) await queries.lockSession(db, row.id, now).catch(unlessDiskFull);
    if (!viewer.isLocked && !isBackground && now - row.last_seen_at >= activityPrecision)
      await queries.touchSession(db, row.id, now).catch(unlessDiskFull);
    return { ...viewer, id: row.id, bound: row.cookie_hash !== null, needs: needsOf(row) };
  }

  async function findByToken(token: string) {
    const named = await tokens.verify(token);
    return named ? queries.findSession(db, named.sessionId) : undefined;
  }

  /** Whether a token that is no longer valid belongs to someone who was disabled or removed. */
  async function hasLostAccess(token: string | undefined) {
    const named = token && (await tokens.verify(token));
    return named ? queries.isDisabled(db, named.administratorId) : false;
  }

  async function findUnexpiredByCookie(cookie: string) {
    const row = await queries.findSessionByCookie(db, hashToken(cookie));
    return row && row.expires_at > clock() ? row : undefined;
  }

  /** Sessions that are not over, locked or not, by id, for streams. Does not count as activity. */
  async function findUnexpired(ids: string[]): Promise<Map<string, Viewer>> {
    const now = clock();
    const rows = await queries.listUnexpiredSessions(db, ids, now);
    return new Map(rows.map((row) => [row.id, viewerOf(row, now)]));
  }

  /** Null when the session is over or locked. Does not count as activity. */
  async function readTime({ id, administratorId }: Session) {
    const row = await queries.findSession(db, id);
    const now = clock();
    if (!row || Math.min(row.expires_at, idleEndOf(row)) <= now) return null;
    const secondsUntil = (time: number) => Math.ceil((time - now) / 1000);
    return {
      email: row.email,
      role: row.role,
      expires_in: secondsUntil(row.expires_at),
      idle_expires_in: secondsUntil(Math.min(row.expires_at, idleEndOf(row))),
      lock_minutes: minutesOf(row),
      needs: needsOf(row),
      owners_need_second_factor: row.owners_need_second_factor === 1,
      language: row.language,
      page_key: tokens.pageKey(administratorId),
    };
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof queries.findSession>>>;

/** Scripts cannot choose a password, so their tokens work with any. */
function needsOf(session: Found): Session['needs'] {
  if (session.must_change_password === 1 && session.cookie_hash !== null) return 'new-password';
  const lacksFactor = session.role === 'owner' && session.totp_secret === null;
  return lacksFactor && session.owners_need_second_factor === 1 ? 'second-factor' : null;
}

function viewerOf(session: Found, now: number): Viewer {
  const { administrator_id: administratorId, role, practitioner_id: practitionerId } = session;
  return { administratorId, role, practitionerId, isLocked: session.locked_at !== null || idleEndOf(session) <= now };
}

/** The moment at which an unused session locks, in ms. */
function idleEndOf(session: Found) {
  return session.last_seen_at + minutesOf(session) * 60_000;
}

/** A database that is being seeded has no clinic profile, so the default applies. */
function minutesOf({ lock_minutes }: Found) {
  return lock_minutes ?? defaultLockMinutes;
}
