import type { z } from 'zod';
import type { ChangedKind } from '#contract/audit-log.ts';
import * as translationMessages from '#contract/messages/translations.ts';
import type { OtherLanguage } from '#contract/plain/languages.ts';
import { kindOf, type TranslationKind, translationKinds } from '#contract/plain/translated-fields.ts';
import { type TranslationForm, type TranslationSummary, translations } from '#contract/translations.ts';
import { AppError, invalid, notFound } from '#server/app-error.ts';
import { getAdministrator } from '#server/auth/sessions.queries.ts';
import type { Session } from '#server/auth/sessions.ts';
import { changeRecord, type Entry, lockVersion, type Work } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { staffNameOf } from '#server/db/staff-names.queries.ts';
import { digestOf, isChecked, readTranslations, type Translation, translate } from '#server/db/translations.queries.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { replaceTextPictures } from '../blogs/blogs.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { cleanTexts } from './clean-texts.ts';
import { type Original, readOriginals } from './originals.ts';
import { getTranslationId, updateTranslation } from './translations.queries.ts';

type Key = z.output<typeof translations.get.params>;

export function mountTranslations(context: ResourceContext) {
  const { mount, db, clock } = context;
  mount(translations.list, ({ params }, { session }) => summarize(db, params.language, session, clock()));
  mount(translations.get, async ({ params }, { session }) => {
    refuseOthers(params.kind, session);
    return getTranslation(db, params, clock());
  });
  mount(translations.update, ({ params, body }, call) => update(context, params, body, call));
  mount(translations.setChecked, ({ params, body }, call) => setChecked(params, body.is_checked === 1, call));
}

const mayEdit = (kind: TranslationKind, { role }: Session) => kindOf(kind).role !== 'owner' || role === 'owner';

function refuseOthers(kind: TranslationKind, session: Session) {
  if (!mayEdit(kind, session)) throw new AppError('owners-only');
}

async function summarize(db: Database, language: OtherLanguage, session: Session, now: number) {
  const summaries: TranslationSummary[] = [];
  for (const kind of translationKinds.filter((one) => mayEdit(one, session))) {
    const originals = (await readOriginals(db, kind, language, now)).filter(({ isPast }) => !isPast);
    const find = await readTranslations(
      db,
      language,
      kind,
      originals.map(({ record }) => record),
    );
    summaries.push(...originals.map((original) => summaryOf(kind, original, find(original.record))));
  }
  return summaries;
}

function summaryOf(kind: TranslationKind, { record, name, words, builtIn }: Original, stored: Translation) {
  const texts = translate(words, stored, builtIn);
  const count = (state: string) => texts.values().reduce((sum, text) => sum + (text.state === state ? 1 : 0), 0);
  const missing = count('missing');
  const unchecked = kindOf(kind).needsCheck === true && missing === 0 && !isChecked(stored, texts);
  return { kind, record, name, missing, older: count('older'), unchecked };
}

/** @throws AppError `not-found` for a record that is not there */
async function getOriginal(db: Database, { language, kind, record }: Key, now: number) {
  const [original] = await readOriginals(db, kind, language, now, record);
  if (!original || original.record !== record) throw notFound();
  return original;
}

async function getTranslation(db: Database, key: Key, now: number): Promise<z.input<typeof translations.get.output>> {
  const original = await getOriginal(db, key, now);
  const find = await readTranslations(db, key.language, key.kind, [key.record]);
  const stored = find(key.record);
  const texts = translate(original.words, stored, original.builtIn);
  const checked = isChecked(stored, texts);
  return {
    ...key,
    name: original.name,
    texts: [...texts].map(([field, { text, state }]) => {
      const english = original.words[field] ?? '';
      const { label = field, type = 'line' } = original.fields[field] ?? {};
      return { field, label, type, original: original.shown?.[field] ?? english, of: digestOf(english), text, state };
    }),
    needs_check: kindOf(key.kind).needsCheck === true,
    checked_at: checked ? stored.checked_at : null,
    checked_by: checked && stored.checked_by ? await staffNameOf(db, stored.checked_by) : null,
    version: stored.version,
  };
}

async function update(
  { markup }: ResourceContext,
  key: Key,
  { words: typed, originals: madeFrom = {}, confirmed = [] }: TranslationForm,
  { db, change, session }: AdminCall,
) {
  refuseOthers(key.kind, session);
  const cleaned = await cleanTexts(markup, key.kind, await getOriginal(db, key, change.at), typed);
  return changeRecord(db, change, async (trx) => {
    const id = await getTranslationId(trx, key, change.at);
    await lockVersion(trx, 'translations', id, change.expectedVersion);
    const original = await getOriginal(trx, key, change.at);
    const stored = (await readTranslations(trx, key.language, key.kind, [key.record]))(key.record);
    const words = { ...stored.words };
    const changed = Object.entries(cleaned).filter(([field, text]) => {
      const before = words[field];
      const english = original.words[field] ?? '';
      const builtInText = original.builtIn(field, english);
      const isBuiltIn = before === undefined && text === builtInText;
      const isSame = text === (before?.text ?? '') && !(confirmed.includes(field) && text !== '');
      if (isBuiltIn || isSame) return false;
      const of = madeFrom[field] ?? digestOf(english);
      if (before?.text === text && before.of === of) return false;
      if (text === '') delete words[field];
      else words[field] = { text, of };
      return true;
    });
    if (changed.length > 0) {
      const values = { words: JSON.stringify(words), checked_at: null, checked_by: null };
      await updateTranslation(trx, id, values, change.at);
      const content = original.words['content'] ?? '';
      if (key.kind === 'blog') await replaceTextPictures(trx, Number(key.record), content, change.at);
    }
    const fields = changed.map(([field]) => original.fields[field]?.label ?? field);
    return { result: await getTranslation(trx, key, change.at), entry: entryOf(key, original, fields) };
  });
}

async function setChecked(key: Key, checked: boolean, { db, change }: Work) {
  if (!kindOf(key.kind).needsCheck) throw notFound();
  return changeRecord(db, change, async (trx) => {
    const id = await getTranslationId(trx, key, change.at);
    await lockVersion(trx, 'translations', id, change.expectedVersion);
    const original = await getOriginal(trx, key, change.at);
    const { texts } = await getTranslation(trx, key, change.at);
    if (checked && texts.some(({ state }) => state !== 'current'))
      throw invalid('is_checked', translationMessages.notComplete);
    const { email } = await getAdministrator(trx, change.administratorId ?? 0);
    // The program's own translation is stored as it was checked: a later version of the program may have another.
    const words = Object.fromEntries(texts.map(({ field, text, of }) => [field, { text, of }]));
    const values = checked
      ? { words: JSON.stringify(words), checked_at: change.at, checked_by: email }
      : { checked_at: null, checked_by: null };
    await updateTranslation(trx, id, values, change.at);
    return { result: await getTranslation(trx, key, change.at), entry: entryOf(key, original, ['checked']) };
  });
}

const nameOf = new Intl.DisplayNames('en', { type: 'language' });

/** The change of a translation stands in the history of its record. */
function entryOf({ kind, record, language }: Key, { name }: Original, labels: readonly string[]): Entry | [] {
  if (labels.length === 0) return [];
  const isNamed = kind !== 'clinic-profile' && kind !== 'practitioner';
  const subject: ChangedKind = kind === 'practitioner' ? 'clinic-profile' : kind;
  const fields = labels.map((label) => `${nameOf.of(language)}: ${label}`);
  return {
    action: 'changed',
    kind: subject,
    id: isNamed && kind !== 'texts' ? Number(record) : null,
    name: isNamed ? name : null,
    fields,
  };
}
