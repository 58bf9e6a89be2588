import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ClinicProfile } from '#contract/clinic.ts';
import { bodyAreas } from '#contract/conditions.ts';
import type { ClinicCountry } from '#contract/plain/countries.ts';
import { defaultTexts } from '#contract/plain/text-fields.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { readPageHtml } from '#server/markup/blog-content.ts';
import { getClinicProfile } from '#server/resources/clinic/clinic-profile.queries.ts';
import { kindOf } from '#server/resources/treatments/treatment-kinds.ts';
import { listToTell } from '#server/resources/visits/visits.queries.ts';
import { recount } from '#server/testing/recount.ts';
import { createMigratedDatabase, createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { countNames, readCounts } from '../changes.queries.ts';
import type { Database } from '../database.ts';
import { listInOrder } from '../records.queries.ts';
import type { Row, Tables } from '../tables.ts';
import { loadPlaces } from './places.ts';
import { seedOnce } from './seed.ts';

const now = Date.UTC(2026, 10, 20, 6);
const clock = () => now;

type Seed = 'demo' | 'content' | 'reference' | 'none';

async function createSeeded(seed: Seed, clinicCountry: ClinicCountry = 'IN', at: () => number = clock) {
  const database = await createMigratedDatabase();
  await seedOnce(database.db, { seed, clinicCountry }, at);
  return database;
}

const countedTables = [
  'treatments',
  'problems',
  'pages',
  'states',
  'cities',
  'conditions',
  'symptoms',
  'condition_symptoms',
  'blogs',
  'gallery_items',
  'careers',
  'reviews',
  'appointments',
  'appointment_treatments',
  'appointment_terms',
  'clinic_profile',
  'job_runs',
] as const satisfies (keyof Tables)[];

async function countRows(db: Database) {
  const counts: Record<string, number> = {};
  for (const table of countedTables) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

describe('SEED=demo', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createSeeded('demo');
    db = database.db;
  });
  afterAll(() => database.close());

  const all = <T extends keyof Tables>(table: T) =>
    db.selectFrom(table).selectAll().execute() as Promise<unknown> as Promise<Row<T>[]>;

  test('has 17 therapies, 13 services and advice', async () => {
    const kinds = (await all('treatments')).map(kindOf);
    expect(kinds.filter((kind) => kind === 'therapy')).toHaveLength(17);
    expect(kinds.filter((kind) => kind === 'service')).toHaveLength(13);
    expect(kinds.filter((kind) => kind === 'advice')).toHaveLength(1);
    expect(kinds).toHaveLength(31);
  });

  test('has 25 problems, each with treatments and other words, for every body area', async () => {
    const problems = await all('problems');
    expect(problems).toHaveLength(25);
    for (const { treatment_ids, other_words } of problems) {
      expect(treatment_ids).toMatch(/^\[\d/);
      expect(other_words).toMatch(/\p{Script=Devanagari}/u);
    }
    expect(new Set(problems.flatMap(({ body_area }) => body_area ?? []))).toEqual(new Set(bodyAreas));
  });

  test('has six drafts of pages, in short sentences, which are stored as they would be saved', async () => {
    const pages = (await all('pages')).toSorted((a, b) => a.position - b.position);
    expect(pages.map(({ slug, is_hidden }) => [slug, is_hidden])).toEqual([
      ['your-first-visit', 1],
      ['fees-and-cancelling', 1],
      ['home-visits', 1],
      ['complaints', 1],
      ['accessibility', 1],
      ['legal-notice', 1],
    ]);
    for (const { content_html } of pages) {
      expect(readPageHtml(content_html).content).toBe(content_html);
      expect(content_html).not.toMatch(/[[\]]/);
      const sentences = content_html
        .replaceAll(/<\/?a\b[^>]*>/g, '')
        .split(/<[^>]+>|(?<=[.!?:]) /)
        .filter((sentence) => sentence.split(' ').length > 20);
      expect(sentences).toEqual([]);
    }
  });

  test('has the 36 states and union territories of India with their cities', async () => {
    const states = await all('states');
    expect(states).toHaveLength(36);
    expect(states.map(({ state_name }) => state_name)).toEqual(
      expect.arrayContaining(['Kerala', 'Andaman and Nicobar Islands', 'Delhi', 'Ladakh']),
    );
    const cities = await all('cities');
    expect(cities.length).toBeGreaterThan(6_000);
    expect(new Set(cities.map(({ state_id }) => state_id)).size).toBe(36);
    for (const { city_name } of cities) expect(city_name).toMatch(/^[^\u0080-\uffff,]+$/);
  });

  test('has a problem of its own for every condition but concussion, with treatments that visitors can book', async () => {
    const problems = new Map((await all('problems')).map((row) => [row.id, row]));
    const treatments = new Map((await all('treatments')).map((row) => [row.treatment_id, row.treatment_description]));
    const links = (await all('conditions')).map(({ name, problem_id }) => {
      const problem = problems.get(problem_id ?? 0);
      const ids = JSON.parse(problem?.treatment_ids ?? '[]') as number[];
      return [name, problem?.name, ids.map((id) => treatments.get(id))];
    });
    const musculoskeletal = ['Musculoskeletal Physiotherapy'];
    expect(Object.fromEntries(links.map(([name, ...rest]) => [name, rest]))).toEqual({
      'Achilles tendon pain': ['Heel or foot pain', musculoskeletal],
      'After a broken bone': ['After surgery', ['Pre and Post Surgery Rehabilitation']],
      'After a heart attack or heart surgery': ['Getting fit after a heart problem', ['Cardiac Rehabilitation']],
      'After a joint replacement': ['After surgery', ['Pre and Post Surgery Rehabilitation']],
      'After a long hospital stay': ['Falls or unsteady walking', ['Geriatric Physiotherapy']],
      'After giving birth': [
        'Pelvic floor or pregnancy',
        ['Pelvic Floor Physical Therapy', "Women's Health Physiotherapy"],
      ],
      'After tuberculosis of the lungs': ['Breathing problems', ['Chest Physiotherapy']],
      'Ankle sprain': ['Heel or foot pain', musculoskeletal],
      'Arm pain from the neck': ['Neck pain', musculoskeletal],
      'Back pain': ['Back pain', musculoskeletal],
      "Bell's palsy": ["Bell's palsy", ['Neuro Physiotherapy and Rehabilitation']],
      COPD: ['Breathing problems', ['Chest Physiotherapy']],
      'Caring for someone after a stroke': ['Weakness after a stroke', ['Neuro Physiotherapy and Rehabilitation']],
      'Carpal tunnel syndrome': ['Elbow, wrist or hand pain', musculoskeletal],
      'Cerebral palsy': ['A child who moves differently', ['Pediatric Physiotherapy']],
      'Cervical spondylosis': ['Neck pain', musculoskeletal],
      Concussion: [undefined, []],
      'Frozen shoulder': ['Shoulder pain', musculoskeletal],
      "Golfer's elbow": ['Elbow, wrist or hand pain', musculoskeletal],
      'Gout and rheumatoid arthritis': ['Swollen or stiff joints', musculoskeletal],
      'Headache from the neck': ['Headache from the neck', musculoskeletal],
      'Heel pain (plantar fasciitis)': ['Heel or foot pain', musculoskeletal],
      'Hip pain and arthritis': ['Hip pain', musculoskeletal],
      'Inflammatory back pain': ['Back pain', musculoskeletal],
      'Jaw pain (TMJ disorder)': ['Sore or clicking jaw', musculoskeletal],
      'Joint pain after dengue or chikungunya': ['Swollen or stiff joints', musculoskeletal],
      'Knee osteoarthritis': ['Knee pain', musculoskeletal],
      'Kneecap pain': ['Knee pain', musculoskeletal],
      'Late walking': ['A child who moves differently', ['Pediatric Physiotherapy']],
      'Ligament and meniscus injuries of the knee': ['Knee pain', musculoskeletal],
      'Limping child and growing pains': ['A child who moves differently', ['Pediatric Physiotherapy']],
      'Neck pain': ['Neck pain', musculoskeletal],
      'Nerve pain in diabetes': ['Numb or burning feet', ['Neuro Physiotherapy and Rehabilitation']],
      'Osteoporosis and falls': ['Falls or unsteady walking', ['Geriatric Physiotherapy']],
      "Parkinson's disease": ["Parkinson's disease", ['Neuro Physiotherapy and Rehabilitation']],
      'Pelvic floor weakness': ['Leaking urine', ['Pelvic Floor Physical Therapy']],
      'Pelvic girdle pain in pregnancy': [
        'Pelvic floor or pregnancy',
        ['Pelvic Floor Physical Therapy', "Women's Health Physiotherapy"],
      ],
      'Post-COVID breathlessness': ['After COVID-19', ['Post-COVID Physiotherapy']],
      'Rotator cuff injury': ['Shoulder pain', musculoskeletal],
      Sciatica: ['Leg pain', musculoskeletal],
      Scoliosis: ['Back pain', musculoskeletal],
      'Slipped disc': ['Back pain', musculoskeletal],
      'Spinal stenosis': ['Leg pain', musculoskeletal],
      'Sports muscle strain': ['Sports injury', ['Sports Physiotherapy']],
      'Stroke recovery': ['Weakness after a stroke', ['Neuro Physiotherapy and Rehabilitation']],
      'Tennis elbow': ['Elbow, wrist or hand pain', musculoskeletal],
      'Trigger finger': ['Elbow, wrist or hand pain', musculoskeletal],
      'Vertigo (BPPV)': ['Dizziness', ['Vestibular Rehabilitation']],
      Whiplash: ['Neck pain', musculoskeletal],
      'Wry neck in babies': ['A child who moves differently', ['Pediatric Physiotherapy']],
    });
  });

  test('has conditions whose long texts come in both forms', async () => {
    const conditions = await all('conditions');
    expect(conditions.length).toBeGreaterThanOrEqual(20);
    const texts = conditions.flatMap(({ symptoms, causes, treatment }) =>
      [symptoms, causes, treatment].map((text) => JSON.parse(text)),
    );
    expect(texts.some((text) => typeof text === 'string')).toBe(true);
    expect(texts.some((text) => Array.isArray(text))).toBe(true);
    for (const text of texts) expect(text.length).toBeGreaterThan(0);
    for (const { urgent_help, routine_help, body_area, reviewed_on } of conditions) {
      expect([urgent_help, routine_help, body_area]).not.toContain(null);
      // No clinician reviewed the sample texts, so they must not claim a review.
      expect(reviewed_on).toBeNull();
    }
  });

  test('names the numbers of the country by placeholders only', async () => {
    const texts = [
      ...(await all('conditions')),
      ...(await all('symptoms')),
      ...(await all('blogs')),
      ...(await all('treatments')),
      defaultTexts('treatments'),
    ];
    const literal = texts.filter((row) => /\b(112|108|999|911|14416)\b/.test(JSON.stringify(Object.values(row))));
    expect(literal).toEqual([]);
    expect(texts.filter((row) => JSON.stringify(row).includes('{emergency}')).length).toBeGreaterThan(10);
  });

  test('says on every health page in a list when to get help at once', async () => {
    const listless = [
      ...(await all('conditions')).filter(({ signs, urgent_help }) => !signs && !/^• .+ .+/m.test(urgent_help ?? '')),
      ...(await all('blogs')).filter(({ signs, content }) => !signs && !content.includes('<li>')),
    ];
    expect(listless).toEqual([]);
    expect(defaultTexts('treatments')['urgent']).toMatch(/^In an emergency, call \{emergency\}\./);
  });

  test('has a page for each treatment, in short sentences and without a promise', async () => {
    const pages = (await all('treatments')).map(({ what, happens, helps, evidence }) => [
      what,
      happens,
      helps,
      evidence,
    ]);
    expect(pages).toHaveLength(31);
    const sentences = pages.flat().flatMap((text) => (text ?? '').split(/(?<=[.!?]) /));
    const tooLong = sentences.filter((sentence) => sentence === '' || sentence.split(' ').length > 20);
    expect(tooLong).toEqual([]);
    expect(sentences.filter((sentence) => /\b(cures?|guarantee\w*|always works|will heal)\b/i.test(sentence))).toEqual(
      [],
    );
  });

  test('has 31 symptoms, each linked to a condition', async () => {
    const symptoms = await all('symptoms');
    expect(symptoms).toHaveLength(31);
    const linked = new Set((await all('condition_symptoms')).map(({ symptom_id }) => symptom_id));
    for (const { id } of symptoms) expect(linked).toContain(id);
  });

  test('has 6 blogs, one of them a draft', async () => {
    const blogs = await all('blogs');
    expect(blogs).toHaveLength(6);
    expect(blogs.filter(({ is_active }) => is_active === 0)).toHaveLength(1);
    for (const { preview } of blogs) expect(preview).toHaveLength(100);
  });

  test('has 12 gallery items, pictures and videos', async () => {
    const items = await all('gallery_items');
    expect(items).toHaveLength(12);
    expect(items.filter(({ youtube_id }) => youtube_id !== null).length).toBeGreaterThan(0);
    expect(items.filter(({ youtube_id }) => youtube_id === null).length).toBeGreaterThan(0);
  });

  test('has 3 openings, 9 reviews of which 2 are not approved, and pending and done appointments', async () => {
    expect(await all('careers')).toHaveLength(3);
    const reviews = await all('reviews');
    expect(reviews).toHaveLength(9);
    expect(reviews.filter(({ visible }) => visible === 0)).toHaveLength(2);
    const remarks = (await all('appointments')).map((row) => row.remarks === null);
    expect(new Set(remarks)).toEqual(new Set([true, false]));
  });

  test('has correct counters', async () => {
    expect(await readCounts(db, ...countNames)).toEqual(await recount(db));
  });

  test('is searchable, and not dated in the future', async () => {
    const terms = await db.selectFrom('appointment_terms').select('appointment_id').distinct().execute();
    expect(terms).toHaveLength((await all('appointments')).length);
    const ofReviews = await db.selectFrom('review_terms').select('review_id').distinct().execute();
    expect(ofReviews).toHaveLength((await all('reviews')).length);
    for (const table of ['appointments', 'reviews', 'blogs', 'gallery_items', 'careers'] as const) {
      for (const { created_at } of await all(table)) expect(created_at).toBeLessThanOrEqual(now);
    }
  });

  test('uses only reserved example e-mail addresses and phone numbers', async () => {
    expect(
      await failuresOf(await all('appointments'), ({ email, phone }) => {
        expect([email ?? 'x@example.com', phone].join()).toMatch(/@example\.com,\+91 00000 /);
      }),
    ).toEqual([]);
    expect(
      await failuresOf(await all('reviews'), ({ email, mobile }) => {
        expect([email, mobile].join()).toMatch(/@example\.com,\+91 00000 /);
      }),
    ).toEqual([]);
  });

  test('uses only pictures that have a drawing', async () => {
    const { practitioners } = await getClinicProfile(db);
    const rows = [
      ...(await all('conditions')),
      ...(await all('blogs')),
      ...(await all('gallery_items')),
      ...practitioners.filter(({ shown }) => shown),
    ];
    expect(rows.length).toBeGreaterThan(40);
    const names = rows.map(({ image }) => image?.split('/').at(-1) ?? '');
    for (const name of names) {
      const drawing = /^sample-([\w-]+)-\d+-(1200x800|900x1100)-[\da-f]{6}\.jpg$/.exec(name)?.[1];
      expect(existsSync(new URL(`pictures/${drawing}.svg`, import.meta.url)), name).toBe(true);
    }
  });

  test('is not repeated, whatever SEED says later', async () => {
    const before = await countRows(db);
    for (const seed of ['demo', 'reference', 'none'] as const) await seedOnce(db, { seed, clinicCountry: 'AU' }, clock);
    expect(await countRows(db)).toEqual(before);
  });
});

describe('the calendar of the demo', () => {
  const statusesOf = async (db: Database) => {
    const rows = await db
      .selectFrom('visits')
      .select(['status', 'starts_at', 'overbooked', 'moved_at', 'practitioner_id', 'room_id'])
      .execute();
    return { rows, kinds: new Set(rows.map(({ status }) => status)) };
  };
  const friday = now; // 11:30 am in India
  const sunday = now + 2 * 86_400_000;

  test('has visits round the first start in every state, a colleague, rooms, a held time and a wait list', async () => {
    const { db, close } = await createSeeded('demo');
    const { rows, kinds } = await statusesOf(db);
    expect(kinds).toEqual(new Set(['booked', 'arrived', 'fulfilled', 'noshow', 'cancelled']));
    expect(rows.filter(({ status }) => status === 'arrived')).toMatchObject([{ starts_at: friday }]);
    expect(rows.filter(({ overbooked }) => overbooked === 1)).toHaveLength(1);
    for (const { status, starts_at } of rows)
      if (status === 'booked') expect(starts_at).toBeGreaterThan(friday - 30 * 60_000);
    const stages = await db.selectFrom('appointments').select('stage').distinct().execute();
    expect(new Set(stages.map(({ stage }) => stage))).toEqual(new Set(['new', 'tried', 'confirmed', 'seen']));
    expect(await db.selectFrom('appointments').select('id').where('is_sample', '=', 0).execute()).toEqual([]);
    expect(await db.selectFrom('holds').selectAll().execute()).toMatchObject([{ hold_until: friday + 86_400_000 }]);
    expect(await db.selectFrom('wait_list').select('id').execute()).toHaveLength(2);
    const toTell = (await listToTell(db, friday)).map(({ name, to_tell }) => `${name}: ${to_tell}`);
    expect(toTell.toSorted()).toEqual(['Veena Sample: new', 'Zoya Sample: changed']);
    expect(rows.filter(({ moved_at }) => moved_at !== null)).toHaveLength(1);
    const rooms = rows.filter(({ practitioner_id: who, overbooked }) => who && !overbooked);
    expect(new Set(rooms.map(({ practitioner_id, room_id }) => `${practitioner_id} ${room_id}`)).size).toBe(3);
    expect(await db.selectFrom('rooms').select('name').execute()).toHaveLength(3);
    const { practitioners, offersTimes } = await getClinicProfile(db);
    expect([practitioners.map(({ shown }) => shown), offersTimes]).toEqual([[true, true, false], true]);
    expect(await readCounts(db, ...countNames)).toEqual(await recount(db));
    await close();
  });

  test("has a visit at any half hour of the day, and patients of the clinic's city", async () => {
    const { db, close } = await createSeeded('demo');
    const { rows } = await statusesOf(db);
    const opens = Date.UTC(2026, 10, 20, 3); // 8:30 am
    for (let half = 0; half < 21; half++)
      expect(rows.map(({ starts_at }) => starts_at)).toContain(opens + half * 30 * 60_000);
    const cities = await db
      .selectFrom('appointments')
      .innerJoin('cities', 'cities.city_id', 'appointments.city_id')
      .select('city_name')
      .where('name', '=', 'Asha Sample')
      .execute();
    expect(cities).toEqual([{ city_name: 'Kochi' }]);
    await close();
  });

  test('begins on Monday where the first start is on a day on which the clinic is closed', async () => {
    const { db, close } = await createSeeded('demo', 'AU', () => sunday);
    const { rows, kinds } = await statusesOf(db);
    expect(kinds).toEqual(new Set(['booked', 'fulfilled', 'noshow', 'cancelled']));
    const dayOf = (time: number) =>
      new Date(time).toLocaleDateString('en', { weekday: 'long', timeZone: 'Australia/Sydney' });
    expect(rows.map(({ starts_at }) => dayOf(starts_at))).not.toContain('Sunday');
    await close();
  });

  test.each(['content', 'reference', 'none'] as const)('is empty with SEED=%s', async (seed) => {
    const { db, close } = await createSeeded(seed);
    for (const table of ['visits', 'holds', 'rooms', 'wait_list'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect((await getClinicProfile(db)).offersTimes).toBe(false);
    await close();
  });
});

describe('a database from before samples were marked', () => {
  test('gets marks on rows that are still the samples, and advice where there is none', async () => {
    const database = await createSeeded('demo');
    const { db } = database;
    for (const table of ['conditions', 'reviews'] as const) await db.updateTable(table).set({ is_sample: 0 }).execute();
    await db.updateTable('symptoms').set({ urgent_help: null }).execute();
    await db.updateTable('treatments').set({ not_if: null }).execute();
    await db.updateTable('symptoms').set({ urgent_help: 'Our own.' }).where('name', '=', 'Foot drop').execute();
    await db.updateTable('conditions').set({ causes: '"Our own."' }).where('name', '=', 'Back pain').execute();
    await db.deleteFrom('job_runs').where('name', '=', 'samples-marked').execute();
    await seedOnce(db, { seed: 'demo', clinicCountry: 'IN' }, clock);
    const unmarked = await db.selectFrom('conditions').select('name').where('is_sample', '=', 0).execute();
    expect(unmarked).toEqual([{ name: 'Back pain' }]);
    expect(await db.selectFrom('reviews').select('id').where('is_sample', '=', 0).execute()).toEqual([]);
    const advice = await db.selectFrom('symptoms').select(['name', 'urgent_help']).execute();
    expect(advice).toContainEqual({ name: 'Foot drop', urgent_help: 'Our own.' });
    expect(advice).toContainEqual({ name: 'Groin pain', urgent_help: expect.stringContaining('emergency care') });
    const notes = await db.selectFrom('treatments').select('not_if').where('not_if', 'is not', null).execute();
    expect(notes).toHaveLength(31);
    await database.close();
  });
});

test('a database from before all samples were marked gets marks on rows that are identical to the seed', async () => {
  const { db, close } = await createSeeded('content');
  const tables = ['symptoms', 'blogs', 'gallery_items', 'careers', 'appointments'] as const;
  for (const table of tables) await db.updateTable(table).set({ is_sample: 0 }).execute();
  const first = async (table: (typeof tables)[number]) =>
    (await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  const edited = new Map<string, number>();
  for (const table of tables) edited.set(table, await first(table));
  const idOf = (table: (typeof tables)[number]) => edited.get(table) ?? 0;
  await db.updateTable('symptoms').set({ urgent_help: 'Our own.' }).where('id', '=', idOf('symptoms')).execute();
  await db.updateTable('blogs').set({ content: 'Our own.' }).where('id', '=', idOf('blogs')).execute();
  await db.updateTable('gallery_items').set({ alt: 'Ours.' }).where('id', '=', idOf('gallery_items')).execute();
  await db.updateTable('careers').set({ closes_on: '2026-12-31' }).where('id', '=', idOf('careers')).execute();
  await db.updateTable('appointments').set({ phone: '12345' }).where('id', '=', idOf('appointments')).execute();
  await db.deleteFrom('job_runs').where('name', '=', 'more-samples-marked').execute();
  await seedOnce(db, { seed: 'demo', clinicCountry: 'IN' }, clock);
  for (const table of tables) {
    const unmarked = await db.selectFrom(table).select('id').where('is_sample', '=', 0).execute();
    expect(unmarked, table).toEqual([{ id: idOf(table) }]);
  }
  await close();
});

test('a database from before there were problems gets those for which it has treatments', async () => {
  const { db, close } = await createSeeded('reference');
  const again = async () => {
    await db.deleteFrom('problems').execute();
    await db.deleteFrom('job_runs').where('name', '=', 'problems-added').execute();
    await seedOnce(db, { seed: 'none', clinicCountry: 'IN' }, clock);
    return db.selectFrom('problems').select(['name', 'treatment_ids']).orderBy('position').execute();
  };
  const treatment = { treatment_description: 'Our own' };
  await db
    .updateTable('treatments')
    .set(treatment)
    .where('treatment_description', '=', 'Sports Physiotherapy')
    .execute();
  const problems = await again();
  expect(problems).toHaveLength(24);
  expect(problems[0]).toEqual({ name: 'Back pain', treatment_ids: '[23]' });
  await db.deleteFrom('treatments').where('treatment_description', '!=', 'Our own').execute();
  expect(await again()).toEqual([]);
  await close();
});

test('a database from before there were pages gets the drafts once, beside its own', async () => {
  const { db, close } = await createSeeded('reference');
  const again = async () => {
    await seedOnce(db, { seed: 'reference', clinicCountry: 'IN' }, clock);
    return (await db.selectFrom('pages').select('title').orderBy('id').execute()).map(({ title }) => title);
  };
  const [first, ...drafts] = await again();
  await db.deleteFrom('pages').execute();
  await db.deleteFrom('job_runs').where('name', '=', 'pages-added').execute();
  const own = { title: 'Ours', slug: 'your-first-visit', content_html: '<p>Ours.</p>', updated_at: now };
  await db.insertInto('pages').values(own).execute();
  expect(first).toBe('Your first visit');
  expect(await again()).toEqual(['Ours', ...drafts]);
  await db.deleteFrom('pages').where('slug', '=', 'complaints').execute();
  expect(await again()).not.toContain('Complaints');
  await close();
});

test('a database from before there was advice gets it in the first place, once, if it has seeded treatments', async () => {
  const { db, close } = await createSeeded('reference');
  const again = async (table: Database) => {
    await table.deleteFrom('job_runs').where('name', '=', 'advice-added').execute();
    await seedOnce(table, { seed: 'reference', clinicCountry: 'IN' }, clock);
    return (await listInOrder(table, 'treatments')).map(({ treatment_id, is_advice }) => [treatment_id, is_advice]);
  };
  await db.deleteFrom('treatments').where('is_advice', '=', 1).execute();
  await db.updateTable('treatments').set({ position: 1 }).where('treatment_id', '>', 5).execute();
  const before = (await listInOrder(db, 'treatments')).map(({ treatment_id }) => [treatment_id, 0]);
  const after = await again(db);
  expect(after).toEqual([[expect.any(Number), 1], ...before]);
  expect(after[0]?.[0]).toBeGreaterThan(30);
  await db
    .updateTable('treatments')
    .set({ treatment_description: 'ASSESSMENT and advice (not sure yet)' })
    .where('is_advice', '=', 1)
    .execute();
  expect(await again(db)).toEqual(after);
  await close();
  const empty = await createSeeded('none');
  expect(await again(empty.db)).toEqual([]);
  await empty.close();
});

test('every seeded condition, symptom and treatment has other words, in Devanagari too', async () => {
  const { db, close } = await createSeeded('demo');
  for (const table of ['conditions', 'symptoms', 'treatments'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute();
    const without = rows.filter(({ other_words }) => !/\p{Script=Devanagari}/u.test(other_words ?? ''));
    expect(without, table).toEqual([]);
    for (const { other_words } of rows) {
      const words = other_words?.split('\n') ?? [];
      expect(words.length).toBeGreaterThan(2);
      expect(new Set(words).size).toBe(words.length);
    }
  }
  await close();
});

test('a database from before there were other words gets them where the name is unchanged and no one has written any', async () => {
  const { db, close } = await createSeeded('demo');
  for (const table of ['conditions', 'symptoms', 'treatments'] as const)
    await db.updateTable(table).set({ other_words: null }).execute();
  await db.updateTable('symptoms').set({ other_words: 'ours' }).where('name', '=', 'Foot drop').execute();
  await db.updateTable('symptoms').set({ name: 'Our name' }).where('name', '=', 'Joint swelling').execute();
  await db.deleteFrom('job_runs').where('name', '=', 'other-words-added').execute();
  await seedOnce(db, { seed: 'demo', clinicCountry: 'IN' }, clock);
  const words = await db.selectFrom('symptoms').select(['name', 'other_words']).execute();
  expect(words).toContainEqual({ name: 'Foot drop', other_words: 'ours' });
  expect(words).toContainEqual({ name: 'Our name', other_words: null });
  expect(words).toContainEqual({ name: 'Muscle cramp', other_words: expect.stringContaining('nas chadhna') });
  const treatments = await db.selectFrom('treatments').select('other_words').where('other_words', 'is', null).execute();
  expect(treatments).toEqual([]);
  await close();
});

test('a database from before treatments said what they are for gets it once, where no one has', async () => {
  const { db, close } = await createSeeded('demo');
  await db.updateTable('treatments').set({ aim: null }).execute();
  const named = (name: string) => db.updateTable('treatments').where('treatment_description', '=', name);
  await named('Cupping Therapy').set({ aim: 'move' }).execute();
  await named('Manual Therapy').set({ treatment_description: 'Our hands' }).execute();
  const again = async () => {
    await seedOnce(db, { seed: 'demo', clinicCountry: 'IN' }, clock);
    const rows = await db.selectFrom('treatments').select(['treatment_description as name', 'aim']).execute();
    return new Map(rows.map(({ name, aim }) => [name, aim]));
  };
  await db.deleteFrom('job_runs').where('name', '=', 'treatment-aims-added').execute();
  const aims = await again();
  expect(aims.get('Cupping Therapy')).toBe('move');
  expect(aims.get('Our hands')).toBe(null);
  expect(aims.get('Traction Therapy')).toBe('pain');
  await named('Traction Therapy').set({ aim: null }).execute();
  expect((await again()).get('Traction Therapy')).toBe(null);
  await close();
});

describe('a smaller seed', () => {
  let database: TestDatabase;
  afterEach(() => database.close());

  const filled = async () =>
    Object.entries(await countRows(database.db))
      .filter(([, count]) => count > 0)
      .map(([table]) => table);
  const profileWithoutPeople = expect.objectContaining<Partial<ClinicProfile>>({
    name: 'Physiotherapy App',
    practitioners: [],
  });

  test('SEED=reference adds treatments, problems, drafts of pages and places only', async () => {
    database = await createSeeded('reference');
    expect(await filled()).toEqual([
      'treatments',
      'problems',
      'pages',
      'states',
      'cities',
      'clinic_profile',
      'job_runs',
    ]);
    expect(await getClinicProfile(database.db)).toEqual(profileWithoutPeople);
  });

  test('SEED=none adds a profile and places only', async () => {
    database = await createSeeded('none');
    expect(await filled()).toEqual(['states', 'cities', 'clinic_profile', 'job_runs']);
    expect(await getClinicProfile(database.db)).toEqual(profileWithoutPeople);
  });

  test('places are added to a database that was started without them', async () => {
    database = await createSeeded('none');
    await database.db.deleteFrom('cities').execute();
    await database.db.deleteFrom('states').execute();
    await seedOnce(database.db, { seed: 'demo', clinicCountry: 'AU' }, clock);
    expect(await filled()).toEqual(['states', 'cities', 'clinic_profile', 'job_runs']);
    expect((await countRows(database.db))['states']).toBe(8);
  });

  test.each([
    ['IN', 36, 'Karnataka', 'Bengaluru'],
    ['GB', 4, 'Scotland', 'Edinburgh'],
    ['US', 51, 'California', 'San Francisco'],
    ['DE', 16, 'Baden-Württemberg', 'Tübingen'],
    ['AE', 7, 'Dubai', 'Jebel Ali'],
    ['AU', 8, 'New South Wales', 'Sydney'],
  ] as const)('CLINIC_COUNTRY=%s has %i states, among them %s with %s', async (country, count, state, city) => {
    database = await createSeeded('reference', country);
    const found = await database.db
      .selectFrom('cities')
      .innerJoin('states', 'states.state_id', 'cities.state_id')
      .where('state_name', '=', state)
      .where('city_name', '=', city)
      .select('city_name')
      .execute();
    expect(found).toEqual([{ city_name: city }]);
    const places = await loadPlaces(country);
    const { states, cities } = await countRows(database.db);
    // Each state ends with 'Another place in ...'.
    expect({ states, cities }).toEqual({ states: count, cities: Object.values(places).flat().length + count });
  });

  test('the sample content of a clinic outside India has no appointments from India', async () => {
    database = await createSeeded('content', 'AU');
    const { states, appointments, reviews } = await countRows(database.db);
    expect({ states, appointments, reviews }).toEqual({ states: 8, appointments: 0, reviews: 9 });
  });

  test('a failed seeding stops the start, and the next start seeds everything', async () => {
    database = await createSeeded('none');
    await database.db.deleteFrom('job_runs').execute();
    for (const table of ['clinic_profile', 'cities', 'states'] as const) await database.db.deleteFrom(table).execute();
    const unknown = 'XX' as ClinicCountry; // has no file of places
    await expect(seedOnce(database.db, { seed: 'demo', clinicCountry: unknown }, clock)).rejects.toThrow('ENOENT');
    expect(await filled()).toEqual([]);
    await seedOnce(database.db, { seed: 'reference', clinicCountry: 'IN' }, clock);
    expect((await countRows(database.db))['states']).toBe(36);
  });
});

test('one of several instances that start together migrates, seeds and creates the administrator', async () => {
  const { db, dataDir, databaseUrl, close } = await createTestDatabase();
  const program = fileURLToPath(new URL('../../testing/start-instance.ts', import.meta.url));
  const start = () => promisify(execFile)(process.execPath, [program, dataDir, ...(databaseUrl ? [databaseUrl] : [])]);
  const printed = (await Promise.all([start(), start(), start()])).map(({ stdout }) => JSON.parse(stdout));
  expect(printed.filter((first) => first !== null)).toEqual([
    { email: 'admin@example.com', generatedPassword: expect.any(String) },
  ]);
  expect(await countRows(db)).toMatchObject({ treatments: 31, states: 36, blogs: 6, reviews: 9, clinic_profile: 1 });
  await close();
});

test('a clinic in another country gets its numbers, and neither titles nor names that are protected there', async () => {
  const database = await createSeeded('content', 'AU');
  const profile = await getClinicProfile(database.db);
  expect(profile).toMatchObject({
    emergencyNumber: '000',
    ambulanceNumber: null,
    crisisLine: 'Lifeline 13 11 14',
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    showsReviews: false,
    address: { country: 'AU' },
  });
  expect(profile.practitioners.map(({ name }) => name)).toEqual(['Nila Sample', 'Arjun Sample']);
  const treatments = await database.db.selectFrom('treatments').select('treatment_description').execute();
  expect(treatments).toHaveLength(29);
  expect(treatments.filter(({ treatment_description }) => /chiropract/i.test(treatment_description))).toEqual([]);
  await database.close();
});
