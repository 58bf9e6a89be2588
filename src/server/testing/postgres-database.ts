import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Creates a database on the test run's PostgreSQL server, empty or as a copy of another. */
export async function createDatabase(serverUrl: string, template = 'template1') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  // Connections that a test has broken may still be open.
  return { name, url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

const pools = new Map<string, pg.Pool>();

/** Over a connection that stays open for a while: opening one takes as long as copying a database. It keeps no process alive. */
async function onServer(serverUrl: string, statement: string) {
  const pool = pools.get(serverUrl) ?? createPool(serverUrl);
  pools.set(serverUrl, pool);
  await pool.query(statement);
}

function createPool(serverUrl: string) {
  const pool = new pg.Pool({ connectionString: serverUrl, allowExitOnIdle: true });
  return pool.on('error', () => undefined); // the server was stopped or restarted; the next statement connects again
}
