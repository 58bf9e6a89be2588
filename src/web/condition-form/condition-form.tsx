import './condition-form.css';
import { type ReactNode, useState } from 'react';
import {
  type ConditionDay,
  type ConditionGroup,
  conditionDays,
  conditionGroups,
} from '#contract/plain/condition-texts.ts';
import { DayField } from '#web/admin/day-input.tsx';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { RecordFields } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useFormParts } from '#web/forms/form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import * as words from '#words/condition-form.ts';
import { conditionControl, fieldsOfGroup, textsOfGroup } from './condition-values.ts';
import { ExerciseFields } from './exercise-fields.tsx';
import { LongTextField } from './long-text-field.tsx';
import { ConditionText } from './text-field.tsx';
import type { ConditionFormState } from './use-condition-form.ts';

interface WithForm {
  form: ConditionFormState;
}

interface ConditionFormProps extends WithForm, SaveBarProps {
  /** The accessible name of the form: 'Add a condition'. */
  label: string;
  /** Above all fields: what happened in the meantime. */
  notices?: ReactNode;
  /** Additions of the clinic to the picture, and to the form. */
  pictureExtras?: ReactNode;
  extras?: ReactNode;
  /** Above the texts about help. */
  signs?: ReactNode;
}

/** The specified form, and optional fields in groups. Inputs have no maximum length: an error names a text that is too long, and nothing is cut. */
export function ConditionForm({ form, label, notices, pictureExtras, extras, signs, ...saving }: ConditionFormProps) {
  const { sending, stored, version, values, image, setImage, isUnsaved } = form;
  return (
    <Form
      form={sending}
      className="condition-form"
      aria-label={label}
      encType="multipart/form-data"
      onSubmit={form.tidy}
    >
      <LeaveGuard isUnsaved={isUnsaved} />
      {notices}
      {form.isFromDraft && (
        <div className="condition-notice">
          <Alert tone="note" title={words.typedBefore}>
            <p>{words.withoutItsPicture}</p>
            <button type="button" className="button button-secondary button-small" onClick={() => form.restart()}>
              {words.throwItAway}
            </button>
          </Alert>
        </div>
      )}
      <FormErrors />
      {stored && version !== undefined && <RecordFields id={stored.id} version={version} />}
      <ConditionText form={form} field="name" />
      <ConditionText form={form} field="description" />
      <LongTextField form={form} field="symptoms" label={words.symptoms} />
      <LongTextField form={form} field="causes" label={words.causes} />
      <LongTextField form={form} field="treatment" label={words.treatmentRequired} />
      <PictureField
        key={`${stored?.version}`}
        id={conditionControl('image')}
        name="image"
        label={words.picture}
        optional
        current={stored?.image && !values.removesImage ? `/uploads/conditions/${stored.image}` : undefined}
        file={image}
        onChange={setImage}
        error={sending.errors.image}
      />
      {pictureExtras}
      <OptionalFields form={form} signs={signs} />
      {extras}
      <SaveBar {...saving} />
    </Form>
  );
}

interface SaveBarProps {
  submitLabel: string;
  /** Beside the button: whether everything is saved. */
  status: ReactNode;
  besides?: ReactNode;
  /** The title of the message when saving fails. */
  failure: string;
  /** Advice where saving needs a sign-in. */
  signInAdvice?: ReactNode;
  bar?: 'submit-row condition-save' | 'save-bar';
}

/** The button with the result of the last attempt beside it, where people look after pressing it. */
function SaveBar(props: SaveBarProps) {
  const { submitLabel, besides, status, failure, signInAdvice, bar = 'submit-row condition-save' } = props;
  const parts = useFormParts();
  const needsSignIn = parts.failure?.kind === 'signed-out' && signInAdvice !== undefined;
  return (
    <div className={`${bar} row cluster`}>
      {parts.failure && (
        <div key={parts.attempt} ref={showWhole} className="submit-failure">
          {needsSignIn ? (
            <Alert tone="failure" title={failure}>
              <p>{signInAdvice}</p>
            </Alert>
          ) : (
            <FormFailure title={failure} lead={words.nothingLost} />
          )}
        </div>
      )}
      <SubmitButton icon="check" busy={words.saving}>
        {submitLabel}
      </SubmitButton>
      {besides}
      <FormStatus>{status}</FormStatus>
    </div>
  );
}

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Fields beside the specified ones, in groups that open. */
function OptionalFields({ form, signs }: Pick<ConditionFormProps, 'form' | 'signs'>) {
  return (Object.entries(conditionGroups) as [ConditionGroup, string][]).map(([group, title]) => (
    <Group key={group} form={form} group={group} title={title}>
      {group === 'help' && signs}
      {textsOfGroup(group).map((field) => (
        <ConditionText key={field} form={form} field={field} />
      ))}
      {group === 'action' && <ExerciseFields form={form} />}
      {group === 'review' && <Days form={form} />}
    </Group>
  ));
}

interface GroupProps extends WithForm {
  group: ConditionGroup;
  title: string;
  children: ReactNode;
}

/** Open where something is filled in or wrong. The fields of a group that no one has opened are not sent. */
function Group({ form: { values, sending }, group, title, children }: GroupProps) {
  const fields = fieldsOfGroup(group);
  const entered = values as unknown as Partial<Record<string, { length: number }>>;
  const isFilled = fields.some((field) => (entered[field]?.length ?? 0) > 0);
  const hasError = fields.some((field) => sending.errors[field]);
  const [isOpen, setOpen] = useState(isFilled || group === 'help');
  const [wasOpened, setOpened] = useState(isOpen);
  return (
    <details
      className="condition-group"
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary className="row">
        <h2>{title}</h2>
      </summary>
      {(wasOpened || isFilled || hasError) && children}
    </details>
  );
}

function Days({ form: { values, change, sending } }: WithForm) {
  const { timeZone } = useClinic();
  const [now] = useState(() => new Date().toLocaleDateString('sv-SE', { timeZone })); // Sweden writes dates like ISO does
  const choose = (name: ConditionDay, day: string) => {
    change(() => ({ [name]: day }));
    sending.correct(name);
  };
  return (
    <>
      {(Object.keys(conditionDays) as ConditionDay[]).map((name) => (
        <DayField
          key={name}
          name={name}
          {...conditionDays[name]}
          optional
          max={name === 'next_review_on' ? undefined : now}
          value={values[name]}
          onChange={(event) => choose(name, event.target.value)}
        />
      ))}
      <button type="button" className="button button-secondary button-small" onClick={() => choose('reviewed_on', now)}>
        {words.reviewedToday}
      </button>
    </>
  );
}
