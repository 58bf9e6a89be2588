import { QuietButton } from '#web/admin/button.tsx';
import '#web/admin/save-bar.css';
import './condition-editor.css';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { Condition, Exercise } from '#contract/conditions.ts';
import * as conditionMessages from '#contract/messages/conditions.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import { exerciseTexts, optionalFields, optionalNames } from '#contract/plain/condition-texts.ts';
import type { Problem } from '#contract/problems.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { asStored, type StoredEntry } from '#web/admin/conditions/tab-frame.tsx';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { LinkField } from '#web/admin/link-picker.tsx';
import { PreviewButton } from '#web/admin/preview-button.tsx';
import { recordsOf, useList } from '#web/admin/records/cache.ts';
import { useDelete } from '#web/admin/records/change.tsx';
import { addAgain, theyChanged } from '#web/admin/records/conflicts.ts';
import { SignField } from '#web/admin/sign-field.tsx';
import { GoneNotice, StaleNotice } from '#web/admin/stale-notice.tsx';
import { TranslationLinks } from '#web/admin/translations.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { ConditionForm } from '#web/condition-form/condition-form.tsx';
import { fieldsOf, findMissing, readCondition, toExerciseDraft } from '#web/condition-form/condition-values.ts';
import { toDraft } from '#web/condition-form/long-text.ts';
import { ConditionText } from '#web/condition-form/text-field.tsx';
import { type ConditionFormState, useConditionForm } from '#web/condition-form/use-condition-form.ts';
import { clientActionOf, defineRecordForms } from '#web/forms/define-form.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { formElementId } from '#web/forms/form.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/conditions.ts';

const conditionForms = defineRecordForms({
  fields: fieldsOf,
  read: readCondition,
  check: findMissing,
  add: (api: typeof adminApi, body): Promise<Condition> => api.conditions.create({ body }),
  update: (api, values, { params, options }, form) => {
    const body = form.has('remove_image') ? { ...values, remove_image: 1 as const } : values;
    return api.conditions.update({ params, body }, options);
  },
  load: (api, { params }) => api.conditions.get({ params, query: { placeholders: '1' } }),
});

export const clientAction = clientActionOf(adminApi, conditionForms);

/** Lists to which a condition can be linked. Null if loading failed; saving then leaves the links unchanged. */
export interface LinkedLists {
  symptoms: Symptom[] | null;
  problems: Problem[] | null;
}

interface ConditionEditorProps extends LinkedLists {
  /** Undefined for a new one. */
  condition: Condition | undefined;
}

export async function loadLinkedLists(signal: AbortSignal): Promise<LinkedLists> {
  const [symptoms, problems] = await Promise.all([
    loadOr(null, () => adminApi.symptoms.list({ query: { placeholders: '1' } }, { signal }), { signal }),
    loadOr(null, () => adminApi.problems.listPublic({}, { signal }), { signal }),
  ]);
  return { symptoms, problems };
}

/** The specified form with the fields that the clinic adds, for a new or an existing condition. */
export function ConditionEditor({ condition, ...lists }: ConditionEditorProps) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useConditionForm({
    draft: condition ? `condition-${condition.id}` : 'condition',
    condition,
    onResult: (result, isNew) => {
      // A linked symptom or problem was deleted, so its list is out of date.
      if (result.kind === 'invalid' && (result.errors.symptom_ids || result.errors.problem_id)) void revalidate();
      if (result.kind !== 'saved') return;
      toasts.success(isNew ? conditionMessages.added : conditionMessages.updated);
      if (isNew) leave(`/admin/conditions/${result.saved.id}`);
    },
  });
  const { stored, version, values } = form;
  const isGone = stored !== undefined && version === undefined;
  const [left, leave] = useState<string>();
  useEffect(() => {
    // Navigates in an effect, because the leave guard asks until the form has rendered as saved.
    if (left) void navigate(left, { replace: true });
  }, [left, navigate]);
  const removed = () => {
    form.restart();
    leave('/admin/conditions');
  };

  return (
    <main id="main" tabIndex={-1} className="condition-editor">
      <header className="editor-head">
        <Link className="link-on" to="/admin/conditions">
          <Icon name="back" />
          {words.allConditions}
        </Link>
        <div className="row cluster spread">
          <h1 tabIndex={-1} dir="auto">
            {stored?.name ?? words.addACondition}
          </h1>
          {stored && !isGone && (
            <p className="row cluster">
              <a className="link-on" href={`/conditions/${stored.id}`} target="_blank" rel="noopener">
                {words.viewThePage}
                <span className="visually-hidden"> {words.opensInNewTab}</span>
                <Icon name="out" />
              </a>
              <DeleteButton condition={stored} form={form} onDeleted={removed} />
            </p>
          )}
        </div>
      </header>
      <ConditionForm
        form={form}
        bar="save-bar"
        label={stored ? stored.name : words.addACondition}
        notices={<Overtaken form={form} before={condition} />}
        pictureExtras={<PictureExtras form={form} />}
        extras={<ClinicFields form={form} {...lists} />}
        signs={
          <SignField value={values.signs} onChange={({ target }) => form.change(() => ({ signs: target.value }))} />
        }
        submitLabel={version === undefined ? words.addTheCondition : words.save}
        besides={
          <>
            <PreviewButton make={() => preview(form)} />
            {stored && version !== undefined && <ConditionHistory form={form} stored={stored} />}
          </>
        }
        status={form.isUnsaved ? words.notSavedYet : values.name && words.allChangesAreSaved}
        failure={stored ? conditionMessages.updateFailure : conditionMessages.addFailure}
      />
    </main>
  );
}

interface DeleteButtonProps {
  condition: Condition;
  form: ConditionFormState;
  onDeleted: () => void;
}

/** Leads to the list at once, which is without it; with something unsaved in the form, only once it is certain. */
function DeleteButton({ condition, form: { isUnsaved }, onDeleted }: DeleteButtonProps) {
  const { id, version } = condition;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { remove, restore, get } = adminApi.conditions;
  const isLeft = useRef(false);
  const leave = () => {
    if (!isLeft.current) onDeleted();
    isLeft.current = true;
  };
  const { onDelete, dialog } = useDelete(useList(recordsOf<StoredEntry>('condition')), conditionMessages, {
    noun: 'condition',
    calls: {
      remove: (input) => remove(input, { ifMatch: version }),
      restore: async (input) => asStored(await restore(input)),
      get: async (input) => asStored(await get({ ...input, query: { placeholders: '1' } })),
    },
    onRemove: () => !isUnsaved && leave(),
    onChanged: () => {
      leave();
      void revalidate();
    },
    wayBack: () => isLeft.current && { label: words.openIt, onSelect: () => void navigate(`/admin/conditions/${id}`) },
    question: () => <Sentence words={words.deleteNamed} fields={{ name: <bdi>{condition.name}</bdi> }} />,
    describe: () => (
      <>
        <p>{words.pageWillLeave}</p>
        <p>{words.symptomsStay}</p>
      </>
    ),
  });
  return (
    <>
      <QuietButton icon="trash" className="delete-condition" onClick={() => onDelete(asStored(condition))}>
        {words.deleteWord}
      </QuietButton>
      {dialog}
    </>
  );
}

/** Long texts are stored as JSON. */
const longTexts = ['symptoms', 'causes', 'treatment'] as const;
const plainTexts = ['name', 'description', 'body_area', ...optionalNames] as const;

function ConditionHistory({ form, stored }: { form: ConditionFormState; stored: Condition }) {
  const { exercises } = stored;
  const texts = Object.fromEntries([
    ...plainTexts.map((field) => [field, stored[field] ?? ''] as const),
    ...longTexts.map((field) => [field, JSON.stringify(stored[field])] as const),
    ['signs', stored.signs.length > 0 ? JSON.stringify(stored.signs) : ''],
    ['exercises', exercises.length > 0 ? JSON.stringify(exercises, Object.keys(exerciseTexts)) : ''],
  ]);
  const restore = (earlier: Readonly<Record<string, string>>) =>
    form.change(() => ({
      ...Object.fromEntries(plainTexts.map((field) => [field, earlier[field] ?? ''])),
      ...Object.fromEntries(
        longTexts.map((field) => [field, toDraft(JSON.parse(earlier[field] ?? '""') as Condition[typeof field])]),
      ),
      signs: earlier['signs'] || '[]',
      exercises: (JSON.parse(earlier['exercises'] || '[]') as Exercise[]).map((exercise, key) => {
        const image = exercises.find(({ title }) => title === exercise.title)?.image ?? null;
        return toExerciseDraft({ ...exercise, image }, key);
      }),
    }));
  return (
    <>
      <TranslationLinks kind="condition" record={String(stored.id)} />
      <HistoryButton kind="condition" id={stored.id} stored={texts} onRestore={restore} />
    </>
  );
}

/** Previews the current form; a newly chosen picture is not stored yet. */
async function preview({ sending, stored, version }: ConditionFormState) {
  const element = document.querySelector<HTMLFormElement>(`#${formElementId(sending.id)}`);
  const {
    image: _,
    exercise_image_1: _1,
    exercise_image_2: _2,
    exercise_image_3: _3,
    ...values
  } = readCondition(new FormData(element ?? undefined));
  return adminApi.conditions.preview({ body: { ...values, id: version === undefined ? undefined : stored?.id } });
}

interface OvertakenProps {
  form: ConditionFormState;
  /** Condition as loaded when the page opened. */
  before: Condition | undefined;
}

/** Someone else saved or deleted the condition first. */
function Overtaken({ form: { sending, restart }, before }: OvertakenProps) {
  const { result, attempt } = sending;
  if (result?.kind !== 'stale') return null;
  const { theirs } = result;
  if (!theirs)
    return (
      <GoneNotice noun="condition">
        <p>{addAgain('condition')}</p>
      </GoneNotice>
    );
  const parts = before ? changedParts(before, theirs) : [];
  return (
    <StaleNotice key={attempt} noun="condition" onTake={() => restart(theirs)}>
      {parts.length > 0 && <p>{theyChanged(parts)}</p>}
    </StaleNotice>
  );
}

const partNames = {
  ...words.partNames,
  ...Object.fromEntries(optionalNames.map((name) => [name, optionalFields[name].noun])),
} satisfies Partial<Record<keyof Condition, string>>;

/** The names of the parts that differ between two versions. */
function changedParts(before: Condition, after: Condition): string[] {
  const fields = Object.keys(partNames) as (keyof typeof partNames)[];
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => partNames[field]);
}

interface ClinicFieldsProps extends LinkedLists {
  form: ConditionFormState;
}

/** Fields that decide where visitors find the condition. */
function ClinicFields({ form, symptoms, problems }: ClinicFieldsProps) {
  const { values, change } = form;
  return (
    <section className="clinic-fields" aria-labelledby="where-it-belongs">
      <h2 id="where-it-belongs">{words.whereItBelongs}</h2>
      <SelectField
        name="body_area"
        label={words.bodyArea}
        optional
        hint={words.bodyAreaHint}
        value={values.body_area}
        onChange={({ target }) => change(() => ({ body_area: target.value as typeof values.body_area }))}
        none={words.noneOfThese}
        options={Object.entries(bodyAreaNames)}
      />
      {problems && (
        <SelectField
          name="problem_id"
          label={words.problemToBookFor}
          optional
          hint={words.problemHint}
          value={values.problem_id}
          onChange={({ target }) => change(() => ({ problem_id: target.value }))}
          none={words.noneOfThese}
          options={problems.map(({ id, name }) => [id, name])}
        />
      )}
      <LinkField
        name="symptom_ids"
        label={words.linkedSymptoms}
        hint={words.linkedSymptomsHint}
        noun="symptom"
        entries={symptoms}
        chosen={values.symptom_ids}
        onLink={(symptom_ids) => change(() => ({ symptom_ids }))}
      />
    </section>
  );
}

/** The fields of a picture, shown while there is one. */
function PictureExtras({ form }: { form: ConditionFormState }) {
  const { stored, values, image, change } = form;
  const hasStored = Boolean(stored?.image) && image === undefined;
  const hasPicture = image !== undefined || (hasStored && !values.removesImage);
  return (
    <>
      {hasStored && (
        <>
          {values.removesImage && <input type="hidden" name="remove_image" value="1" />}
          <QuietButton
            className="picture-removal"
            onClick={() => change(({ removesImage }) => ({ removesImage: !removesImage }))}
          >
            {values.removesImage ? words.keepThePicture : words.removePicture}
          </QuietButton>
        </>
      )}
      {hasPicture && <ConditionText form={form} field="alt" />}
    </>
  );
}
