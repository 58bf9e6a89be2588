import { RecordFields } from '#web/forms/fields.tsx';
import './condition-form.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { PictureField } from '#web/admin/pictures/picture-field.tsx';

import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useFormParts } from '#web/forms/form.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { conditionControl } from './condition-values.ts';
import { LongTextField } from './long-text-field.tsx';
import { OptionalFields } from './optional-fields.tsx';
import { ConditionText } from './text-field.tsx';
import type { ConditionFormState } from './use-condition-form.ts';

interface ConditionFormProps extends SaveBarProps {
  form: ConditionFormState;
  /** The accessible name of the form: 'Add a condition'. */
  label: string;
  /** Above all fields: what happened in the meantime. */
  notices?: ReactNode;
  /** Additions of the clinic to the picture, and to the form. */
  pictureExtras?: ReactNode;
  extras?: ReactNode;
}

/** The specified form, and optional fields in groups. Inputs have no maximum length: an error names a text that is too long, and nothing is cut. */
export function ConditionForm({ form, label, notices, pictureExtras, extras, ...saving }: ConditionFormProps) {
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
      {form.isFromDraft && <DraftNotice onDiscard={() => form.restart()} />}
      <FormErrors />
      {stored && version !== undefined && <RecordFields id={stored.id} version={version} />}
      <ConditionText form={form} field="name" />
      <ConditionText form={form} field="description" />
      <LongTextField form={form} field="symptoms" label="Symptoms" />
      <LongTextField form={form} field="causes" label="Causes" />
      <LongTextField form={form} field="treatment" label="Treatment required" />
      <PictureField
        key={`${stored?.version}`}
        id={conditionControl('image')}
        name="image"
        label="Picture"
        optional
        current={stored?.image && !values.removesImage ? `/uploads/conditions/${stored.image}` : undefined}
        file={image}
        onChange={setImage}
        error={sending.errors.image}
      />
      {pictureExtras}
      <OptionalFields form={form} />
      {extras}
      <SaveBar {...saving} />
    </Form>
  );
}

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

interface SaveBarProps {
  /** Label of the button: 'Save'. */
  submitLabel: string;
  /** Beside the button: whether everything is saved. */
  status: ReactNode;
  /** Stand beside the button. */
  besides?: ReactNode;
  /** The title of the message when saving fails. */
  failure: string;
  /** Advice where saving needs a sign-in. */
  signInAdvice?: ReactNode;
  bar?: 'submit-row condition-save' | 'save-bar';
}

/** The button with the result of the last attempt beside it, where people look after pressing it. */
function SaveBar({
  submitLabel,
  besides,
  status,
  failure,
  signInAdvice,
  bar = 'submit-row condition-save',
}: SaveBarProps) {
  const parts = useFormParts();
  const needsSignIn = parts.failure?.kind === 'signed-out' && signInAdvice !== undefined;
  return (
    <div className={`${bar} row cluster`}>
      {parts.failure && (
        <InView key={parts.attempt}>
          {needsSignIn ? (
            <Alert tone="failure" title={failure}>
              <p>{signInAdvice}</p>
            </Alert>
          ) : (
            <FormFailure title={failure} lead="Nothing you typed is lost." />
          )}
        </InView>
      )}
      <SubmitButton icon="check" busy="Saving">
        {submitLabel}
      </SubmitButton>
      {besides}
      <FormStatus>{status}</FormStatus>
    </div>
  );
}

function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="submit-failure">
      {children}
    </div>
  );
}
