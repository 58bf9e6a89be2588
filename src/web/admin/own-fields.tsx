import { type ComponentProps, useId } from 'react';
import { Field, type FieldLook } from '#web/forms/field.tsx';
import { DayInput } from './day-input.tsx';

// Fields whose text is state of the component around them, which reads it itself. `forms/fields.tsx` has those of a form that is sent.

interface OwnField extends Pick<FieldLook, 'label' | 'optional' | 'hint'> {
  id?: string;
  error?: string | undefined;
}

/** One line of text, or a day. */
export function InputField({ id, label, optional, hint, error, ...input }: OwnField & ComponentProps<'input'>) {
  const ownId = useId();
  return (
    <Field {...{ id: id ?? ownId, label, optional, hint, error }}>
      {(control) =>
        input.type === 'date' ? (
          <DayInput {...control} {...input} />
        ) : (
          <input {...control} className="input" {...input} />
        )
      }
    </Field>
  );
}

/** One of the options within. */
export function ChoiceField({ id, label, optional, hint, error, ...select }: OwnField & ComponentProps<'select'>) {
  const ownId = useId();
  return (
    <Field {...{ id: id ?? ownId, label, optional, hint, error }}>
      {(control) => <select {...control} className="input" {...select} />}
    </Field>
  );
}
