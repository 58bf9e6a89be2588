import { randomUUID } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Role } from '#contract/roles.ts';
import type { SessionTime } from '#contract/session.ts';
import type { Clock } from '#server/clock.ts';
import { withConnectionsFor } from '#server/db/connection-use.ts';
import type { Database } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { inTransactionWithoutCounters } from '#server/db/transaction.ts';
import { unlessDiskFull } from '#server/disk-full.ts';
import { verifyPassword } from './passwords.ts';
import type { SecondFactor } from './second-factor.ts';
import * as queries from './sessions.queries.ts';
import { hashToken, randomToken, type Tokens } from './tokens.ts';

const lifetime = limits.session;
/** How often the time of the last activity is stored, in ms: storing it on every call would cost a commit each. */
const activityPrecision = 60_000;

export interface Session {
  id: string;
  administratorId: number;
  /** As it is now: read with every call. */
  role: Role;
  /** A browser's session: the token works only together with its cookie. */
  bound: boolean;
}

interface NewSession {
  token: string;
  /** The value of the session cookie; null for a script. */
  cookie: string | null;
  xsrfToken: string;
  /** In ms. */
  expiresAt: number;
}

export interface Credentials {
  /** Undefined if there is none, so that the cookie alone names the session. */
  token: string | undefined;
  cookie: string | undefined;
}

export interface Sessions {
  /** Null when the e-mail address or the password is wrong, or the administrator is disabled; it does not say which. */
  findAdministrator(login: { email: string; password: string }): Promise<Row<'administrators'> | null>;
  /** Null when the administrator has a second factor and the code is wrong. A script has no `device`. */
  start(administrator: Row<'administrators'>, code: string, device: string | null): Promise<NewSession | null>;
  /** Null when the credentials are invalid, or the session is over. Background calls do not count as activity. */
  find(credentials: Credentials, isBackground: boolean): Promise<Session | null>;
  /** Whether a token that is no longer valid belongs to somebody who was disabled or removed. */
  hasLostAccess(token: string | undefined): Promise<boolean>;
  /** The ids of those sessions that are not over, for streams. Does not count as activity. */
  findActive(ids: string[]): Promise<Set<string>>;
  /** Null when the session is over. Does not count as activity. */
  readTime(session: Session): Promise<SessionTime | null>;
  /** Counts as activity immediately. */
  prolong(session: Session): Promise<void>;
  end(session: Session): Promise<void>;
  endAll(session: Session): Promise<void>;
}

export function createSessions(db: Database, tokens: Tokens, secondFactor: SecondFactor, clock: Clock): Sessions {
  return {
    findAdministrator,
    start,
    // With a share of their own, so that a lock on sessions does not take a share of each admin call.
    find: (...call) => withConnectionsFor('sessions', () => find(...call)),
    hasLostAccess: (token) => withConnectionsFor('sessions', () => hasLostAccess(token)),
    findActive,
    readTime,
    prolong: ({ id }) => queries.touchSession(db, id, clock()),
    end: ({ id }) => queries.deleteSession(db, id),
    endAll: ({ administratorId }) => queries.deleteSessionsOf(db, administratorId),
  };

  async function findAdministrator({ email, password }: { email: string; password: string }) {
    const administrator = await queries.findAdministrator(db, email.trim().toLowerCase());
    const isRight = await verifyPassword(password, administrator?.password_hash);
    return administrator && isRight && administrator.disabled_at === null ? administrator : null;
  }

  async function start(administrator: Row<'administrators'>, code: string, device: string | null) {
    const cookie = device === null ? null : randomToken();
    const now = clock();
    const session = {
      id: randomUUID(),
      administrator_id: administrator.id,
      cookie_hash: cookie && hashToken(cookie),
      device,
      created_at: now,
      last_seen_at: now,
      expires_at: now + (cookie ? lifetime.browser : lifetime.script),
    };
    if (!(await store(session, administrator, code))) return null;
    const { id, expires_at: expiresAt } = session;
    return {
      token: await tokens.sign({ sessionId: id, administratorId: administrator.id }, expiresAt),
      cookie,
      xsrfToken: tokens.xsrfToken(id),
      expiresAt,
    };
  }

  /** False when the code is wrong, or the administrator was disabled or changed the password during the check. */
  async function store(session: Row<'sessions'>, administrator: Row<'administrators'>, code: string) {
    await queries.deleteEndedSessions(db, session.created_at);
    return inTransactionWithoutCounters(db, async (trx) => {
      if (!(await queries.lockForSignIn(trx, administrator))) return false;
      if (administrator.totp_secret !== null && !(await secondFactor.spend(trx, administrator, code))) return false;
      await queries.noteSignIn(trx, administrator.id, session.created_at);
      await queries.insertSession(trx, session);
      return true;
    });
  }

  async function find({ token, cookie }: Credentials, isBackground: boolean) {
    const ofCookie = cookie ? await findActiveByCookie(cookie) : undefined;
    const row = token === undefined ? ofCookie : await findByToken(token);
    const now = clock();
    if (!row || endOf(row) <= now) return null;
    // A browser's token needs its own cookie, and no token goes with the cookie of another session.
    if (row.id !== ofCookie?.id && (row.cookie_hash !== null || ofCookie)) return null;
    // This is the only write of a read, and reading must work with a full disk.
    if (!isBackground && now - row.last_seen_at >= activityPrecision)
      await queries.touchSession(db, row.id, now).catch(unlessDiskFull);
    return { id: row.id, administratorId: row.administrator_id, role: row.role, bound: row.cookie_hash !== null };
  }

  async function findByToken(token: string) {
    const named = await tokens.verify(token);
    return named ? queries.findSession(db, named.sessionId) : undefined;
  }

  async function hasLostAccess(token: string | undefined) {
    const named = token && (await tokens.verify(token));
    return named ? queries.isDisabled(db, named.administratorId) : false;
  }

  async function findActiveByCookie(cookie: string) {
    const row = await queries.findSessionByCookie(db, hashToken(cookie));
    return row && endOf(row) > clock() ? row : undefined;
  }

  async function findActive(ids: string[]) {
    const rows = await queries.findSessions(db, ids);
    const now = clock();
    return new Set(rows.filter((row) => endOf(row) > now).map((row) => row.id));
  }

  async function readTime({ id }: Session) {
    const row = await queries.findSessionWithEmail(db, id);
    const now = clock();
    if (!row || endOf(row) <= now) return null;
    const secondsUntil = (time: number) => Math.ceil((time - now) / 1000);
    return {
      email: row.email,
      role: row.role,
      expires_in: secondsUntil(row.expires_at),
      idle_expires_in: secondsUntil(endOf(row)),
    };
  }
}

/** When the session expires or becomes idle, in ms. */
function endOf({ expires_at, last_seen_at }: { expires_at: number; last_seen_at: number }) {
  return Math.min(expires_at, last_seen_at + lifetime.idle);
}
