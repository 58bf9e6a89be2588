import './condition-form.css';
import type { ReactNode, SubmitEvent } from 'react';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';
import { LeaveGuard } from '#web/admin/saving/leave-guard.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { conditionControl } from './condition-values.ts';
import { LongTextField } from './long-text-field.tsx';
import { fieldsOf } from './mistakes.ts';
import { TextField } from './text-field.tsx';
import type { ConditionFormState } from './use-condition-form.ts';

interface ConditionFormProps {
  form: ConditionFormState;
  /** What the form does, for those who listen: 'Add a condition'. */
  label: string;
  onSubmit: () => void;
  /** Above all fields: what happened in the meantime. */
  notices?: ReactNode;
  /** What the clinic adds to the picture, and to the form. */
  pictureExtras?: ReactNode;
  extras?: ReactNode;
  /** The button that saves, and what became of the last try. */
  footer: ReactNode;
}

/** The specified form. Lengths are not cut here: what is too long is said, not lost. */
export function ConditionForm({ form, label, onSubmit, notices, pictureExtras, extras, footer }: ConditionFormProps) {
  const { values, errors, change, attempt, stored, isUnsaved } = form;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const entries = fieldsOf(values).flatMap((field) => {
    const message = errors[field];
    return message ? [{ target: conditionControl(field), message }] : [];
  });
  return (
    <form className="condition-form" aria-label={label} noValidate onSubmit={submit}>
      <LeaveGuard isUnsaved={isUnsaved} />
      {notices}
      {form.isFromDraft && <DraftNotice onDiscard={() => form.restart()} />}
      {entries.length > 0 && <ErrorSummary key={attempt} entries={entries} />}
      <TextField form={form} field="name" label="Name" />
      <TextField
        form={form}
        field="description"
        label="Description"
        hint="What it is, in plain words. The first paragraph opens the page."
        rows={4}
      />
      {longTexts.map(({ field, label: title }) => (
        <LongTextField
          key={field}
          field={field}
          label={title}
          draft={values[field]}
          errors={errors}
          onChange={(changed, touched) => change((now) => ({ [field]: changed(now[field]) }), touched)}
        />
      ))}
      <PictureField
        key={`${stored?.version}`}
        id={conditionControl('image')}
        label="Picture"
        optional
        current={stored?.image && !values.removesImage ? `/uploads/conditions/${stored.image}` : undefined}
        file={form.image}
        onChange={form.setImage}
        error={errors.image}
      />
      {pictureExtras}
      {extras}
      {footer}
    </form>
  );
}

const longTexts = [
  { field: 'symptoms', label: 'Symptoms' },
  { field: 'causes', label: 'Causes' },
  { field: 'treatment', label: 'Treatment required' },
] as const;

function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="condition-notice">
      <Alert tone="note" title="Here is what you typed before. It is not saved yet.">
        <p>A picture that you had chosen is not part of it.</p>
        <button type="button" className="button button-secondary button-small" onClick={onDiscard}>
          Throw it away
        </button>
      </Alert>
    </div>
  );
}
