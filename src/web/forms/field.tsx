import './forms.css';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/forms.ts';
import { locale } from '#words/locale.ts';

export type ControlProps = ReturnType<typeof describeControl>;

export interface FieldLook {
  label: string;
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** Content below the control, such as a count of characters. */
  after?: ReactNode;
  /** Takes the whole width where others stand beside each other. */
  isWide?: boolean | undefined;
}

interface FieldProps extends FieldLook {
  id: string;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

interface GroupProps extends Pick<FieldProps, 'id' | 'label' | 'optional' | 'hint' | 'error'> {
  children: ReactNode;
}

/** A labelled control, its hint above and its error below. */
export function Field({ id, label, optional = false, hint, error, after, isWide = false, children }: FieldProps) {
  return (
    <div className={isWide ? 'field field-wide' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label} {optional && <span className="field-optional">{words.optional}</span>}
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

/** Controls under one label, such as boxes to tick. An error summary leads to the group. */
export function FieldGroup({ id, label, optional, hint, error, children }: GroupProps) {
  const { 'aria-describedby': describedBy } = describeControl(id, { hint: Boolean(hint), error });
  return (
    <div
      id={id}
      className="picker-group"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      <span className="field-label" id={`${id}-label`}>
        {label} {optional && <span className="field-optional">{words.optional}</span>}
      </span>
      {hint && (
        <p className="hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      <FieldError id={id} message={error} />
      {children}
    </div>
  );
}

/** Attributes that tie a control to its label, hint and error. Spread them onto the input. */
export function describeControl(id: string, { hint, error }: { hint: boolean; error: string | undefined }) {
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

/** Says how much room is left. The field itself takes more, so that nothing that is pasted is cut silently. */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  const over = length - max;
  return (
    <span className="character-count num" data-over={over > 0}>
      {words.lengthOf(format(length), format(max))}
      <span className="visually-hidden" role="status">
        {over > 0 && words.tooMany(over, format(over))}
      </span>
    </span>
  );
}

const format = (count: number) => count.toLocaleString(locale);
