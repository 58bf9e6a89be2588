import { sql } from 'kysely';
import { bySoonest } from '#contract/plain/urgencies.ts';
import { readBlogContent } from '#server/markup/blog-content.ts';
import type { Transaction } from '../database.ts';
import { conditionTextsOf } from './condition-texts-of.ts';
import { appointments } from './content/appointments.ts';
import { blogs } from './content/blogs.ts';
import { careers } from './content/careers.ts';
import { conditions } from './content/conditions.ts';
import { galleryItems } from './content/gallery.ts';
import { otherWords } from './content/other-words.ts';
import { pages } from './content/pages.ts';
import { problems } from './content/problems.ts';
import { reviews } from './content/reviews.ts';
import { symptoms } from './content/symptoms.ts';
import { treatmentTexts } from './content/treatment-texts.ts';
import { notIf } from './content/treatments.ts';
import { urgentSigns } from './content/urgent-signs.ts';
import { findPlace, itemTextsOf, patientOf } from './demo.ts';
import { formerTextDigests } from './former-text-digests.ts';
import { digestOf, formerDigests, type Texts } from './former-texts.ts';
import { samplePicture } from './sample-pictures.ts';
import { seedSigns } from './seed-signs.ts';
import { digestsOf, seededTextsOf } from './seeded-texts.ts';

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

const seeded = seededTextsOf({ conditions, symptoms, blogs, problems, notIf, treatmentTexts, urgentSigns, pages });
const formerTexts = new Set(formerTextDigests);

/** Changes with any of the texts. */
export const healthTextsDigest = digestOf([...current.flat(), ...digestsOf(seeded)]);

/** Changes when the seed gives a condition another picture. */
export const picturesDigest = digestOf(conditions.flatMap(({ name, picture }) => [name, picture]));

/** Gives conditions that still show a picture of the seed the one that they have now. */
export async function renewPictures(trx: Transaction) {
  for (const [index, { name, picture }] of conditions.entries())
    await trx
      .updateTable('conditions')
      .set({ image: samplePicture(picture, index) })
      .where('name', '=', name)
      .where('image', 'like', 'sample-%')
      .execute();
}

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
        .updateTable(table)
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

/** Brings the texts that no one has edited to what is seeded now, column by column. */
export async function renewHealthTexts(trx: Transaction) {
  await seedSigns(trx);
  await renewUrgencies(trx);
  for (const { id, ...row } of await selectConditions(trx)) {
    const isUnmarked = isSeeded(...listOf(row)) && laterColumns.every((column) => row[column] === null);
    const isSaved = !row.is_sample && !isUnmarked;
    await renewRow(trx, { table: 'conditions', key: 'id', id, name: row.name, isSaved });
  }
  for (const { id, name, urgent_help, is_sample } of await selectSymptoms(trx)) {
    const isSaved = !is_sample && !(urgent_help !== null && isSeeded(name, urgent_help));
    await renewRow(trx, { table: 'symptoms', key: 'id', id, name, isSaved });
  }
  for (const { id, title, content, is_sample } of await selectBlogs(trx))
    await renewRow(trx, {
      table: 'blogs',
      key: 'id',
      id,
      name: title,
      isSaved: !is_sample && !isSeeded(title, content),
    });
  for (const { treatment_id: id, treatment_description: name } of await selectNamed(trx, 'treatments'))
    await renewRow(trx, { table: 'treatments', key: 'treatment_id', id, name });
  for (const { id, name } of await trx.selectFrom('problems').select(['id', 'name']).execute())
    await renewRow(trx, { table: 'problems', key: 'id', id, name });
  for (const { id, name } of await trx.selectFrom('signs').select(['id', 'name']).execute())
    await renewRow(trx, { table: 'signs', key: 'id', id, name });
  for (const { id, slug } of await trx.selectFrom('pages').select(['id', 'slug']).execute())
    await renewRow(trx, { table: 'pages', key: 'id', id, name: slug });
  for (const { name, email } of reviews)
    await trx.updateTable('reviews').set({ name }).where('email', '=', email).where('is_sample', '=', 1).execute();
}

/** Signs follow the urgencies of the seed, unless an owner has made them more urgent. */
async function renewUrgencies(trx: Transaction) {
  const stored = await trx.selectFrom('signs').select(['id', 'name', 'urgency', 'least_urgency']).execute();
  for (const row of stored) {
    const sign = urgentSigns.find(({ name }) => name === row.name);
    if (!sign || sign.urgency === row.least_urgency) continue;
    const isRaised = row.urgency !== row.least_urgency && bySoonest(row, sign) < 0;
    const urgency = isRaised ? row.urgency : sign.urgency;
    await trx.updateTable('signs').set({ urgency, least_urgency: sign.urgency }).where('id', '=', row.id).execute();
  }
}

interface RenewedRow {
  table: keyof typeof seeded;
  key: 'id' | 'treatment_id';
  id: number;
  name: string;
  /** False for a sample, all of whose texts follow the seed. Of other rows those do that still are what a version seeded. */
  isSaved?: boolean;
}

async function renewRow(trx: Transaction, { table, key, id, name, isSaved = true }: RenewedRow) {
  const texts = seeded[table].get(name);
  if (!texts) return;
  const row = await trx.selectFrom(table).selectAll().where(sql.ref(key), '=', id).executeTakeFirstOrThrow();
  const stored = row as unknown as Record<string, string | null> & { version: number };
  const follows = (column: string, text: string | null) => {
    if (!isSaved) return true;
    // A text that was empty and not saved since is new; elsewhere someone has removed it.
    if (text === null) return newColumns.has(column) && stored.version === 1;
    return isFormer(table, name, column, text);
  };
  const changes = Object.entries(texts).filter(
    ([column, text]) => stored[column] !== text && follows(column, stored[column] ?? null),
  );
  if (changes.length > 0)
    await trx.updateTable(table).set(Object.fromEntries(changes)).where(sql.ref(key), '=', id).execute();
}

function isFormer(table: string, name: string, column: string, text: string) {
  if (table === 'treatments' && column === 'not_if' && isSeeded(name, text)) return true;
  return formerTexts.has(digestOf([table, name, column, text]));
}

/** Columns that treatments, problems and signs have got since they were seeded. */
const newColumns: ReadonlySet<string> = new Set(['not_if', 'signs', 'sources', 'grade']);

function selectNamed(trx: Transaction, table: 'treatments') {
  return trx.selectFrom(table).select(['treatment_id', 'treatment_description']).execute();
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
