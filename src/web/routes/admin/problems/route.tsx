import type { BodyArea } from '#contract/conditions.ts';
import * as problemMessages from '#contract/messages/problems.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import type { ProblemRecord } from '#contract/problems.ts';
import { LinkField } from '#web/admin/link-picker.tsx';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { NameList } from '#web/admin/name-list.tsx';
import { OtherWords, otherWordsLabel } from '#web/admin/other-words.tsx';
import { wholeList } from '#web/admin/records/cache.ts';
import { RecordPage } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { openTreatments, useTreatments } from '#web/admin/use-treatments.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { defineListForms } from '#web/forms/define-form.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/signs.ts';
import type { Route } from './+types/route.ts';

/** Labels of the fields, in the order of the form. */
const labels = {
  name: words.problem,
  body_area: words.bodyArea,
  treatment_ids: words.treatments,
  other_words: otherWordsLabel,
} as const;

type ProblemField = keyof typeof labels;
type ProblemValues = Record<ProblemField, string>;

const idsIn = (value: string) => JSON.parse(value) as number[];

const bodyOf = ({ name, body_area, treatment_ids, other_words }: ProblemValues) => ({
  name,
  body_area: (body_area || null) as BodyArea | null,
  treatment_ids: idsIn(treatment_ids),
  other_words,
});

const problemForms = defineListForms(adminApi.problems, labels, {
  bodyOf,
  expect: (problem, values) => ({
    ...problem,
    ...bodyOf(values),
    name: values.name.trim() || problem.name,
    other_words: values.other_words.trim() || null,
  }),
});

function valuesOf(problem: ProblemRecord | undefined): ProblemValues {
  return {
    name: problem?.name ?? '',
    body_area: problem?.body_area ?? '',
    treatment_ids: JSON.stringify(problem?.treatment_ids ?? []),
    other_words: problem?.other_words ?? '',
  };
}

const areaName = (area: string | null) => (area ? bodyAreaNames[area as BodyArea] : words.noBodyArea);

const tab = defineTab({
  kind: 'problem',
  labels,
  messages: problemMessages,
  forms: problemForms,
  loadPage: async ({ signal }) => wholeList(await adminApi.problems.list({}, signal && { signal })),
  calls: adminApi.problems,
  history: 'problem',
  addsLast: true,
});

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([tab.load(args), openTreatments()]);
  return loaded;
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = tab.act;

export const meta = (args: Route.MetaArgs) => pageMeta(words.problems, args);

/** Problems in the order in which patients choose from them. */
export default function Problems() {
  const treatments = useTreatments() ?? null;
  const namesOf = (ids: readonly number[]) =>
    (treatments ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <RecordPage
      tab={tab}
      title={words.onlineBooking}
      parts={{ group: 'booking' }}
      add={words.addProblem}
      empty={words.noProblems}
      addFirst={words.addFirst}
      describe={({ name }) => <bdi>{name}</bdi>}
      headingOf={(problem) => problem?.name}
      valuesOf={valuesOf}
      wordsOf={(values) => ({
        ...values,
        body_area: areaName(values.body_area),
        treatment_ids: namesOf(idsIn(values.treatment_ids)).join(', '),
      })}
      fields={(control, values, { type }) => (
        <>
          <TextField {...control('name')} hint={words.nameHint} />
          <SelectField
            {...control('body_area')}
            optional
            none={areaName(null)}
            options={Object.entries(bodyAreaNames)}
          />
          {!treatments && <input type="hidden" name="treatment_ids" value={values.treatment_ids} />}
          <LinkField
            name="treatment_ids"
            label={labels.treatment_ids}
            hint={words.treatmentsHint}
            noun="treatment"
            entries={treatments}
            chosen={idsIn(values.treatment_ids)}
            onLink={(ids) => type({ ...values, treatment_ids: JSON.stringify(ids) })}
          />
          <OtherWords {...control('other_words')} />
        </>
      )}
    >
      {({ shown, open, onDelete }) => (
        <OrderedList
          {...{ shown, open, onDelete }}
          of="problems"
          order={words.asOnWebsite}
          messages={problemMessages}
          calls={adminApi.problems}
        >
          {({ body_area, treatment_ids }) => (
            <p className="soft">
              {areaName(body_area)} · <NameList names={namesOf(treatment_ids)} />
            </p>
          )}
        </OrderedList>
      )}
    </RecordPage>
  );
}
