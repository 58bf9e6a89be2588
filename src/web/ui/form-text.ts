/** The text of a form's field; empty when the field is missing. */
export function formText(form: FormData, name: string): string {
  const entry = form.get(name);
  return typeof entry === 'string' ? entry : '';
}
