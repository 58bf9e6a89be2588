import { slugOf } from '#contract/plain/slug.ts';
import type { Clock } from '#server/clock.ts';
import { readBlogContent } from '#server/markup/blog-content.ts';
import { updateAppointment } from '#server/resources/appointments/appointment-record.queries.ts';
import { insertAppointment } from '#server/resources/appointments/new-appointments.queries.ts';
import { countOf } from '#server/resources/blogs/blogs.service.ts';
import { positionGap } from '#server/resources/gallery/gallery.queries.ts';
import { insertReview } from '#server/resources/reviews/reviews.service.ts';
import { addToCounts } from '../changes.queries.ts';
import type { Transaction } from '../database.ts';
import { replaceTerms, termsOfTitle } from '../search-terms.ts';
import { conditionTextsOf } from './condition-texts-of.ts';
import { appointments } from './content/appointments.ts';
import { blogs } from './content/blogs.ts';
import { careers } from './content/careers.ts';
import { conditions } from './content/conditions.ts';
import { galleryItems } from './content/gallery.ts';
import { reviews } from './content/reviews.ts';
import { symptoms } from './content/symptoms.ts';
import type { SampleAppointment, SampleBlog, SampleGalleryItem } from './content/types.ts';
import { samplePicture } from './sample-pictures.ts';
import { signsColumn } from './seed-signs.ts';

const day = 86_400_000;
const is_sample = 1 as const;

/** Fills the tables with sample content, so that the site of a new installation looks complete. */
export async function seedDemo(trx: Transaction, clock: Clock) {
  const now = clock();
  await seedConditions(trx, now);
  await seedBlogs(trx, now);
  await seedGallery(trx, now);
  await seedCareers(trx, now);
  await seedReviews(trx, now);
  await seedAppointments(trx, now);
}

async function seedConditions(trx: Transaction, now: number) {
  const problemId = await problemIds(trx);
  const rows = conditions.map((condition, index) => ({
    ...conditionTextsOf(condition),
    problem_id: condition.problem === null ? null : known(problemId, condition.problem),
    image: samplePicture(condition.picture, index),
    body_area: condition.bodyArea,
    is_sample,
    created_at: now,
  }));
  const stored = await trx.insertInto('conditions').values(rows).returning(['id', 'name']).execute();
  const conditionId = new Map(stored.map(({ id, name }) => [name, id]));
  const symptomRows = symptoms.map(({ name, urgentHelp = null, signs }) => ({
    name,
    urgent_help: urgentHelp,
    signs: signsColumn(signs),
    is_sample,
  }));
  const storedSymptoms = await trx.insertInto('symptoms').values(symptomRows).returningAll().execute();
  const symptomId = new Map(storedSymptoms.map(({ id, name }) => [name, id]));
  const links = symptoms.flatMap((symptom) =>
    symptom.conditions.map((condition) => ({
      condition_id: known(conditionId, condition),
      symptom_id: known(symptomId, symptom.name),
    })),
  );
  await trx.insertInto('condition_symptoms').values(links).execute();
}

async function problemIds(trx: Transaction) {
  const problems = await trx.selectFrom('problems').select(['id', 'name']).where('deleted_at', 'is', null).execute();
  return new Map(problems.map(({ id, name }) => [name, id]));
}

/** Gives sample conditions without a problem the one that the demo gives them, where the clinic still has it. */
export async function linkProblems(trx: Transaction) {
  const ids = await problemIds(trx);
  for (const { name, problem } of conditions)
    await trx
      .updateTable('conditions')
      .set({ problem_id: ids.get(problem ?? '') ?? null })
      .where('name', '=', name)
      .where('is_sample', '=', 1)
      .where('problem_id', 'is', null)
      .execute();
}

async function seedBlogs(trx: Transaction, now: number) {
  const rows = blogs.map((blog, index) => ({
    slug: slugOf(blog.title),
    ...blogTextsOf(blog, index),
    is_sample,
    is_active: blog.published ? (1 as const) : (0 as const),
    published_at: blog.published ? now - blog.daysAgo * day : null,
    created_at: now - blog.daysAgo * day,
    updated_at: now - blog.daysAgo * day,
  }));
  const stored = await trx.insertInto('blogs').values(rows).returning(['id', 'title', 'is_active']).execute();
  for (const blog of stored) {
    await replaceTerms(trx, 'blogs', blog.id, termsOfTitle(blog.title));
    await addToCounts(trx, { [countOf(blog)]: 1 });
  }
}

function blogTextsOf({ title, content, signs, picture }: SampleBlog, index: number) {
  return { title, ...readBlogContent(content), signs: signsColumn(signs), image: samplePicture(picture, index) };
}

/** The first item is the newest. */
async function seedGallery(trx: Transaction, now: number) {
  const rows = galleryItems.map((item, index) => ({
    ...itemTextsOf(item, index),
    category: item.category,
    is_sample,
    position: (galleryItems.length - item.place) * positionGap,
    created_at: now - item.place * day,
  }));
  await trx.insertInto('gallery_items').values(rows).execute();
}

export function itemTextsOf({ title, alt, picture, youtubeId, treatmentName }: SampleGalleryItem, index: number) {
  const image = samplePicture(picture, index);
  return { title, image, youtube_id: youtubeId ?? null, treatment_name: treatmentName ?? null, alt };
}

async function seedCareers(trx: Transaction, now: number) {
  const rows = careers.map((opening, index) => ({
    ...opening,
    is_sample,
    closes_on: null,
    created_at: now - index * day,
    deleted_at: null,
  }));
  await trx.insertInto('careers').values(rows).execute();
}

const shown = { visible: 1, is_new: 0 } as const;
const waiting = { visible: 0, is_new: 1 } as const;

async function seedReviews(trx: Transaction, now: number) {
  for (const { daysAgo, rating, visible, ...review } of reviews) {
    const flags = { ...(visible ? shown : waiting), may_publish: null, is_sample: 1 } as const;
    const values = { ...review, ...flags, half_stars: rating * 2 };
    const { counts } = await insertReview(trx, { ...values, created_at: now - daysAgo * day });
    await addToCounts(trx, counts);
  }
}

/** The sample patients live in India: places that the clinic's country does not have are skipped. */
async function seedAppointments(trx: Transaction, now: number) {
  const treatments = await trx.selectFrom('treatments').selectAll().execute();
  const treatmentId = new Map(treatments.map((row) => [row.treatment_description, row.treatment_id]));
  for (const [index, sample] of appointments.toSorted((a, b) => b.daysAgo - a.daysAgo).entries()) {
    const place = await findPlace(trx, sample);
    if (!place) continue;
    const appointment = {
      ...patientOf(sample),
      privacy_notice: null,
      state: place.state_id,
      city: place.city_id,
      treatmentType: sample.treatments.map((name) => known(treatmentId, name)),
    };
    const stored = await insertAppointment(
      trx,
      appointment,
      now - sample.daysAgo * day - (37 + 41 * (appointments.length - index)) * 60_000,
    );
    await trx.updateTable('appointments').set({ is_sample }).where('id', '=', stored.id).execute();
    if (sample.remarks) {
      await updateAppointment(trx, stored.id, { outcome: 'finished', remarks: sample.remarks });
    }
    await addToCounts(trx, { [sample.remarks ? 'appointments.done' : 'appointments.pending']: 1 });
  }
}

export function patientOf({ name, phone, email, conditions }: SampleAppointment) {
  return { name, phone, email: email || null, conditions: conditions || null };
}

export async function findPlace(trx: Transaction, { state, city }: Pick<SampleAppointment, 'state' | 'city'>) {
  return trx
    .selectFrom('cities')
    .innerJoin('states', 'states.state_id', 'cities.state_id')
    .select(['cities.city_id', 'cities.state_id'])
    .where('state_name', '=', state)
    .where('city_name', '=', city)
    .executeTakeFirst();
}

function known(ids: Map<string, number>, name: string) {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The sample content names "${name}", which is not there.`);
  return id;
}
