import './forms.css';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';

/** Attributes that tie a control to its label, hint and error. Spread them onto the input. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldProps {
  id: string;
  label: string;
  optional?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Content below the control, such as a count of characters. */
  after?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control, its hint above and its error below. */
export function Field({ id, label, optional = false, hint, error, after, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {optional && <span className="field-optional">(optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {children(describeControl(id, { hint: Boolean(hint), error }))}
      <FieldError id={id} message={error} />
      {after}
    </div>
  );
}

export function describeControl(
  id: string,
  { hint, error }: { hint: boolean; error: string | undefined },
): ControlProps {
  const described = [...(hint ? [hintId(id)] : []), ...(error ? [errorId(id)] : [])];
  return { id, 'aria-describedby': described.join(' ') || undefined, 'aria-invalid': Boolean(error) };
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="field-error" id={errorId(id)}>
      <Icon name="alert" />
      {message}
    </p>
  );
}

export function controlId(form: string, field: string) {
  return `${form}-${field.replaceAll(/[._]/g, '-')}`;
}

export function hintId(id: string) {
  return `${id}-hint`;
}

function errorId(id: string) {
  return `${id}-error`;
}
