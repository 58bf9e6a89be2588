import { formText } from './form-text.ts';

/** Tells the action which record is changed, and from which version. */
export function RecordFields({ id, version }: { id: number; version: number }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

/** The file that was chosen in a field; undefined when there is none, or text stands in its place. */
export function formFile(form: FormData, name: string): File | undefined {
  const entry = form.get(name);
  // A field without a file is sent as an empty one without a name.
  return entry instanceof File && entry.name !== '' ? entry : undefined;
}

/** Which record a form changes, and from which version. */
export function readRecord(form: FormData) {
  return { params: { id: formText(form, 'id') }, options: { ifMatch: Number(formText(form, 'version')) } };
}
