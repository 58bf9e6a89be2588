import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { verifyPassword } from './passwords.ts';
import * as queries from './sessions.queries.ts';
import { hashToken, randomToken, type Tokens } from './tokens.ts';

/** In ms. A script's token has no cookie beside it and so lives shorter. */
const lifetime = { browser: 8 * 3_600_000, script: 3_600_000, idle: 30 * 60_000 };
/** How exactly the last use is known; writing it down on every call would cost a commit each. */
const seenPrecision = 60_000;

export interface Session {
  id: string;
  administratorId: number;
  /** The token works only together with a cookie: it belongs to a browser. */
  bound: boolean;
}

interface NewSession {
  token: string;
  /** The value of the cookie that a browser gets. */
  cookie: string | null;
  xsrfToken: string;
  /** In ms. */
  expiresAt: number;
}

export interface Sessions {
  /** Null when the e-mail or the password is wrong; which one is not told. */
  start(login: { email: string; password: string }, fromBrowser: boolean): Promise<NewSession | null>;
  /** Null when the token, or the cookie that it is bound to, opens nothing. */
  find(token: string, cookie: string | undefined): Promise<Session | null>;
  end(session: Session): Promise<void>;
  endAll(session: Session): Promise<void>;
}

export function createSessions(db: Database, tokens: Tokens, clock: Clock): Sessions {
  return { start, find, end: (session) => queries.deleteSession(db, session.id), endAll };

  async function start({ email, password }: { email: string; password: string }, fromBrowser: boolean) {
    const administrator = await queries.findAdministrator(db, email.trim().toLowerCase());
    if (!(await verifyPassword(password, administrator?.password_hash)) || !administrator) return null;
    const now = clock();
    await queries.deleteEndedSessions(db, now);
    const cookie = fromBrowser ? randomToken() : null;
    const id = randomUUID();
    const expiresAt = now + (fromBrowser ? lifetime.browser : lifetime.script);
    await queries.insertSession(db, {
      id,
      administrator_id: administrator.id,
      cookie_hash: cookie && hashToken(cookie),
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    });
    return { token: await tokens.sign(id, expiresAt), cookie, xsrfToken: tokens.xsrfToken(id), expiresAt };
  }

  async function find(token: string, cookie: string | undefined) {
    const id = await tokens.verify(token);
    const row = id ? await queries.findSession(db, id) : undefined;
    const now = clock();
    if (!row || row.expires_at <= now || row.last_seen_at + lifetime.idle <= now) return null;
    if (row.cookie_hash !== null && (!cookie || hashToken(cookie) !== row.cookie_hash)) return null;
    if (now - row.last_seen_at >= seenPrecision) await queries.touchSession(db, row.id, now);
    return { id: row.id, administratorId: row.administrator_id, bound: row.cookie_hash !== null };
  }

  async function endAll({ administratorId }: Session) {
    await queries.deleteSessionsOf(db, administratorId);
  }
}
