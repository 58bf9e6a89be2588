import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '#contract/testing/failures.ts';
import { createMigratedDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createMigratedDatabase();
  db = database.db;
  for (const [table, row] of Object.entries(valid)) await insert(table as keyof Tables, row);
});
afterAll(() => database.close());

const created_at = 1;
const texts = { description: 'x', symptoms: '""', causes: '""', treatment: '""' };

/** One row of each table, referenced tables first. */
const valid = {
  treatments: { treatment_id: 1, treatment_description: 'Manual Therapy', kind: 'therapy' },
  states: { state_id: 1, state_name: 'Kerala' },
  cities: { city_id: 1, state_id: 1, city_name: 'Kochi' },
  appointments: {
    id: 1,
    reference: 'AAAA2222',
    name: 'x',
    phone: '12345',
    email: null,
    state_id: 1,
    city_id: 1,
    conditions: null,
    remarks: null,
    created_at,
  },
  appointment_treatments: { appointment_id: 1, treatment_id: 1 },
  appointment_notes: { appointment_id: 1, administrator_id: null, kind: 'note', text: 'x', created_at },
  visits: { appointment_id: 1, practitioner_id: null, room_id: null, starts_at: 1, ends_at: 2, created_at },
  appointment_terms: { appointment_id: 1, term: 'x' },
  reviews: { id: 1, name: 'x', email: 'x', mobile: 'x', half_stars: 10, description: null, visible: 0, created_at },
  review_terms: { review_id: 1, term: 'x' },
  blogs: {
    id: 1,
    slug: 'x',
    title: 'x',
    content: 'x',
    content_format: 'text',
    preview: 'x',
    image: null,
    is_active: 1,
    created_at,
    updated_at: 1,
  },
  gallery_items: {
    id: 1,
    title: 'x',
    image: 'x.webp',
    youtube_id: null,
    treatment_name: null,
    alt: null,
    position: 1,
    created_at,
  },
  careers: { id: 1, position: 'x', description: 'x', experience: 0, closes_on: null, created_at, deleted_at: null },
  conditions: { id: 1, name: 'x', image: null, ...texts, created_at },
  symptoms: { id: 1, name: 'Pain' },
  condition_symptoms: { condition_id: 1, symptom_id: 1 },
  clinic_profile: { id: 1, profile: '{}' },
  administrators: { id: 1, email: 'admin@example.com', password_hash: 'x', created_at },
  sessions: { id: 'a', administrator_id: 1, cookie_hash: null, created_at, last_seen_at: 1, expires_at: 1 },
  limit_counts: { key: 'x', calls: 1, since: 1, forgotten_at: 1 },
  presences: { session_id: 'a', tab: 'x', kind: 'visit', record_id: 1, ends_at: 1 },
  instances: { id: 'x', host: 'x', version: 'x', secret_fingerprint: 'x', seen_at: 1 },
  idempotency_keys: { key: 'x', request_hash: 'x', answer: 'x', created_at },
  job_runs: { name: 'x', ran_at: 1 },
} satisfies { [T in keyof Tables]?: Insertable<Tables[T]> };

async function insert(table: keyof Tables, row: Record<string, unknown>) {
  await db.insertInto(table).values(row).execute();
}

describe('a constraint refuses', () => {
  test('every row that breaks a rule', async () => {
    const failures = await failuresOf<[string, keyof typeof valid, Record<string, unknown>]>(
      [
        ['an appointment in a city of another state', 'appointments', { id: 2, reference: 'B', state_id: 2 }],
        ['an appointment in a city that does not exist', 'appointments', { id: 2, reference: 'B', city_id: 99 }],
        ['an appointment with a duplicate reference', 'appointments', { id: 2 }],
        ['an appointment without a name', 'appointments', { id: 2, reference: 'B', name: null }],
        ['empty remarks', 'appointments', { id: 2, reference: 'B', remarks: '' }],
        ['remarks of 16,001 code points', 'appointments', { id: 2, reference: 'B', remarks: 'x'.repeat(16_001) }],
        ['a treatment that does not exist', 'appointment_treatments', { treatment_id: 99 }],
        ['a treatment chosen twice', 'appointment_treatments', {}],
        ['a treatment of an appointment that does not exist', 'appointment_treatments', { appointment_id: 99 }],
        ['an unknown stage', 'appointments', { id: 2, reference: 'B', stage: 'lost' }],
        ['an unknown outcome', 'appointments', { id: 2, reference: 'B', outcome: 'lost' }],
        ['a note of an unknown kind', 'appointment_notes', { kind: 'rumour' }],
        ['a note on an appointment that does not exist', 'appointment_notes', { appointment_id: 99 }],
        ['a visit that ends before it begins', 'visits', { starts_at: 2 }],
        ['a visit with an unknown status', 'visits', { status: 'lost' }],
        ['a visit of a practitioner who does not exist', 'visits', { practitioner_id: 99 }],
        ['a visit in a room that does not exist', 'visits', { room_id: 99 }],
        ['a search term of an appointment that does not exist', 'appointment_terms', { appointment_id: 99 }],
        [
          'a treatment of an unknown kind',
          'treatments',
          { treatment_id: 2, treatment_description: 'y', kind: 'magic' },
        ],
        ['a treatment with a duplicate name', 'treatments', { treatment_id: 2 }],
        ['a state with a duplicate name', 'states', { state_id: 3 }],
        ['a city with a duplicate name in its state', 'cities', { city_id: 2 }],
        ['a city of a state that does not exist', 'cities', { city_id: 2, state_id: 99 }],
        ['a review with no stars', 'reviews', { id: 2, half_stars: 0 }],
        ['a review of more than five stars', 'reviews', { id: 2, half_stars: 11 }],
        ['a review with an invalid visibility', 'reviews', { id: 2, visible: 2 }],
        ['a search term of a review that does not exist', 'review_terms', { review_id: 99 }],
        ['a blog with a duplicate slug', 'blogs', { id: 2 }],
        ['a blog with an unknown status', 'blogs', { id: 2, slug: 'y', is_active: 2 }],
        ['a blog with an unknown format', 'blogs', { id: 2, slug: 'y', content_format: 'markdown' }],
        ['a gallery item without picture or video', 'gallery_items', { id: 2, image: null }],
        ['an opening with negative years of experience', 'careers', { id: 2, experience: -1 }],
        ['an opening with more than 60 years of experience', 'careers', { id: 2, experience: 60.5 }],
        ['a symptom with a duplicate name', 'symptoms', { id: 2 }],
        ['a symptom of a condition that does not exist', 'condition_symptoms', { condition_id: 99 }],
        ['a second clinic profile', 'clinic_profile', { id: 2 }],
        ['an administrator with a duplicate e-mail address', 'administrators', { id: 2 }],
        ['a session without an administrator', 'sessions', { id: 'b', administrator_id: 99 }],
        ['a duplicate idempotency key', 'idempotency_keys', {}],
        ['a duplicate job run', 'job_runs', {}],
      ],
      async ([, table, changes]) => {
        const before = await db.selectFrom(table).selectAll().execute();
        await expect(insert(table, { ...valid[table], ...changes })).rejects.toThrow(/constraint/i);
        expect(await db.selectFrom(table).selectAll().execute()).toEqual(before);
      },
    );
    expect(failures).toEqual([]);
  });

  test('moving an appointment to a city of another state', async () => {
    await insert('states', { state_id: 2, state_name: 'Karnataka' });
    await insert('cities', { city_id: 2, state_id: 2, city_name: 'Kochi' });
    await expect(db.updateTable('appointments').set({ city_id: 2 }).execute()).rejects.toThrow(/constraint/i);
    await db.updateTable('appointments').set({ city_id: 2, state_id: 2 }).execute();
  });

  test('a negative count', async () => {
    await expect(db.updateTable('counters').set({ count: -1 }).execute()).rejects.toThrow(/constraint/i);
  });

  test('deleting a treatment that someone has booked', async () => {
    await expect(db.deleteFrom('treatments').execute()).rejects.toThrow(/constraint/i);
  });
});

test('deleting an appointment deletes its treatments and search terms', async () => {
  await db.deleteFrom('appointments').execute();
  expect(await db.selectFrom('appointment_treatments').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('appointment_terms').selectAll().execute()).toEqual([]);
});

test('deleting a review deletes its search terms', async () => {
  await db.deleteFrom('reviews').execute();
  expect(await db.selectFrom('review_terms').selectAll().execute()).toEqual([]);
});

test('an id is never reused, even after the newest row is deleted', async () => {
  const { id: _, ...symptom } = valid.symptoms;
  const add = async (name: string) =>
    (
      await db
        .insertInto('symptoms')
        .values({ ...symptom, name })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  await db.deleteFrom('symptoms').execute();
  const first = await add('first');
  await db.deleteFrom('symptoms').execute();
  expect(await add('second')).toBeGreaterThan(first);
});
