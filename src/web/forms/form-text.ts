import type { FieldErrors } from './form-result.ts';

/** The text of a form's field; empty when the field is missing or holds a file. */
export function formText(form: FormData, name: string): string {
  const entry = form.get(name);
  return typeof entry === 'string' ? entry : '';
}

/** The texts of several fields. */
export function formTexts<Field extends string>(form: FormData, names: readonly Field[]) {
  return Object.fromEntries(names.map((name) => [name, formText(form, name)])) as Record<Field, string>;
}

/** What was left empty, in the order of `required`, which says for each field what to do. */
export function findEmpty<Field extends string>(
  values: Readonly<Record<NoInfer<Field>, string | readonly string[]>>,
  required: Readonly<Record<Field, string>>,
): FieldErrors<Field> {
  const fields = Object.keys(required) as Field[];
  const isEmpty = (value: string | readonly string[]) =>
    (typeof value === 'string' ? value.trim() : value).length === 0;
  return Object.fromEntries(
    fields.filter((field) => isEmpty(values[field])).map((field) => [field, required[field]]),
  ) as FieldErrors<Field>;
}
