// See docs/decisions/0054-instances-on-postgresql.md.

import { hkdfSync, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { secretsOf } from '#server/auth/secrets.ts';
import type { Clock } from '#server/clock.ts';
import { StartError } from '#server/config.ts';
import { type Database, isPostgres } from '#server/db/database.ts';
import * as queries from '#server/db/instances.queries.ts';
import { readDatabaseTime } from '#server/db/occupied-times.queries.ts';
import { oneAtATime } from '#server/db/one-at-a-time.queries.ts';
import type { Log } from '#server/log.ts';
import { readVersion } from '#server/version.ts';
import { createTimer } from './timer.ts';

/** How often an instance reports itself and compares its clock, in ms. */
const reportMs = 60_000;
/** An instance that has not reported for so long has been killed, in ms. */
const goneAfterMs = 150_000;
/** How far a clock may differ from the database's, in ms. */
const maxClockError = 30_000;

interface Options {
  db: Database;
  sessionSecret: string;
  clock: Clock;
  log: Log;
  version?: string;
}

export interface Instance {
  /** False while this machine's clock differs too much from the database's: its sessions and days would be wrong. */
  hasRightClock(): boolean;
  /** Reports every minute, until the returned function is called, that this instance runs, and what is wrong. */
  watch(everyMs?: number): () => Promise<void>;
}

/** A single instance on SQLite. */
const alone: Instance = { hasRightClock: () => true, watch: () => async () => {} };

/**
 * Reports this instance to the others on the same PostgreSQL.
 * @throws StartError if one of them has another secret: each would end the sessions of the other.
 */
export async function joinInstances({ db, sessionSecret, clock, log, version }: Options): Promise<Instance> {
  if (!isPostgres(db)) return alone;
  const self = {
    id: randomUUID(),
    host: hostname(),
    version: version ?? readVersion(),
    secret_fingerprint: fingerprint(secretsOf(sessionSecret)[0]),
  };
  const accepted = secretsOf(sessionSecret).map(fingerprint);
  const known = new Set<string>();
  let isClockRight = true;

  await oneAtATime(db, async () => {
    await queries.deleteInstancesNotSeenFor(db, goneAfterMs);
    const others = await queries.listOtherInstances(db, self.id, goneAfterMs);
    const stranger = others.find((other) => !accepted.includes(other.secret_fingerprint));
    if (stranger) throw new StartError(differentSecret(stranger.host));
    await queries.noteInstance(db, self);
  });
  await compareClocks();

  async function report() {
    await compareClocks();
    await queries.noteInstance(db, self);
    for (const { id, host, ...other } of await queries.listOtherInstances(db, self.id, goneAfterMs)) {
      if (known.has(id)) continue;
      known.add(id);
      // Possible after an outage, when those that run could not be told from those that do not.
      if (!accepted.includes(other.secret_fingerprint)) log.error(differentSecret(host));
      if (other.version !== self.version)
        log.info('an instance of another version runs on the same database', {
          host,
          version: other.version,
          own: self.version,
        });
    }
  }

  async function compareClocks() {
    const error = await measureClockError(db, clock);
    const isRight = error <= maxClockError;
    if (isRight && !isClockRight) log.info('the clock of this machine is right again');
    if (!isRight && isClockRight) log.error(wrongClock, { seconds: Math.round(error / 1_000) });
    isClockRight = isRight;
  }

  return {
    hasRightClock: () => isClockRight,
    watch(everyMs = reportMs) {
      let reporting = Promise.resolve();
      const timer = createTimer(async () => {
        reporting = report().catch((error: unknown) => log.error('this instance could not report itself', { error }));
        await reporting;
        timer.in(everyMs);
      });
      timer.in(0);
      return async () => {
        timer.stop();
        await reporting;
        // Otherwise it counts as running for some time.
        await queries.deleteInstance(db, self.id).catch((error: unknown) => {
          log.error('this instance could not sign off', { error });
        });
      };
    },
  };
}

export const wrongClock =
  'the clock of this machine differs from that of the database by more than 30 seconds: set it by NTP';

/** How much this machine's clock and PostgreSQL's differ beyond the time of the question, in ms. */
async function measureClockError(db: Database, clock: Clock): Promise<number> {
  const before = clock();
  const now = await readDatabaseTime(db);
  return Math.max(0, before - now, now - clock());
}

/** Whether the clock is right enough for timed work. Always true on SQLite, where there is no other clock. */
export async function hasRightClock(db: Database, clock: Clock) {
  return !isPostgres(db) || (await measureClockError(db, clock)) <= maxClockError;
}

/** Says whether two secrets are the same, and nothing else about them. */
function fingerprint(secret: string) {
  return Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint', 16)).toString('hex');
}

function differentSecret(host: string) {
  return `SESSION_SECRET is not that of the instance on ${host}, which runs on the same database. All instances need the same one. docs/operations.md says how to change it.`;
}
