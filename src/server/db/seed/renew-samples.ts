import { sql } from 'kysely';
import { readBlogContent } from '#server/markup/blog-content.ts';
import type { Transaction } from '../database.ts';
import { appointments } from './content/appointments.ts';
import { blogs } from './content/blogs.ts';
import { careers } from './content/careers.ts';
import { conditions } from './content/conditions.ts';
import { galleryItems } from './content/gallery.ts';
import { otherWords } from './content/other-words.ts';
import { reviews } from './content/reviews.ts';
import { symptoms } from './content/symptoms.ts';
import { notIf } from './content/treatments.ts';
import { conditionTextsOf, findPlace, itemTextsOf, patientOf } from './demo.ts';
import { digestOf, formerDigests, type Texts } from './former-texts.ts';

const is_sample = 1 as const;

const conditionColumns = [
  'name',
  'description',
  'symptoms',
  'causes',
  'treatment',
  'urgent_help',
  'routine_help',
] as const;

/** Columns that rows without a mark never had from the seed. */
const laterColumns = [
  'course',
  'self_check',
  'do_lines',
  'avoid_lines',
  'evidence',
  'children',
  'pregnancy',
  'sources',
  'written_on',
  'exercises',
] as const;

const listOf = (row: Record<(typeof conditionColumns)[number], string | null>): Texts =>
  conditionColumns.map((column) => row[column]);

/** Health texts of each row as the demo seeds it now. */
const current: readonly Texts[] = [
  ...conditions.map((condition) => listOf(conditionTextsOf(condition))),
  ...symptoms.map(({ name, urgentHelp = null }) => [name, urgentHelp]),
  ...blogs.map(({ title, content }) => [title, readBlogContent(content).content]),
  ...Object.entries(notIf),
];

const digests = new Set([...formerDigests, ...current.map(digestOf)]);

/** True for a row that no one has edited: it is word for word what this or a former version seeded. */
const isSeeded = (...texts: Texts) => digests.has(digestOf(texts));

/** Changes with any of the health texts. */
export const healthTextsDigest = digestOf([
  ...current.flat(),
  ...conditions.map((condition) => JSON.stringify(conditionTextsOf(condition))),
]);

/** For a database from before any samples were marked, in which no symptom and no treatment has advice. */
export async function markSamples(trx: Transaction) {
  for (const row of await selectConditions(trx))
    if (isSeeded(...listOf(row)))
      await trx.updateTable('conditions').set({ is_sample }).where('id', '=', row.id).execute();
  for (const { email, description } of reviews)
    await trx.updateTable('reviews').set({ is_sample }).where(matching({ email, description })).execute();
  await addAdvice(trx, () => true);
}

/** Adds advice to symptoms and treatments for which version 1.0.0 had none. Someone may have removed what it had. */
export async function addMissingAdvice(trx: Transaction) {
  await addAdvice(trx, (name) => isSeeded(name, null));
}

async function addAdvice(trx: Transaction, lacksIt: (name: string) => boolean) {
  for (const { name, urgentHelp = null } of symptoms)
    if (lacksIt(name))
      await trx
        .updateTable('symptoms')
        .set({ urgent_help: urgentHelp })
        .where('name', '=', name)
        .where('urgent_help', 'is', null)
        .execute();
  for (const [name, not_if] of Object.entries(notIf))
    if (lacksIt(name))
      await trx
        .updateTable('treatments')
        .set({ not_if })
        .where('treatment_description', '=', name)
        .where('not_if', 'is', null)
        .execute();
}

/** Gives seeded records without other words those of the seed. */
export async function addOtherWords(trx: Transaction) {
  for (const [table, words] of Object.entries(otherWords) as [keyof typeof otherWords, typeof otherWords.symptoms][])
    for (const [name, list] of Object.entries(words))
      await trx
        .updateTable(table as 'symptoms')
        .set({ other_words: list.join('\n') })
        .where(sql.ref(table === 'treatments' ? 'treatment_description' : 'name'), '=', name)
        .where('other_words', 'is', null)
        .execute();
}

/** Marks samples of the kinds that `markSamples` does not cover, since their mark was added later. */
export async function markMoreSamples(trx: Transaction) {
  for (const { id, name, urgent_help } of await selectSymptoms(trx))
    if (isSeeded(name, urgent_help))
      await trx.updateTable('symptoms').set({ is_sample }).where('id', '=', id).execute();
  for (const { id, title, content, author } of await selectBlogs(trx))
    if (author === null && isSeeded(title, content))
      await trx.updateTable('blogs').set({ is_sample }).where('id', '=', id).execute();
  for (const [index, item] of galleryItems.entries())
    await trx
      .updateTable('gallery_items')
      .set({ is_sample })
      .where(matching(itemTextsOf(item, index)))
      .execute();
  for (const opening of careers)
    await trx
      .updateTable('careers')
      .set({ is_sample })
      .where(matching({ ...opening, closes_on: null }))
      .execute();
  for (const sample of appointments) {
    const place = await findPlace(trx, sample);
    if (place)
      await trx
        .updateTable('appointments')
        .set({ is_sample })
        .where(matching({ ...patientOf(sample), ...place }))
        .execute();
  }
}

/** Brings the health texts that no one has edited to what the demo seeds now. */
export async function renewHealthTexts(trx: Transaction) {
  const textsOf = new Map(conditions.map((condition) => [condition.name, conditionTextsOf(condition)]));
  for (const row of await selectConditions(trx)) {
    const texts = textsOf.get(row.name);
    const isUnmarked = isSeeded(...listOf(row)) && laterColumns.every((column) => row[column] === null);
    if (texts && (row.is_sample || isUnmarked))
      await trx.updateTable('conditions').set(texts).where('id', '=', row.id).execute();
  }
  const adviceOf = new Map(symptoms.map(({ name, urgentHelp = null }) => [name, urgentHelp]));
  for (const { id, name, urgent_help, ...row } of await selectSymptoms(trx))
    if (adviceOf.has(name) && (row.is_sample || (urgent_help !== null && isSeeded(name, urgent_help))))
      await trx
        .updateTable('symptoms')
        .set({ urgent_help: adviceOf.get(name) })
        .where('id', '=', id)
        .execute();
  const contentOf = new Map(blogs.map(({ title, content }) => [title, readBlogContent(content)]));
  for (const { id, title, content, ...row } of await selectBlogs(trx)) {
    const texts = contentOf.get(title);
    if (texts && (row.is_sample || isSeeded(title, content)))
      await trx.updateTable('blogs').set(texts).where('id', '=', id).execute();
  }
  const treatments = await trx.selectFrom('treatments').selectAll().where('not_if', 'is not', null).execute();
  for (const { treatment_id, treatment_description: name, not_if } of treatments)
    if (isSeeded(name, not_if))
      await trx
        .updateTable('treatments')
        .set({ not_if: notIf[name] })
        .where('treatment_id', '=', treatment_id)
        .execute();
  for (const { name, email } of reviews)
    await trx.updateTable('reviews').set({ name }).where('email', '=', email).where('is_sample', '=', 1).execute();
}

function selectConditions(trx: Transaction) {
  return trx
    .selectFrom('conditions')
    .select(['id', 'is_sample', ...conditionColumns, ...laterColumns])
    .execute();
}

function selectSymptoms(trx: Transaction) {
  return trx.selectFrom('symptoms').select(['id', 'name', 'urgent_help', 'is_sample']).execute();
}

/** There can be many blogs, so only those with the title of a sample are read. */
function selectBlogs(trx: Transaction) {
  const titles = blogs.map(({ title }) => title);
  return trx
    .selectFrom('blogs')
    .select(['id', 'title', 'content', 'author', 'is_sample'])
    .where('title', 'in', titles)
    .execute();
}

function matching(values: Readonly<Record<string, string | number | null>>) {
  return sql<boolean>`${sql.join(
    Object.entries(values).map(([column, value]) =>
      value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
    ),
    sql` and `,
  )}`;
}
