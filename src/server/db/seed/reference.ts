import { type ClinicCountry, countryProfiles } from '#contract/plain/countries.ts';
import { anotherPlaceIn } from '#contract/plain/place-names.ts';
import { slugOf } from '#contract/plain/slug.ts';
import { isSameName } from '#server/db/same-name.ts';
import type { Transaction } from '../database.ts';
import { freeSlugOf } from '../free-slug.ts';
import { lastPosition, listInOrder } from '../records.queries.ts';
import { pages } from './content/pages.ts';
import { laterProblems, problems } from './content/problems.ts';
import { treatmentTexts } from './content/treatment-texts.ts';
import { advice, namesByAim, notIf, services, therapies, withoutRoom } from './content/treatments.ts';
import type { SampleProblem } from './content/types.ts';
import type { Places } from './places.ts';
import { signsColumn } from './seed-signs.ts';

const rowsPerInsert = 1_000;

/** Without those whose name is protected in the country. */
export async function seedTreatments(trx: Transaction, country: ClinicCountry) {
  const isProtected = (name: string) => countryProfiles[country].protectedNames.some((word) => word.test(name));
  const rows = treatmentRows().filter(({ treatment_description }) => !isProtected(treatment_description));
  await trx.insertInto('treatments').values(rows).execute();
  await seedAdvice(trx);
  await addTreatmentTexts(trx);
  await addTreatmentAims(trx);
}

/** Puts advice in the first place among the seeded treatments, unless the clinic has a treatment of that name. */
export async function seedAdvice(trx: Transaction) {
  const treatments = await listInOrder(trx, 'treatments');
  const isSeeded = treatments.some((row) => [...therapies, ...services].includes(row.treatment_description));
  const isThere = treatments.some((row) => isSameName(row.treatment_description, advice));
  if (!isSeeded || isThere) return;
  const position = (treatments[0]?.position ?? 0) - 1;
  const slug = freeSlugOf(
    advice,
    treatments.map((row) => row.slug),
  );
  await trx
    .insertInto('treatments')
    .values({
      treatment_description: advice,
      kind: 'service',
      is_advice: 1,
      not_if: notIf[advice] ?? null,
      slug,
      position,
    })
    .execute();
}

/** Gives seeded treatments the words of their pages, where no one has written any. */
export async function addTreatmentTexts(trx: Transaction) {
  for (const [name, { signs, ...texts }] of Object.entries(treatmentTexts))
    await trx
      .updateTable('treatments')
      .set({ ...texts, signs: signsColumn(signs) })
      .where('treatment_description', '=', name)
      .where((eb) =>
        eb.and((['what', 'happens', 'helps', 'evidence'] as const).map((column) => eb(column, 'is', null))),
      )
      .execute();
}

/** Says what seeded treatments are for, where no one has. */
export async function addTreatmentAims(trx: Transaction) {
  for (const [aim, names] of Object.entries(namesByAim) as [keyof typeof namesByAim, readonly string[]][])
    await trx
      .updateTable('treatments')
      .set({ aim })
      .where('treatment_description', 'in', names)
      .where('aim', 'is', null)
      .execute();
}

/** Common problems for which there are treatments; none where a clinic has not got the seeded treatments. */
export async function seedProblems(trx: Transaction) {
  await insertProblems(trx, problems, 0);
}

/** Adds those of later versions after the clinic's own, unless it has one of that name. */
export async function addLaterProblems(trx: Transaction) {
  const existing = await trx.selectFrom('problems').select('name').execute();
  const isMissing = (name: string) => !existing.some((row) => isSameName(row.name, name));
  const added = problems.filter(({ name }) => laterProblems.includes(name) && isMissing(name));
  await insertProblems(trx, added, await lastPosition(trx, 'problems'));
}

async function insertProblems(trx: Transaction, samples: readonly SampleProblem[], firstPosition: number) {
  const treatments = await trx.selectFrom('treatments').select(['treatment_id', 'treatment_description']).execute();
  const idsOf = (names: readonly string[]) =>
    treatments.filter((row) => names.includes(row.treatment_description)).map(({ treatment_id }) => treatment_id);
  const rows = samples
    .map((problem) => ({ ...problem, ids: idsOf(problem.treatments) }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ name, bodyArea, ids, otherWords }, index) => ({
      name,
      body_area: bodyArea,
      treatment_ids: JSON.stringify(ids),
      other_words: otherWords.join('\n'),
      position: firstPosition + index,
    }));
  if (rows.length > 0) await trx.insertInto('problems').values(rows).execute();
}

/** Drafts of pages, at addresses that no page of the clinic has. */
export async function seedPages(trx: Transaction, now: number) {
  const rows = pages.map((page, position) => ({ ...page, position, updated_at: now }));
  await trx
    .insertInto('pages')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

/** The states and cities of the clinic's country, without which no one can book. */
export async function seedPlaces(trx: Transaction, places: Places) {
  const names = Object.keys(places).map((state_name) => ({ state_name }));
  const states = await trx.insertInto('states').values(names).returningAll().execute();
  const cities = states.flatMap(({ state_id, state_name }) =>
    [...(places[state_name] ?? []), anotherPlaceIn(state_name)].map((city_name) => ({ state_id, city_name })),
  );
  for (let start = 0; start < cities.length; start += rowsPerInsert) {
    await trx
      .insertInto('cities')
      .values(cities.slice(start, start + rowsPerInsert))
      .execute();
  }
}

function treatmentRows() {
  const needsRoom = (name: string): 0 | 1 => (withoutRoom.includes(name) ? 0 : 1);
  const rowsOf = <Kind extends 'therapy' | 'service'>(names: readonly string[], kind: Kind) =>
    names.map((name) => ({
      treatment_description: name,
      kind,
      not_if: notIf[name] ?? null,
      slug: slugOf(name),
      needs_room: needsRoom(name),
    }));
  return [...rowsOf(therapies, 'therapy'), ...rowsOf(services, 'service')];
}
