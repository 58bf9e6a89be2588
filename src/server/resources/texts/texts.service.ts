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
import { applicationDays, clinicDay, getClinicProfile, getPublicProfile } from '../clinic/clinic-profile.queries.ts';
import { storePreview } from '../previews/previews.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { editedOnly, editWords, fillPlaces, type Words, wordsOf } from './page-words.ts';
import * as queries from './texts.queries.ts';

export function mountTexts({ mount, db }: ResourceContext) {
  mount(texts.getPublic, ({ params }) => getTexts(db, params.page));
  mount(texts.formNotice, () => getFormNotice(db));
  mount(texts.list, () => listTexts(db));
  mount(texts.get, ({ params }) => findTexts(db, params.page));
  mount(texts.update, ({ params, body }, call) => updateTexts(call, params.page, body));
  mount(texts.preview, ({ params, body }, call) => previewTexts(call, params.page, body));
  mount(texts.privacyVersions, () => listPrivacyVersions(db));
}

async function getTexts(db: Database, page: TextPage): Promise<Words> {
  return asVisitorsRead(db, page, (await findTexts(db, page)).words);
}

async function asVisitorsRead(db: Database, page: TextPage, words: Words) {
  if (page !== 'privacy') return words;
  return fillPlaces(words, { ...(await getClinicProfile(db)), applicationDays: await applicationDays(db) });
}

async function getFormNotice(db: Database): Promise<FormNotice> {
  const { words, privacy_version } = await findTexts(db, 'privacy');
  return formNoticeOf(db, await asVisitorsRead(db, 'privacy', words), privacy_version ?? defaultPrivacyVersion);
}

async function formNoticeOf(db: Database, words: Words, version: string): Promise<FormNotice> {
  const { booking_why: booking = '', review_why: review = '', form_notice: both = '' } = words;
  const { application_notice: application = '' } = words;
  return { version, booking, review, application, both, popup: popupOf((await findTexts(db, 'site')).words) };
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
  const words = await asVisitorsRead(db, page, editWords(page, before, edit));
  const answers = { [`/api/texts/${page}`]: words, ...(await previewNotice(db, page, words)) };
  return storePreview({ db, change }, textPageNames[page].path, answers);
}

/** Previews the notice of forms and the start pop-up. The pop-up opens in a preview even where it is turned off. */
async function previewNotice(db: Database, page: TextPage, words: Words) {
  if (page === 'privacy') return { '/api/form-notice': await formNoticeOf(db, words, defaultPrivacyVersion) };
  if (page !== 'site') return undefined;
  const [notice, clinic] = [await getFormNotice(db), await getPublicProfile(db)];
  return { '/api/form-notice': { ...notice, popup: popupOf(words) }, '/api/clinic': { ...clinic, startPopup: true } };
}
