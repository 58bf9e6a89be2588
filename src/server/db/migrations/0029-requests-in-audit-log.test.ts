import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { recordEvent } from '../changes.queries.ts';
import * as requestsInAuditLog from './0029-requests-in-audit-log.ts';

test('older exports and erasures count requests, as new ones do', async () => {
  const site = await createTestApp();
  const change = { administratorId: null, at: 1, expectedVersion: undefined };
  const record = (kind: 'patient-data' | 'blog', name: string) =>
    recordEvent(site.db, change, { action: 'exported', kind, id: null, name });
  await record('patient-data', 'of one patient: 1 booking, 0 reviews');
  await record('patient-data', 'older than 36 months: 12 bookings, 1 review');
  await record('patient-data', 'of one patient: 2 requests, 1 review');
  await record('blog', 'Before your booking');
  await requestsInAuditLog.up(site.db as unknown as Kysely<never>);
  const entries = await site.db
    .selectFrom('audit_log')
    .select('subject')
    .where('created_at', '=', 1)
    .orderBy('id')
    .execute();
  expect(entries.map(({ subject }) => subject)).toEqual([
    'of one patient: 1 request, 0 reviews',
    'older than 36 months: 12 requests, 1 review',
    'of one patient: 2 requests, 1 review',
    'Before your booking',
  ]);
  await site.close();
});
