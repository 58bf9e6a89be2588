import { bodyAreas, type LongText } from '#contract/conditions.ts';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import { defaultLanguage, type Language } from '#contract/plain/languages.ts';
import { createSearch } from '#contract/plain/matching.ts';
import { createSignSearch, withoutNames } from '#contract/plain/sign-matching.ts';
import type { TranslationKind } from '#contract/plain/translated-fields.ts';
import { bySoonest, readSignNames } from '#contract/plain/urgencies.ts';
import { type SearchIndex, type SearchResults, search, searchKinds } from '#contract/search.ts';
import type { Sign } from '#contract/signs.ts';
import { readCounts } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { listInOrder } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import { inLanguage, type Untranslated } from '#server/db/translations.queries.ts';
import { describeContent, plainTextOf } from '#server/markup/blog-text.ts';
import { wordsOf } from '#server/words/words-of.ts';
import { clinicHelpLines, getPublicProfile } from '../clinic/clinic-profile.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { listSignsInLanguage } from '../signs/signs.queries.ts';
import { clinicEntries } from './clinic-entries.ts';
import * as queries from './search.queries.ts';
import { type Entry, entry } from './search-entry.ts';

const most = {
  results: 20,
  signs: 5,
  nearest: 5,
  /** Older ones are found in the blog. */
  articles: 1_000,
  /** Length of the index in characters. Brotli compresses it to less than 14 KB. */
  indexCharacters: 44_000,
};

export function mountSearch({ mount, db, websiteCounts }: ResourceContext) {
  const remember = createSearchMemory(db);
  mount(search.find, async ({ query }, { c, language }) => {
    const found = (await remember(language)).find(query.q);
    // Only the page has what someone has typed to the end. Words of a sign are about one person's health.
    if (c.env?.isCounted && found.results.length === 0 && found.signs.length === 0) websiteCounts.addMiss(query.q);
    return found;
  });
  mount(search.index, async (_, { language }) => (await remember(language)).index);
}

interface Known {
  index: SearchIndex;
  find: (typed: string) => SearchResults;
}

/** Reads the content when it is first searched in a language, and again after it has changed. */
function createSearchMemory(db: Database) {
  const remembered = new Map<Language, { version: number; known: Promise<Known> }>();
  return async (language: Language) => {
    const version = (await readCounts(db, 'content.changes'))['content.changes'];
    const last = remembered.get(language);
    if (last?.version === version) return last.known;
    const known = readEntries(db, language).then(({ entries, signs, people }) => prepare(entries, signs, people));
    remembered.set(language, { version, known });
    known.catch(() => remembered.delete(language));
    return known;
  };
}

/** Rows in one language, each with the others of the clinic, by whose words it is found as well. */
async function readLanguages<R extends object>(
  db: Database,
  [language, ...others]: readonly [Language, ...Language[]],
  kind: TranslationKind,
  rows: readonly R[],
) {
  const inOthers = await Promise.all(others.map((other) => inLanguage(db, other, kind, rows)));
  const read = await inLanguage(db, language, kind, rows);
  return read.map((row, place) => ({ ...row, others: inOthers.flatMap((list) => list[place] ?? []) }));
}

/** Names of people are no words of signs. */
export function prepare(entries: readonly Entry[], signs: readonly Sign[] = [], people: readonly string[] = []): Known {
  const inOrder = searchKinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
  const { find, findNearest } = createSearch(inOrder);
  const findSigns = createSignSearch(signs);
  return {
    index: indexOf(inOrder),
    find(typed) {
      const results = find(typed).slice(0, most.results);
      const nearest = results.length > 0 ? [] : findNearest(typed).slice(0, most.nearest);
      return { signs: findSigns(withoutNames(typed, people)).slice(0, most.signs), results, nearest };
    },
  };
}

/** Articles, and then other words, are left out where the index would be too large for a phone: it then asks the server. */
function indexOf(entries: readonly Entry[]): SearchIndex {
  const all = entries.map(({ kind, title, href, words }) => ({ kind, title, href, words: [...words] }));
  const isSmall = (list: SearchIndex['entries']) => JSON.stringify(list).length <= most.indexCharacters;
  if (isSmall(all)) return { complete: true, entries: all };
  const withoutArticles = all.filter(({ kind }) => kind !== 'article');
  return { complete: false, entries: isSmall(withoutArticles) ? withoutArticles : [] };
}

async function readEntries(db: Database, language: Language) {
  const [profile, lines, links] = await Promise.all([
    getPublicProfile(db),
    clinicHelpLines(db, language),
    queries.listLinks(db),
  ]);
  const { search: said } = wordsOf(language);
  const others = [defaultLanguage, ...profile.languages].filter((other) => other !== language);
  const read = <R extends object>(kind: TranslationKind, rows: readonly R[]) =>
    readLanguages(db, [language, ...others], kind, rows);
  const [conditions, symptoms, treatments, problems, articles, pages, people, shownSigns] = await Promise.all([
    queries.listConditions(db).then((rows) => read('condition', rows)),
    queries.listSymptoms(db).then((rows) => read('symptom', rows)),
    listInOrder(db, 'treatments').then((rows) => read('treatment', rows)),
    listInOrder(db, 'problems').then((rows) => read('problem', rows)),
    queries.listArticles(db, most.articles, language !== defaultLanguage).then((rows) => read('blog', rows)),
    listInOrder(db, 'pages').then((rows) => read('page', rows)),
    read('practitioner', profile.practitioners),
    listSignsInLanguage(db, language),
  ]);
  const signs = shownSigns.toSorted(bySoonest);
  const linesOfSigns = (stored: string | null) => {
    const names = readSignNames(stored);
    return signs.filter(({ name }) => names.includes(name)).map(({ line }) => line);
  };
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const sentence = (say: (list: string) => string, names: readonly string[]) =>
    names.length > 0 ? say(list.format(names)) : '';
  const areaIn = (asked: readonly Language[], stored: string | null) =>
    bodyAreas
      .filter((area) => area === stored)
      .flatMap((area) => asked.map((one) => wordsOf(one).bodyAreas.bodyAreaNames[area]));
  const conditionsOf = (id: number) => {
    const ids = new Set(links.filter((link) => link.symptom_id === id).map((link) => link.condition_id));
    return conditions.filter((condition) => ids.has(condition.id)).map(({ name }) => name);
  };
  const symptomsOf = (id: number) => {
    const ids = new Set(links.filter((link) => link.condition_id === id).map((link) => link.symptom_id));
    return symptoms.filter((symptom) => ids.has(symptom.id)).map(({ name }) => name);
  };
  const offered = treatments.filter(({ is_hidden }) => !is_hidden);
  const shownPages = pages.filter(({ is_hidden }) => !is_hidden);
  const treatmentsOf = (stored: string) => {
    const ids = new Set(JSON.parse(stored) as number[]);
    return offered.filter(({ treatment_id }) => ids.has(treatment_id)).map((row) => row.treatment_description);
  };
  const entries: Entry[] = [
    ...conditions.map((row) => ({
      ...entry('condition', row.name, `/conditions/${row.id}`),
      description: row.description.split(/\n\s*\n/, 1)[0] ?? '',
      words: [
        ...linesOf(row.other_words),
        ...areaIn([language], row.body_area),
        ...symptomsOf(row.id),
        ...row.others.map(({ name }) => name),
      ],
      text: [...[row, ...row.others].map(textOfCondition), ...areaIn(others, row.body_area)].join(' '),
    })),
    ...symptoms.map((row) => ({
      ...entry('symptom', row.name, `/search?${new URLSearchParams({ q: row.name }).toString()}`),
      description: sentence(said.canGoWith, conditionsOf(row.id)),
      words: [...linesOf(row.other_words), ...row.others.map(({ name }) => name)],
      urgent_help: [...linesOfSigns(row.signs), row.urgent_help ?? []].flat().join(' ') || null,
    })),
    ...offered.map((row) => ({
      ...entry('treatment', row.treatment_description, `/treatments/${row.slug ?? row.treatment_id}`),
      description: row.what ?? said.minutes(row.minutes),
      words: [...linesOf(row.other_words), ...row.others.map((other) => other.treatment_description)],
    })),
    ...problems.map((row) => ({
      ...entry('problem', row.name, `/appointment?problem=${row.id}`),
      description: sentence(said.treatedWith, treatmentsOf(row.treatment_ids)),
      words: [...linesOf(row.other_words), ...areaIn([language], row.body_area), ...row.others.map(({ name }) => name)],
      text: areaIn(others, row.body_area).join(' '),
    })),
    ...articles.map((row) => {
      const preview = previewOf(row);
      return {
        ...entry('article', row.title, `/blog/${row.slug}`),
        description: preview,
        words: row.others.map(({ title }) => title),
        text: preview,
      };
    }),
    ...bodyAreas
      .filter((area) => conditions.some((condition) => condition.body_area === area))
      .map((area) => ({
        ...entry('area', areaIn([language], area).join(), `/conditions?area=${area}#found`),
        words: areaIn(others, area),
        description: sentence(
          said.withConditions,
          conditions.filter((condition) => condition.body_area === area).map(({ name }) => name),
        ),
      })),
    ...people.map((row) => ({
      ...entry('person', row.name, '/about#team'),
      description: [row.qualification, row.specialty].filter(Boolean).join(', '),
      words: [row.specialty, ...row.others.map(({ name }) => name)],
      text: row.others.map(({ specialty }) => specialty).join(' '),
    })),
    ...shownPages.map((row) => ({
      ...entry('page', row.title, `/pages/${row.slug}`),
      words: row.others.map(({ title }) => title),
      text: [row, ...row.others]
        .map(({ content_html }) => plainTextOf({ content: content_html, content_format: 'html' }))
        .join(' '),
    })),
  ];
  const answers = clinicEntries(language, await getPublicProfile(db, language), offered, shownPages);
  return {
    entries: fillHelpLines([...entries, ...answers], lines),
    signs,
    people: people.flatMap(({ name, others: translated }) => [name, ...translated.map((other) => other.name)]),
  };
}

/** Beginning of an article in the language of its content. */
function previewOf({ preview, content, untranslated = [] }: Untranslated & { preview: string; content?: string }) {
  const isTranslated = content !== undefined && !untranslated.includes('content');
  return isTranslated ? describeContent(content, 'html').preview.replace(/\{[a-z]*$/, '') : preview;
}

function linesOf(stored: string | null) {
  return stored?.split('\n') ?? [];
}

function textOfCondition({ description, symptoms, causes, treatment }: Row<'conditions'>) {
  return [description, ...[symptoms, causes, treatment].map(textOf)].join(' ');
}

/** Makes words of a stored text in either form. */
function textOf(stored: string) {
  const text = JSON.parse(stored) as LongText;
  return typeof text === 'string' ? text : text.map(({ title, description }) => `${title} ${description}`).join(' ');
}
