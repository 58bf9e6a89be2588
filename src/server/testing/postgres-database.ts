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

async function onServer(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
