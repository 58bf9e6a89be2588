import './week-days.css';
import { type ReactNode, useId } from 'react';
import type { WeekDay } from '#contract/clinic.ts';
import type { WeekNames } from '#web/shell/opening-hours.ts';

interface WeekDaysProps {
  legend: string;
  /** For a group whose surroundings name it to those who see it. */
  hidesLegend?: boolean;
  hint?: ReactNode;
  names: WeekNames;
  /** Days that can be chosen, in their order; all by default. */
  of?: readonly WeekDay[];
  chosen: readonly WeekDay[];
  /** Gets the chosen days in their order, and the one that was pressed. Without it the form sends the days itself. */
  onChange?: (chosen: WeekDay[], pressed: WeekDay) => void;
  /** Name under which a form sends each chosen day. */
  name?: string;
  /** Where a list of errors leads. */
  id?: string;
}

/** Days of the week, each a checkbox that looks like a button: seven in a row, or five and two where there is less room. */
export function WeekDays(props: WeekDaysProps) {
  const { legend, hidesLegend = false, hint, names, chosen, onChange, name, id } = props;
  const { of = Object.keys(names.long) as WeekDay[] } = props;
  const hintId = useId();
  const press = (day: WeekDay, isOn: boolean) =>
    onChange?.(
      of.filter((one) => (one === day ? isOn : chosen.includes(one))),
      day,
    );
  return (
    <fieldset
      className="week-days"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-describedby={hint ? hintId : undefined}
    >
      <legend className={hidesLegend ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      <div>
        {of.map((day) => (
          <label key={day} className="week-day centered">
            <input
              className="cover"
              type="checkbox"
              name={name}
              value={day}
              aria-label={names.long[day]}
              {...(onChange
                ? { checked: chosen.includes(day), onChange: ({ target }) => press(day, target.checked) }
                : { defaultChecked: chosen.includes(day) })}
            />
            {names.short[day]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
