// See docs/decisions/0087-signs.md.

import type { BodyArea } from '#contract/conditions.ts';
import * as signMessages from '#contract/messages/signs.ts';
import { headings } from '#contract/messages/urgencies.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import { fillHelpLines } from '#contract/plain/fill-help-lines.ts';
import { limits } from '#contract/plain/limits.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import { type Urgency, urgencies } from '#contract/plain/urgencies.ts';
import type { SignRecord } from '#contract/signs.ts';
import { LinkField } from '#web/admin/link-picker.tsx';
import { inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { wholeList } from '#web/admin/records/cache.ts';
import { RecordPage } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { SelectField, TextArea, TextField } from '#web/forms/fields.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as signsWords from '#words/admin/signs.ts';
import type { Route } from './+types/route.ts';

/** Labels of the fields, in the order of the form. */
const labels = {
  sign: signsWords.sign,
  advice: signsWords.adviceAfterIt,
  urgency: signsWords.urgency,
  words: signsWords.wordsThatFindIt,
  body_areas: signsWords.bodyAreas,
} as const;

type SignValues = Record<keyof typeof labels, string>;

const areas = Object.keys(bodyAreaNames) as BodyArea[];
const areaEntries = areas.map((area, id) => ({ id, name: bodyAreaNames[area] }));
const placesIn = (value: string) => JSON.parse(value) as number[];

const bodyOf = ({ sign, advice, urgency, words, body_areas }: SignValues) => ({
  sign,
  advice,
  urgency: urgency as Urgency,
  words,
  body_areas: placesIn(body_areas).flatMap((place) => areas[place] ?? []),
});

// None is ever added or deleted: pages name each of them.
const create = () => Promise.reject(new Error('There is no such form.'));

const forms = defineListForms({ ...adminApi.signs, create }, labels, {
  bodyOf,
  expect: (sign: SignRecord, values: SignValues) => ({
    ...sign,
    ...bodyOf(values),
    sign: values.sign.trim() || sign.sign,
    advice: values.advice.trim() || null,
    words: values.words.trim() || sign.words,
  }),
});

function valuesOf(sign: SignRecord | undefined): SignValues {
  const shown = sign?.body_areas ?? [];
  return {
    sign: sign?.sign ?? '',
    advice: sign?.advice ?? '',
    urgency: sign?.urgency ?? 'call',
    words: sign?.words ?? '',
    body_areas: JSON.stringify(shown.map((area) => areas.indexOf(area))),
  };
}

const tab = defineTab({
  kind: 'sign',
  labels,
  messages: signMessages,
  forms,
  loadPage: async ({ signal }) => wholeList(await adminApi.signs.list({}, signal && { signal })),
  calls: adminApi.signs,
  history: 'sign',
});

export const clientLoader = tab.load;

export { revalidateRecords as shouldRevalidate };

export const clientAction = tab.act;

export const meta = (args: Route.MetaArgs) => pageMeta(signsWords.signs, args);

export default function Signs() {
  const lines = useClinic();
  const nameOf = (urgency: Urgency) => fillHelpLines(headings[urgency], lines);
  return (
    <RecordPage
      tab={tab}
      title={signsWords.signs}
      failure={{ sentence: signsWords.failed }}
      lead={<p className="soft list-lead">{signsWords.lead}</p>}
      headingOf={(sign) => sign && fillHelpLines(sign.sign, lines)}
      valuesOf={valuesOf}
      wordsOf={(values) => ({
        ...values,
        urgency: nameOf(values.urgency as Urgency),
        body_areas: placesIn(values.body_areas)
          .flatMap((place) => areaEntries[place]?.name ?? [])
          .join(', '),
      })}
      fields={(control, values, { record, type }) => (
        <>
          <TextField {...control('sign')} hint={signsWords.signHint} />
          <TextArea {...control('advice')} optional rows={2} hint={signsWords.adviceHint} />
          <SelectField
            {...control('urgency')}
            hint={signsWords.urgencyHint}
            options={urgencies
              .slice(0, urgencies.indexOf(record?.least_urgency ?? 'weeks') + 1)
              .map((urgency) => [urgency, nameOf(urgency)] as const)}
          />
          <TextArea
            {...control('words')}
            rows={6}
            count={{ length: lengthOf(values.words), max: limits.otherWords }}
            hint={signsWords.wordsHint}
          />
          <LinkField
            name="body_areas"
            label={labels.body_areas}
            hint={signsWords.areasHint}
            noun="body-area"
            entries={areaEntries}
            chosen={placesIn(values.body_areas)}
            onLink={(ids) => type({ ...values, body_areas: JSON.stringify(ids) })}
          />
        </>
      )}
    >
      {({ items, open }) => (
        <RecordTable className="sign-table" caption={signsWords.signs} columns={[signsWords.sign, signsWords.urgency]}>
          {fillHelpLines(items, lines).map(({ id, sign, urgency }) => (
            <tr key={id} data-open={String(id) === open}>
              <td>
                <span className="who">{sign}</span>
              </td>
              <td data-label={signsWords.urgency}>{nameOf(urgency)}</td>
              <td className="open">
                <RowActions name={sign} edit={inSheet(id, open)} />
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </RecordPage>
  );
}
