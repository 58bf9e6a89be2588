import { bodyAreaNames } from '#contract/body-areas.ts';
import type { BodyArea } from '#contract/conditions.ts';
import * as problemMessages from '#contract/messages/problems.ts';
import type { ProblemRecord } from '#contract/problems.ts';
import type { TreatmentRecord } from '#contract/treatments.ts';
import { LinkPicker } from '#web/admin/link-picker.tsx';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { AddFirstLink } from '#web/admin/list/record-links.tsx';
import { defineTab, RecordPage, revalidateRecords, type SheetProps } from '#web/admin/list/record-tab.tsx';
import { NameList } from '#web/admin/name-list.tsx';
import { OtherWords, otherWordsLabel } from '#web/admin/other-words.tsx';
import { type Control, RecordSheet } from '#web/admin/record-sheet.tsx';
import { wholeList } from '#web/admin/store/records.ts';
import { openTreatments, useTreatments } from '#web/admin/use-treatments.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf, defineListForms } from '#web/forms/define-form.ts';
import { FieldGroup } from '#web/forms/field.tsx';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { formTexts } from '#web/forms/form-data.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';

/** In the order of the form, with the names that people know them by. */
const labels = {
  name: 'Problem',
  body_area: 'Body area',
  treatment_ids: 'Treatments',
  other_words: otherWordsLabel,
} as const;

type ProblemField = keyof typeof labels;
type ProblemValues = Record<ProblemField, string>;

const fields = Object.keys(labels) as ProblemField[];

const idsIn = (value: string) => JSON.parse(value) as number[];

const bodyOf = ({ name, body_area, treatment_ids, other_words }: ProblemValues) => ({
  name,
  body_area: (body_area || null) as BodyArea | null,
  treatment_ids: idsIn(treatment_ids),
  other_words,
});

const problemForms = defineListForms({
  fields,
  read: (form) => formTexts(form, fields),
  expect: (problem: ProblemRecord, values) => ({
    ...problem,
    ...bodyOf(values),
    name: values.name.trim() || problem.name,
    other_words: values.other_words.trim() || null,
  }),
  add: (api: typeof adminApi, values): Promise<ProblemRecord> => api.problems.create({ body: bodyOf(values) }),
  update: (api, values, { params, options }) => api.problems.update({ params, body: bodyOf(values) }, options),
  load: (api, { params }) => api.problems.get({ params }),
});

function valuesOf(problem: ProblemRecord | undefined): ProblemValues {
  return {
    name: problem?.name ?? '',
    body_area: problem?.body_area ?? '',
    treatment_ids: JSON.stringify(problem?.treatment_ids ?? []),
    other_words: problem?.other_words ?? '',
  };
}

const areaName = (area: string | null) => (area ? bodyAreaNames[area as BodyArea] : 'No body area');

const tab = defineTab(problemMessages, {
  noun: 'problem',
  forms: problemForms,
  loadPage: async ({ signal }) => wholeList(await adminApi.problems.listAll({}, signal && { signal })),
  calls: adminApi.problems,
  addsLast: true,
});

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([tab.load(args), openTreatments()]);
  return loaded;
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: problemForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Problems', args);

/** Problems in the order in which patients choose from them. */
export default function Problems() {
  const treatments = useTreatments() ?? null;
  const namesOf = (ids: readonly number[]) =>
    (treatments ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <RecordPage
      tab={tab}
      title="Online booking"
      parts={{ group: 'booking' }}
      add="Add a problem"
      empty={
        <EmptyState sentence={problemMessages.empty}>
          <p>Patients choose what hurts from these when they book. Without them, they choose treatments.</p>
          <AddFirstLink>Add the first problem</AddFirstLink>
        </EmptyState>
      }
      deletion={{ describe: ({ name }) => <bdi>{name}</bdi> }}
      sheet={(props) => <ProblemSheet key={props.draftName} {...props} {...{ treatments, namesOf }} />}
    >
      {({ shown, open, onDelete }) => (
        <OrderedList
          {...{ shown, open, onDelete }}
          noun="problems"
          order="as on the website"
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

interface ProblemSheetProps extends SheetProps<ProblemRecord, ProblemField> {
  /** Null if they could not be loaded. */
  treatments: TreatmentRecord[] | null;
  namesOf: (ids: readonly number[]) => string[];
}

function ProblemSheet({ treatments, namesOf, ...props }: ProblemSheetProps) {
  return (
    <RecordSheet
      {...props}
      noun="problem"
      title={props.record?.name}
      labels={labels}
      valuesOf={valuesOf}
      wordsOf={(values) => ({
        ...values,
        body_area: areaName(values.body_area),
        treatment_ids: namesOf(idsIn(values.treatment_ids)).join(', '),
      })}
      messages={problemMessages}
      history="problem"
    >
      {(control) => (
        <>
          <TextField {...control('name')} hint="In the words of patients, like “Knee pain”." />
          <SelectField
            {...control('body_area')}
            optional
            none={areaName(null)}
            options={Object.entries(bodyAreaNames)}
          />
          <Treatments {...control('treatment_ids')} treatments={treatments} />
          <OtherWords {...control('other_words')} />
        </>
      )}
    </RecordSheet>
  );
}

interface TreatmentsProps extends Control<ProblemField>, Pick<ProblemSheetProps, 'treatments'> {}

function Treatments({ name, label, value, onChange, treatments }: TreatmentsProps) {
  const { idOf, errors, correct } = useFormParts();
  const link = (ids: number[]) => {
    onChange({ target: { value: JSON.stringify(ids) } });
    correct(name);
  };
  return (
    <FieldGroup
      id={idOf(name)}
      label={label}
      optional
      hint="Chosen with the problem. Hidden ones are left out on the website."
      error={errors[name]}
    >
      {treatments ? (
        <LinkPicker name={name} noun="treatment" entries={treatments} chosen={idsIn(value)} onLink={link} />
      ) : (
        <>
          <input type="hidden" name={name} value={value} />
          <p className="linked-failure" role="alert">
            The treatments could not be loaded just now. Those that are linked stay as they are.
          </p>
        </>
      )}
    </FieldGroup>
  );
}
