// See docs/decisions/0087-signs.md.

import * as signMessages from '#contract/messages/signs.ts';
import { bySoonest, urgencies } from '#contract/plain/urgencies.ts';
import { type SignRecord, signs } from '#contract/signs.ts';
import { invalid } from '#server/app-error.ts';
import type { RecordKind } from '#server/db/records.queries.ts';
import { mountRecords } from '../mount-records.ts';
import type { ResourceContext } from '../resource.ts';
import { listSigns, listSignsInLanguage, toSignRecord } from './signs.queries.ts';

const kind: RecordKind<'signs', SignRecord> = {
  table: 'signs',
  kind: 'sign',
  nameOf: ({ sign }) => sign,
  toRecord: toSignRecord,
  texts: { sign: 'sign', advice: 'advice', words: 'words for search' },
  labels: { urgency: 'urgency', body_areas: 'body areas' },
};

export function mountSigns(context: ResourceContext) {
  const { mount, db } = context;
  mount(signs.listPublic, async (_, { language }) => (await listSignsInLanguage(db, language)).toSorted(bySoonest));
  mount(signs.list, async () => (await listSigns(db)).map(toSignRecord).toSorted(bySoonest));
  const { get, update } = signs;
  mountRecords(context, { get, update }, kind, {
    update: ({ body_areas, ...form }, _trx, { least_urgency }) => {
      if (urgencies.indexOf(form.urgency) > urgencies.indexOf(least_urgency))
        throw invalid('urgency', signMessages.neverLower);
      return { ...form, body_areas: JSON.stringify([...new Set(body_areas)]) };
    },
  });
}
