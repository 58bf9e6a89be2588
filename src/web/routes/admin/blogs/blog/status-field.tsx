import type { Blog } from '#contract/blogs.ts';
import { Field } from '#web/forms/field.tsx';
import { controlId } from './blog-values.ts';

interface StatusFieldProps {
  status: Blog['status'];
  error: string | undefined;
  onChange: (status: Blog['status']) => void;
}

export function StatusField({ status, error, onChange }: StatusFieldProps) {
  return (
    <Field id={controlId('status')} label="Status" hint="Visitors see only what is published." error={error}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={status}
          onChange={(event) => onChange(event.target.value === 'Published' ? 'Published' : 'Draft')}
        >
          <option>Draft</option>
          <option>Published</option>
        </select>
      )}
    </Field>
  );
}
