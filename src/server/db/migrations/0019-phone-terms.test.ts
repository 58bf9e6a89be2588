import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { bookingOf, reviewOf } from '#server/testing/fixtures.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import * as phoneTerms from './0019-phone-terms.ts';

test('what is stored already is found by each number in its phone field', async () => {
  const site = await createTestApp({ rateLimits: false });
  const admin = await site.signIn();
  const phone = '98765 43210 / ९८४५० ११११1';
  await site.post('/api/appointments', await bookingOf(site, { phone }));
  await site.post('/api/submit-review', reviewOf({ mobile: phone }));
  const terms = () => site.db.selectFrom('appointment_terms').selectAll().orderBy('term').execute();
  const before = await terms();
  await site.db.deleteFrom('appointment_terms').where('term', '=', '9845011111').execute();
  await site.db.deleteFrom('review_terms').where('term', '=', '9845011111').execute();

  await phoneTerms.up(site.db as unknown as Kysely<never>);
  expect(await terms()).toEqual(before);
  for (const resource of ['appointments', 'reviews'])
    expect((await site.get(`/api/${resource}?q=98450-11111`, admin)).body).toHaveLength(1);
  await site.close();
});
