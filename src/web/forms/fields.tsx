import { type ComponentProps, type ReactNode, useState } from 'react';
import type { DescribedField } from '#contract/plain/form-fields.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import { longestFreeText } from '#contract/plain/visitor-limits.ts';
import * as words from '#words/forms.ts';
import { CharacterCount, type ControlProps, Field, type FieldLook } from './field.tsx';
import { useFormParts } from './form.tsx';

interface Labelled extends FieldLook {
  name: string;
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
export function TextField({ name, label, optional, hint, after, isWide, className, ...input }: TextFieldProps) {
  return (
    <FormField {...{ name, label, optional, hint, after, isWide }}>
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
    <p className="field-count note">
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

interface SelectFieldProps extends Labelled, Omit<ComponentProps<'select'>, 'id' | 'name'> {
  /** First option, which stands for no choice. */
  none?: string;
  options: readonly (readonly [value: string | number, words: string])[];
}

export function SelectField({ name, label, optional, hint, isWide, none, options, ...select }: SelectFieldProps) {
  return (
    <FormField {...{ name, label, optional, hint, isWide }}>
      {(control) => (
        <select required={!optional} {...select} {...control} className="input" name={name}>
          {none && <option value="">{none}</option>}
          {options.map(([value, words]) => (
            <option key={value + words} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

interface DescribedControlProps extends Pick<FieldLook, 'isWide'> {
  name: string;
  field: DescribedField;
  before: string | undefined;
  /** The front desk is asked in nouns, and offered none of its own details. */
  isForAnother?: boolean;
}

/** Attributes that go with a type. */
const byType = {
  tel: { inputMode: 'tel', dir: 'ltr', className: 'num' },
  email: { inputMode: 'email', dir: 'ltr', autoCapitalize: 'none', spellCheck: false },
} as const;

/** The control of a field of the contract. */
export function DescribedControl({ name, field, before = '', isForAnother, isWide }: DescribedControlProps) {
  const { hint, missing, rows, choices, input } = field;
  const label = (isForAnother && field.noun) || field.label;
  const shared = { name, label, hint, optional: !missing, defaultValue: before };
  if (rows) return <FreeText {...shared} rows={rows} />;
  if (choices)
    return <SelectField {...shared} isWide={isWide} none={words.noPreference} options={Object.entries(choices)} />;
  return (
    <TextField
      {...shared}
      {...(input?.type && byType[input.type])}
      {...input}
      {...(isForAnother && { autoComplete: 'off' })}
      isWide={isWide}
    />
  );
}

interface DescribedFieldsProps<Name extends string> extends Pick<DescribedControlProps, 'isForAnother'> {
  fields: Readonly<Record<Name, DescribedField>>;
  before: Readonly<Record<NoInfer<Name>, string>>;
}

/** Fields of the contract, in their order: halves beside each other where there is room. */
export function DescribedFields<Name extends string>({ fields, before, ...props }: DescribedFieldsProps<Name>) {
  return (
    <div className="field-row field-rows">
      {(Object.entries(fields) as [Name, DescribedField][]).map(([name, field]) => (
        <DescribedControl key={name} {...props} {...{ name, field, before: before[name], isWide: !field.isHalf }} />
      ))}
    </div>
  );
}

/** Length from which the count of characters shows. */
const nearlyFull = longestFreeText * 0.9;

/** Several lines in the visitor's own words. */
function FreeText({ defaultValue, ...props }: Omit<TextAreaProps, 'count' | 'after'> & { defaultValue: string }) {
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

export const EmailField = (props: TextFieldProps) => <TextField type="email" {...byType.email} {...props} />;

/** Tells the action which record is changed, and from which version. */
export function RecordFields({ id, version }: { id: number; version: number }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

/** A field that no one sees or reaches with the keyboard: what is in it was written by a program. Send `website` along. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {words.leaveEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
