import type { HelpLinesQuery } from '#contract/help-lines.ts';
import * as symptomMessages from '#contract/messages/symptoms.ts';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import { defaultLanguage, type Language } from '#contract/plain/languages.ts';
import { readSignNames } from '#contract/plain/urgencies.ts';
import { type Symptom, symptoms } from '#contract/symptoms.ts';
import type { Database } from '#server/db/database.ts';
import { noSample, type RecordKind, refuseTakenName } from '#server/db/records.queries.ts';
import { inLanguage, sortByName } from '#server/db/translations.queries.ts';
import { clinicHelpLines } from '../clinic/clinic-profile.queries.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import * as queries from './symptoms.queries.ts';

const kind: RecordKind<'symptoms', Symptom> = {
  table: 'symptoms',
  kind: 'symptom',
  nameOf: ({ name }) => name,
  toRecord: async (row, db) => ({
    ...row,
    signs: readSignNames(row.signs),
    condition_ids: await queries.listConditionIds(db, row.id),
  }),
  texts: { name: 'name', urgent_help: 'urgent help', other_words: 'other words', signs: 'signs' },
};

export function mountSymptoms(context: ResourceContext) {
  const { mount, db } = context;
  mount(symptoms.list, ({ query }, { language }) => listSymptoms(db, query, language));
  mountRecords(context, symptoms, kind, {
    create: async (form, trx) => {
      await refuseTakenName(trx, 'symptoms', form.name, symptomMessages.taken);
      return form;
    },
    update: async (form, trx, { id }) => {
      await refuseTakenName(trx, 'symptoms', form.name, symptomMessages.taken, id);
      return { ...form, ...noSample };
    },
  });
}

/** Forms edit them in English. */
async function listSymptoms(db: Database, { placeholders }: HelpLinesQuery, asked: Language): Promise<Symptom[]> {
  const language = placeholders ? defaultLanguage : asked;
  const bySymptom = Map.groupBy(await queries.listConditionsOfSymptoms(db), (link) => link.symptom_id);
  const conditionsOf = (id: number) => (bySymptom.get(id) ?? []).map((link) => link.condition_id);
  const listed = await inLanguage(db, language, 'symptom', await queries.listSymptoms(db));
  const all = sortByName(language, listed).map((symptom) => ({
    ...symptom,
    signs: readSignNames(symptom.signs),
    condition_ids: conditionsOf(symptom.id),
  }));
  if (placeholders) return all;
  return fillHelpLines(all.map(withoutWords), await clinicHelpLines(db, language));
}

/** Words for search stay out of the list that visitors load. */
function withoutWords(symptom: Symptom) {
  const { other_words: _, ...shown } = symptom;
  return shown;
}
