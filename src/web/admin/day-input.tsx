import './day-input.css';
import { type ComponentProps, useState } from 'react';
import { FormField } from '#web/forms/fields.tsx';
import { formatDay } from '#web/shell/dates.ts';
import * as words from '#words/admin/basics.ts';

/**
 * A day like 2026-11-20, shown as the clinic writes it. Browsers write it their own way, such as 11/20/2026, and do so here while
 * it is edited.
 */
export function DayInput({ onChange, ...input }: ComponentProps<'input'>) {
  const [typed, setTyped] = useState(input.defaultValue ?? '');
  const day = String(input.value ?? typed);
  return (
    <span className="day-input">
      <input
        {...input}
        type="date"
        className="input"
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <span className="day-shown" aria-hidden="true">
        {day ? formatDay(day, 'UTC') : <span className="soft">{words.noDay}</span>}
      </span>
    </span>
  );
}

type DayFieldProps = Omit<ComponentProps<typeof FormField>, 'children'> &
  Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'max'>;

export function DayField({ value, onChange, max, ...field }: DayFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <DayInput {...control} name={field.name} required={!field.optional} {...{ value, onChange, max }} />
      )}
    </FormField>
  );
}
