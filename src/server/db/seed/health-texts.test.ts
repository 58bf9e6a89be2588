import { beforeEach, expect, test } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { createMigratedDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Database } from '../database.ts';
import { laterProblems } from './content/problems.ts';
import { formerTextDigests } from './former-text-digests.ts';
import { digestOf, formerDigests } from './former-texts.ts';
import { seedOnce } from './seed.ts';

let database: TestDatabase;
let db: Database;
let seeded: Awaited<ReturnType<typeof readTexts>>;

beforeEach(async () => {
  database = await createMigratedDatabase();
  db = database.db;
  await start();
  seeded = await readTexts();
  return () => database.close();
});

const start = () => seedOnce(db, { seed: 'demo', clinicCountry: 'IN' }, systemClock);

/** Pretends an update: the last version has renewed other texts. */
async function update(...jobs: string[]) {
  await db.deleteFrom('job_runs').where('name', 'like', 'health-texts-%').execute();
  await db
    .deleteFrom('job_runs')
    .where('name', 'in', ['', ...jobs])
    .execute();
  await start();
}

async function readTexts() {
  const [conditions, symptoms, blogs, treatments, reviews] = await Promise.all([
    db.selectFrom('conditions').select(['name', 'routine_help']).orderBy('id').execute(),
    db.selectFrom('symptoms').select(['name', 'urgent_help', 'signs']).orderBy('id').execute(),
    db.selectFrom('blogs').select(['title', 'content']).orderBy('id').execute(),
    db.selectFrom('treatments').select(['treatment_description', 'not_if']).orderBy('treatment_id').execute(),
    db.selectFrom('reviews').select(['name']).orderBy('id').execute(),
  ]);
  return { conditions, symptoms, blogs, treatments, reviews };
}

test('health texts of samples are renewed, and those that someone has saved stay', async () => {
  expect(seeded.symptoms.filter(({ urgent_help, signs }) => urgent_help === null && signs === null)).toEqual([]);
  await db.updateTable('conditions').set({ routine_help: 'Old.' }).execute();
  await db.updateTable('symptoms').set({ urgent_help: null, signs: null }).execute();
  await db.updateTable('blogs').set({ content: 'Old.' }).execute();
  await db.updateTable('reviews').set({ name: 'Older' }).execute();
  await db.updateTable('conditions').set({ is_sample: 0 }).where('name', '=', 'Neck pain').execute();
  await update();
  expect(await readTexts()).toEqual({
    ...seeded,
    conditions: seeded.conditions.map((one) => (one.name === 'Neck pain' ? { ...one, routine_help: 'Old.' } : one)),
  });
});

test('conditions that show a picture of the samples get the one that is drawn for them now', async () => {
  const select = () => db.selectFrom('conditions').select(['name', 'image']).orderBy('id').execute();
  const before = await select();
  const own = '0123456789abcdef-1200x800-dceee9.jpg';
  await db.updateTable('conditions').set({ image: 'sample-hip-1-1200x800-dceee9.jpg' }).execute();
  await db.updateTable('conditions').set({ image: own }).where('name', '=', 'Neck pain').execute();
  await db.deleteFrom('job_runs').where('name', 'like', 'pictures-%').execute();
  await start();
  expect(await select()).toEqual(before.map((one) => (one.name === 'Neck pain' ? { ...one, image: own } : one)));
});

/** Texts of version 1.0.0. */
const former = {
  symptom: [
    'Foot drop',
    'A foot or leg that suddenly goes weak: call 112. With numbness between the legs, or trouble passing urine: ' +
      'emergency care now. Getting weaker: see a doctor today.',
  ],
  treatment: ['Ultrasound Therapy', 'UK guidance advises against it for back pain.'],
} as const;

test('texts of version 1.0.0 are renewed where nothing is marked, and those that someone has edited stay', async () => {
  for (const texts of Object.values(former)) expect(formerDigests, texts[0]).toContain(digestOf(texts));
  const [name, urgent_help] = former.symptom;
  const [treatment_description, not_if] = former.treatment;
  for (const table of ['conditions', 'symptoms', 'blogs'] as const)
    await db
      .updateTable(table as 'symptoms')
      .set({ is_sample: 0 })
      .execute();
  await db.updateTable('symptoms').set({ urgent_help }).where('name', '=', name).execute();
  await db.updateTable('symptoms').set({ urgent_help: 'Ours.' }).where('name', '=', 'Joint swelling').execute();
  await db
    .updateTable('treatments')
    .set({ not_if })
    .where('treatment_description', '=', treatment_description)
    .execute();
  await db
    .updateTable('treatments')
    .set({ not_if: 'Ours.' })
    .where('treatment_description', '=', 'LASER Therapy')
    .execute();
  await update('more-samples-marked');
  const after = await readTexts();
  expect(after.symptoms).toEqual(
    seeded.symptoms.map((one) => (one.name === 'Joint swelling' ? { ...one, urgent_help: 'Ours.' } : one)),
  );
  expect(after.treatments).toEqual(
    seeded.treatments.map((one) => (one.treatment_description === 'LASER Therapy' ? { ...one, not_if: 'Ours.' } : one)),
  );
  const unmarked = await db.selectFrom('symptoms').select('name').where('is_sample', '=', 0).execute();
  expect(unmarked).toEqual([{ name: 'Joint swelling' }]);
});

test('advice that version 1.0.0 had not is added once, and what someone has removed stays away', async () => {
  const names = ['Ultrasound Therapy', 'Manual Therapy'];
  // A version that someone has saved is higher than the seeded one.
  const remove = () =>
    db
      .updateTable('treatments')
      .set({ not_if: null, version: 2 })
      .where('treatment_description', 'in', names)
      .execute();
  const advice = async () => {
    const { treatments } = await readTexts();
    return names.map((name) => treatments.find((one) => one.treatment_description === name)?.not_if ?? null);
  };
  await remove();
  await update('missing-advice-added');
  expect(await advice()).toEqual([null, expect.stringContaining('blood thinners')]);
  await remove();
  await update();
  expect(await advice()).toEqual([null, null]);
});

test('conditions of the samples get their problems once, where the clinic has left them as they were', async () => {
  const problemsOf = () =>
    db
      .selectFrom('conditions')
      .leftJoin('problems', 'problems.id', 'problem_id')
      .select(['conditions.name', 'problems.name as problem'])
      .orderBy('conditions.id')
      .execute();
  const linked = await problemsOf();
  await db.updateTable('conditions').set({ problem_id: null }).execute();
  await db.updateTable('conditions').set({ is_sample: 0 }).where('name', '=', 'Neck pain').execute();
  await db
    .deleteFrom('problems')
    .where('name', 'in', ['Dizziness', ...laterProblems])
    .execute();
  await db.updateTable('problems').set({ name: 'after COVID-19' }).where('name', '=', 'Leg pain').execute();
  await update('later-problems-added', 'problems-linked');
  const without = ['Neck pain', 'Vertigo (BPPV)', 'Sciatica', 'Spinal stenosis', 'Post-COVID breathlessness'];
  expect(await problemsOf()).toEqual(
    linked.map(({ name, problem }) => ({ name, problem: without.includes(name) ? null : problem })),
  );
  await db.updateTable('conditions').set({ problem_id: null }).execute();
  await update();
  expect((await problemsOf()).filter(({ problem }) => problem !== null)).toEqual([]);
});

test('texts of the seed that still equal a former version follow it, and those that someone has written stay', async () => {
  // Texts of a version between 1.0.0 and this one.
  const former = {
    treatment: [
      'Chest Physiotherapy',
      'evidence',
      'It helps to clear phlegm in long-lasting lung illness. For a simple cold or pneumonia it adds little.',
    ],
    symptom: [
      'Weakness on one side of the face',
      'urgent_help',
      'Call {emergency} at once if one side of the face droops suddenly, even with no other sign. Only a doctor can rule out a stroke.',
    ],
  } as const;
  for (const [table, [name, column, text]] of [
    ['treatments', former.treatment],
    ['symptoms', former.symptom],
  ] as const)
    expect(formerTextDigests, name).toContain(digestOf([table, name, column, text]));
  const texts = async () => ({
    treatments: await db.selectFrom('treatments').selectAll().orderBy('treatment_id').execute(),
    symptoms: await db.selectFrom('symptoms').select(['name', 'urgent_help', 'signs']).orderBy('id').execute(),
    problems: await db.selectFrom('problems').select(['name', 'other_words']).orderBy('id').execute(),
    signs: await db.selectFrom('signs').selectAll().orderBy('name').execute(),
  });
  const fresh = await texts();
  await db.updateTable('symptoms').set({ is_sample: 0 }).execute();
  await db
    .updateTable('symptoms')
    .set({ urgent_help: former.symptom[2] })
    .where('name', '=', former.symptom[0])
    .execute();
  await db
    .updateTable('treatments')
    .set({ evidence: former.treatment[2], sources: null, signs: null })
    .where('treatment_description', '=', former.treatment[0])
    .execute();
  await db
    .updateTable('treatments')
    .set({ what: 'Ours.' })
    .where('treatment_description', '=', 'LASER Therapy')
    .execute();
  await db.updateTable('signs').set({ sign: 'Ours', urgency: 'emergency' }).where('name', '=', 'foot-drop').execute();
  await db.deleteFrom('signs').where('name', '=', 'snoring').execute();
  await update();
  const after = await texts();
  expect(after.symptoms).toEqual(fresh.symptoms);
  expect(after.problems).toEqual(fresh.problems);
  expect(after.treatments).toEqual(
    fresh.treatments.map((row) => (row.treatment_description === 'LASER Therapy' ? { ...row, what: 'Ours.' } : row)),
  );
  expect(after.signs).toEqual(
    fresh.signs.map((sign) => {
      const words = sign.name === 'foot-drop' ? { sign: 'Ours', urgency: 'emergency' } : {};
      return { ...sign, ...words, id: expect.any(Number) };
    }),
  );
});
