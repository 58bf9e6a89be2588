import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPostgres, openSqlite } from '#server/db/database.ts';
import { createRandom, type Random } from '#server/testing/random.ts';
import { findContradictions } from '#server/testing/stored-truth.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';
import { addColleague } from '../testing/add-colleague.ts';
import { ready, type Site, startProgram } from '../testing/site.ts';
import { type Actor, actsOf } from './actors.ts';

// A year of a clinic: days with some rounds each, in which six actors do something at the same time, while the program is killed now and
// then and its clock jumps. After each day everything is compared that can be derived. The seed decides what is done; how acts of one
// round meet, the machine decides.

interface Options {
  seed: number;
  /** Days that are played; 61 of them are a year, since each stands for six. */
  days: number;
  /** Unset for SQLite. */
  databaseUrl?: string | undefined;
  say: (sentence: string) => void;
}

const rounds = 4;
const hourMs = 3_600_000;
const password = 'a long enough password';
const admin = { email: 'admin@example.com', password };
const people = { 'first-desk': 'front-desk', 'second-desk': 'front-desk', practitioner: 'practitioner' } as const;
const emailOf = (actor: Actor) => (actor === 'owner' ? admin.email : `${actor}@example.com`);
const program = path.join(import.meta.dirname, 'shifted-clock.mjs');

/** Resolves to sentences about what contradicts each other, and answers that should not be; it ends with the first day that has any. */
export async function simulate({ seed, days, databaseUrl, say }: Options) {
  const random = createRandom(seed);
  const clinic = await openClinic(databaseUrl);
  const totals = { done: 0, refused: 0, lost: 0, kills: 0, jumps: 0 };
  const acts = actsOf(password);
  try {
    for (let day = 0; day < days; day += 1) {
      const failures: string[] = [];
      const tokens = new Map<Actor, Promise<string>>();
      for (let round = 0; round < rounds; round += 1) {
        const isKilled = random.chance(0.06);
        const actors = (Object.keys(acts) as Actor[]).flatMap((actor) =>
          Array.from({ length: actor === 'visitor' || actor.endsWith('desk') ? 3 : 1 }, () => ({
            actor,
            act: random.below(acts[actor].length),
            random: random.fork(),
          })),
        );
        let answersLeft = random.below(30) + 1;
        let killed: Promise<unknown> | undefined;
        const onAnswer = () => {
          answersLeft -= 1;
          if (isKilled && answersLeft === 0) killed = clinic.kill();
        };
        await Promise.all(
          actors.map(async ({ actor, act, random: own }) =>
            acts[actor][act]?.(callerFor(clinic, { actor, tokens, totals, failures, random: own, isKilled, onAnswer })),
          ),
        );
        if (killed) {
          await killed;
          totals.kills += 1;
          await clinic.start();
        }
        clinic.advance((random.below(14) + 1) * 60_000);
        if (random.chance(0.05)) {
          totals.jumps += 1;
          clinic.advance((random.chance(0.5) ? -24 : 24) * hourMs);
          tokens.clear();
        }
      }
      const found = [...failures, ...(await findContradictions(clinic.db, { now: clinic.now() }))];
      if (found.length > 0) return { ...totals, day, found };
      clinic.advance((random.below(8 * 24) + 2 * 24) * hourMs);
      if (day % 10 === 9) say(`${day + 1} of ${days} days: ${describe(totals)}`);
    }
    return { ...totals, day: days, found: [] };
  } finally {
    await clinic.close();
  }
}

export const describe = (totals: object) =>
  Object.entries(totals)
    .filter(([, value]) => typeof value === 'number')
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

interface Played {
  actor: Actor;
  tokens: Map<Actor, Promise<string>>;
  totals: { done: number; refused: number; lost: number };
  failures: string[];
  random: Random;
  isKilled: boolean;
  onAnswer: () => void;
}

function callerFor(clinic: Clinic, { actor, tokens, totals, failures, random, isKilled, onAnswer }: Played) {
  const own = actor === 'visitor' || actor === 'patient' ? undefined : actor;
  const send = async (method: string, target: string, body: object | undefined, headers: Record<string, string>) => {
    const isFile = body instanceof Blob;
    const type = isFile ? 'application/octet-stream' : 'application/json';
    return fetch(clinic.url() + target, {
      method,
      headers: { ...(body && { 'Content-Type': type }), ...headers },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    });
  };
  const signIn = async (as: Actor) => {
    const answer = await send('POST', '/api/admin/login', { email: emailOf(as), password }, {});
    return answer.ok ? ((await answer.json()) as { token: string }).token : '';
  };
  return {
    random,
    now: clinic.now(),
    async call(method: string, target: string, body?: object, headers: Record<string, string> = {}) {
      // A patient reads nothing of the admin area; the front desk gives them their link.
      const as = own ?? (actor === 'patient' && !target.startsWith('/api/patient-page') ? 'first-desk' : undefined);
      try {
        if (as && !tokens.has(as)) tokens.set(as, signIn(as));
        const token = as && (await tokens.get(as));
        const answer = await send(method, target, body, {
          ...headers,
          ...(token && { Authorization: `Bearer ${token}` }),
        });
        const text = await answer.text();
        onAnswer();
        if (answer.status >= 500 && answer.status !== 503)
          failures.push(`${method} ${target} answers ${answer.status}.`);
        if (method !== 'GET') totals[answer.ok ? 'done' : 'refused'] += 1;
        return answer.ok && text ? JSON.parse(text) : null;
      } catch (error) {
        if (as) tokens.delete(as);
        if (!isKilled) failures.push(`${method} ${target} fails: ${String(error)}`);
        totals.lost += 1;
        return null;
      }
    },
  };
}

type Clinic = Awaited<ReturnType<typeof openClinic>>;

async function openClinic(databaseUrl: string | undefined) {
  const dataDir = temporaryFolder('clinic-simulation-');
  const clockFile = path.join(dataDir, 'clock');
  let shift = 0;
  let site: Site;
  const environment = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: password,
    RATE_LIMITS: 'off',
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${program}`,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: 'a secret of at least thirty-two characters' }),
  };
  const start = async () => {
    site = await startProgram(environment);
    if (!databaseUrl) await ready(site.url); // PostgreSQL's clock does not jump along
  };
  writeFileSync(clockFile, '0');
  await start();
  const db = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
  await prepare();
  return {
    db,
    url: () => site.url,
    now: () => Date.now() + shift,
    start,
    kill: () => site.stop('SIGKILL'),
    advance(ms: number) {
      shift += ms;
      writeFileSync(clockFile, String(shift));
      process.kill(site.pid, 'SIGUSR2');
    },
    async close() {
      await db.destroy();
      await site.stop('SIGKILL');
    },
  };

  async function prepare() {
    const { id } = await db.selectFrom('practitioners').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    for (const [actor, role] of Object.entries(people))
      await addColleague(
        site,
        { email: emailOf(actor as Actor), password },
        role,
        role === 'practitioner' ? id : undefined,
      );
  }
}
