import { defaultLanguage, type Language } from '#contract/plain/languages.ts';
import {
  defaultPrivacyVersion,
  fieldsOf,
  type TextPage,
  textPageNames,
  textPages,
} from '#contract/plain/text-fields.ts';
import { type EditedTexts, type FormNotice, texts } from '#contract/texts.ts';
import { changeRecord, differences, lockVersion, type Work } from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Row } from '#server/db/tables.ts';
import { overlay, readTranslations, translate, type Untranslated } from '#server/db/translations.queries.ts';
import { applicationDays, clinicDay, getPublicProfile } from '../clinic/clinic-profile.queries.ts';
import { storePreview } from '../previews/previews.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { builtInOfPage, editedOnly, editWords, fillPlaces, type Words, wordsOf } from './page-words.ts';
import * as queries from './texts.queries.ts';

export function mountTexts({ mount, db }: ResourceContext) {
  mount(texts.getPublic, ({ params }, { language }) => getTexts(db, params.page, language));
  mount(texts.formNotice, (_, { language }) => getFormNotice(db, language));
  mount(texts.list, () => listTexts(db));
  mount(texts.get, ({ params }) => findTexts(db, params.page));
  mount(texts.update, ({ params, body }, call) => updateTexts(call, params.page, body));
  mount(texts.preview, ({ params, body }, call) => previewTexts(call, params.page, body));
  mount(texts.privacyVersions, () => listPrivacyVersions(db));
}

async function getTexts(db: Database, page: TextPage, language: Language): Promise<Words & Untranslated> {
  const read = await readWords(db, page, language);
  const { untranslated } = read;
  return Object.assign({}, await asVisitorsRead(db, page, read, language), untranslated && { untranslated });
}

/** Words in the language of a visitor: what an owner has translated, and the program's own as long as the English words are its own. */
async function readWords(db: Database, page: TextPage, language: Language): Promise<ReadWords> {
  const { words } = await findTexts(db, page);
  if (language === defaultLanguage) return { words };
  const find = await readTranslations(db, language, 'texts', [page]);
  const translated = overlay(translate(words, find(page), builtInOfPage(language, page)));
  return { words: { ...words, ...translated.words }, untranslated: translated.untranslated };
}

type ReadWords = Untranslated & { words: Words };

async function asVisitorsRead(
  db: Database,
  page: TextPage,
  { words, untranslated = [] }: ReadWords,
  language: Language = defaultLanguage,
) {
  if (page !== 'privacy') return words;
  const clinic = { ...(await getPublicProfile(db, language)), applicationDays: await applicationDays(db) };
  const english = Object.fromEntries(untranslated.map((field) => [field, words[field] ?? '']));
  return { ...fillPlaces(words, clinic, language), ...fillPlaces(english, clinic) };
}

async function getFormNotice(db: Database, language: Language): Promise<FormNotice> {
  const { privacy_version } = await findTexts(db, 'privacy');
  const privacy = await readWords(db, 'privacy', language);
  const site = await readWords(db, 'site', language);
  const read = await asVisitorsRead(db, 'privacy', privacy, language);
  const missing =
    privacy.untranslated && [...privacy.untranslated, ...(site.untranslated ?? [])].map((field) => noticeFields[field]);
  return {
    ...formNoticeOf(read, site.words, privacy_version ?? defaultPrivacyVersion),
    ...(missing && { untranslated: [...new Set(missing.filter((field) => field !== undefined))] }),
  };
}

/** Fields of the texts by which forms say what they do. */
const noticeFields: Record<string, string> = {
  booking_why: 'booking',
  review_why: 'review',
  application_notice: 'application',
  form_notice: 'both',
  popup_title: 'popup',
  popup_text: 'popup',
};

function formNoticeOf(words: Words, site: Words, version: string): FormNotice {
  const { booking_why: booking = '', review_why: review = '', form_notice: both = '' } = words;
  const { application_notice: application = '' } = words;
  return { version, booking, review, application, both, popup: popupOf(site) };
}

const popupOf = ({ popup_title: title = '', popup_text: text = '' }: Words) => ({ title, text });

async function listTexts(db: Database): Promise<EditedTexts[]> {
  const rows = new Map((await queries.listTexts(db)).map((row) => [row.page, row]));
  return textPages.map((page) => toTexts(page, rows.get(page)));
}

async function findTexts(db: Database, page: TextPage): Promise<EditedTexts> {
  return toTexts(page, await queries.findTexts(db, page));
}

/** Texts of a page; no row means that no one has edited it. */
function toTexts(page: TextPage, row: Row<'page_texts'> | undefined): EditedTexts {
  const { id = 0, words = '{}', version = 1, privacy_version = null } = row ?? {};
  return {
    id,
    page,
    words: wordsOf(page, JSON.parse(words) as Words),
    privacy_version: page === 'privacy' ? (privacy_version ?? defaultPrivacyVersion) : null,
    version,
  };
}

async function updateTexts({ db, change }: Work, page: TextPage, edit: Words): Promise<EditedTexts> {
  return changeRecord(db, change, async (trx) => {
    const id = await queries.getTextsId(trx, page);
    await lockVersion(trx, 'page_texts', id, change.expectedVersion);
    const before = await findTexts(trx, page);
    const words = editWords(page, before.words, edit);
    const edited = editedOnly(page, words);
    const privacyVersion = page === 'privacy' ? await storePrivacyVersion(trx, before, words, change.at) : null;
    const row = await queries.updateTexts(trx, id, JSON.stringify(edited), privacyVersion);
    const changed = differences(before.words, words, labelsOf(page));
    const fields = changed.map(({ label }) => label);
    const { name } = textPageNames[page];
    return {
      result: toTexts(page, row),
      entry: { action: 'changed', kind: 'texts', id, name, fields, texts: changed },
    };
  });
}

function labelsOf(page: TextPage): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldsOf(page)).map(([field, { label }]) => [field, label]));
}

/** Other words about privacy are a new version; the default words have their own. */
async function storePrivacyVersion(trx: Transaction, before: EditedTexts, words: Words, now: number) {
  const isDefault = Object.keys(editedOnly('privacy', words)).length === 0;
  if (isDefault) return null;
  if (JSON.stringify(words) === JSON.stringify(before.words)) return before.privacy_version;
  const version = await nextPrivacyVersion(trx, now);
  await queries.insertPrivacyVersion(trx, version, JSON.stringify(words), now);
  return version;
}

/** The clinic's day and a number, such as 2026-11-22.3. */
async function nextPrivacyVersion(trx: Transaction, now: number) {
  const day = await clinicDay(trx, now);
  const known = [defaultPrivacyVersion, ...(await queries.listPrivacyVersions(trx)).map(({ version }) => version)];
  const numbers = known
    .filter((version) => version.startsWith(`${day}.`))
    .map((version) => Number(version.split('.')[1]));
  return `${day}.${Math.max(0, ...numbers) + 1}`;
}

async function listPrivacyVersions(db: Database) {
  const rows = await queries.listPrivacyVersions(db);
  return rows.map((row) => ({ ...row, words: JSON.parse(row.words) as Words }));
}

async function previewTexts({ db, change }: Work, page: TextPage, edit: Words) {
  const { words: before } = await findTexts(db, page);
  const words = await asVisitorsRead(db, page, { words: editWords(page, before, edit) });
  const answers = { [`/api/texts/${page}`]: words, ...(await previewNotice(db, page, words)) };
  return storePreview({ db, change }, textPageNames[page].path, answers);
}

/** Previews the notice of forms and the start pop-up. The pop-up opens in a preview even where it is turned off. */
async function previewNotice(db: Database, page: TextPage, words: Words) {
  if (page === 'privacy') {
    const site = (await findTexts(db, 'site')).words;
    return { '/api/form-notice': formNoticeOf(words, site, defaultPrivacyVersion) };
  }
  if (page !== 'site') return undefined;
  const [notice, clinic] = [await getFormNotice(db, defaultLanguage), await getPublicProfile(db)];
  return { '/api/form-notice': { ...notice, popup: popupOf(words) }, '/api/clinic': { ...clinic, startPopup: true } };
}
