import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from './database.ts';

/** Opens a database as a program does that is started with these settings. */
function open(env: Record<string, string>) {
  const { databaseUrl } = readConfig({ DATABASE_TLS: 'on', ...env });
  return openDatabase({ databaseUrl, dataDir: tmpdir() });
}

const failureOf = async (opening: Promise<unknown>) => String(await opening.catch((error: unknown) => error));

const DATABASE_CA_FILE = fileURLToPath(new URL('../testing/tls/authority.crt', import.meta.url));
const addressAt = (host: string) => Object.assign(new URL(inject('postgresUrl')), { hostname: host }).href;

test('is encrypted, if the authority is known that the certificate is of', async () => {
  const db = await open({ DATABASE_URL: addressAt('localhost'), DATABASE_CA_FILE });
  const { rows } = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ ssl: true }]);
});

test('is refused with advice if the authority is unknown, or the certificate is of another host', async () => {
  expect(await failureOf(open({ DATABASE_URL: addressAt('localhost') }))).toMatch(
    /cannot be reached: unable to .*certificate.*\. If its authority is your own, name .* in DATABASE_CA_FILE\.$/,
  );
  expect(await failureOf(open({ DATABASE_URL: addressAt('127.0.0.1'), DATABASE_CA_FILE }))).toMatch(
    /cannot be reached: .*does not match certificate/,
  );
});

test('is refused with advice if the server has no TLS, or is PgBouncer', async () => {
  for (const [answer, advice] of [
    ['N', /does not support SSL connections\. Turn TLS on there .* or set DATABASE_TLS=off/],
    [errorAnswer('unsupported startup parameter: statement_timeout'), /Connect to PostgreSQL itself/],
  ] as const) {
    const server = createServer((socket) => void socket.once('data', () => socket.end(answer))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const DATABASE_URL = `postgres://u:p@127.0.0.1:${(server.address() as AddressInfo).port}/clinic`;
    expect(await failureOf(open({ DATABASE_URL, DATABASE_TLS: answer === 'N' ? 'on' : 'off' }))).toMatch(advice);
    server.close();
  }
});

/** A message of the protocol: `E`, its length, and fields that end with a zero each. */
function errorAnswer(message: string) {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
