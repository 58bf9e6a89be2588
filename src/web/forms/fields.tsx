import { type ComponentProps, type ReactNode, useState } from 'react';
import { lengthOf } from '#contract/text-length.ts';
import { longestFreeText } from '#contract/visitor-limits.ts';
import { CharacterCount } from './character-count.tsx';
import { type ControlProps, Field } from './field.tsx';
import { useFormParts } from './form.tsx';

interface Labelled {
  name: string;
  label: string;
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** Content below the control. */
  after?: ReactNode;
}

/** A field of a form with a control of its own. */
export function FormField({ name, children, ...field }: Labelled & { children: (control: ControlProps) => ReactNode }) {
  const { idOf, errors } = useFormParts();
  return (
    <Field id={idOf(name)} error={errors[name]} {...field}>
      {children}
    </Field>
  );
}

type TextFieldProps = Labelled & Omit<ComponentProps<'input'>, 'id' | 'name'>;

/** One line of text. Lengths are not cut here: what is too long is said, not lost. */
export function TextField({ name, label, optional, hint, after, className, ...input }: TextFieldProps) {
  return (
    <FormField {...{ name, label, optional, hint, after }}>
      {(control) => (
        <input
          autoComplete="off"
          dir="auto"
          required={!optional}
          {...input}
          {...control}
          name={name}
          className={className ? `input ${className}` : 'input'}
        />
      )}
    </FormField>
  );
}

interface TextAreaProps extends Labelled, Omit<ComponentProps<'textarea'>, 'id' | 'name'> {
  /** Counts what is typed against this. */
  count?: { length: number; max: number };
}

export function TextArea({ name, label, optional, hint, after, count, className, ...textarea }: TextAreaProps) {
  const below = count ? (
    <p className="field-count">
      <CharacterCount {...count} />
    </p>
  ) : (
    after
  );
  return (
    <FormField {...{ name, label, optional, hint, after: below }}>
      {(control) => (
        <textarea
          dir="auto"
          required={!optional}
          {...textarea}
          {...control}
          name={name}
          className={className ? `input ${className}` : 'input'}
        />
      )}
    </FormField>
  );
}

/** From here on the count shows: before, it would only be noise. */
const nearlyFull = longestFreeText * 0.9;

/** Several lines in the visitor's own words. */
export function FreeText({
  defaultValue,
  ...props
}: Omit<TextAreaProps, 'count' | 'after' | 'onChange'> & { defaultValue: string }) {
  const [length, setLength] = useState(() => lengthOf(defaultValue));
  return (
    <TextArea
      {...props}
      defaultValue={defaultValue}
      onChange={(event) => setLength(lengthOf(event.target.value))}
      after={length >= nearlyFull && <CharacterCount length={length} max={longestFreeText} />}
    />
  );
}

export function EmailField({ autoComplete = 'email', ...props }: TextFieldProps) {
  return (
    <TextField
      type="email"
      dir="ltr"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export function PhoneField({ autoComplete = 'tel', ...props }: TextFieldProps) {
  return <TextField type="tel" dir="ltr" inputMode="tel" className="num" autoComplete={autoComplete} {...props} />;
}

/** Tells the action which record is changed, and from which version. */
export function RecordFields({ id, version }: { id: number; version: number }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}
