import type { WeekDay } from '#contract/clinic.ts';
import { limits } from '#contract/limits.ts';
import { FieldError } from '#web/forms/field.tsx';
import { describeHours, week } from '#web/shell/opening-hours.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useClinicForm } from '../clinic-form-context.ts';
import type { HoursRow } from '../clinic-values.ts';
import { SpanFields } from './span-fields.tsx';

interface HoursRowFieldsProps {
  row: HoursRow;
  path: `openingHours.${number}`;
  onDay: (day: WeekDay, isIn: boolean) => void;
  onRemove: () => void;
}

/** Days, and the times at which the clinic is open on them. */
export function HoursRowFields({ row, path, onDay, onRemove }: HoursRowFieldsProps) {
  const { errors, change } = useClinicForm();
  const name = row.days.length > 0 ? describeHours(row).days : 'New row';
  const spansPath = `${path}.spans`;
  return (
    <fieldset className="clinic-hours" id={path} tabIndex={-1}>
      <legend>{name}</legend>
      <div className="clinic-days" id={`${path}.days`} role="group" aria-label="Days" tabIndex={-1}>
        {week.map((day) => (
          <label key={day} className="clinic-day">
            <input
              type="checkbox"
              aria-label={day}
              checked={row.days.includes(day)}
              onChange={(event) => onDay(day, event.target.checked)}
            />
            {day.slice(0, 3)}
          </label>
        ))}
      </div>
      <FieldError id={`${path}.days`} message={errors[`${path}.days`]} />
      <div id={spansPath} tabIndex={-1}>
        {row.spans.length === 0 && <p className="clinic-closed">Closed</p>}
        {row.spans.map((_, index) => (
          <SpanFields
            // biome-ignore lint/suspicious/noArrayIndexKey: times have nothing else to go by, and keep no state
            key={index}
            path={`${path}.spans.${index}`}
            name={name}
            onRemove={() => change(spansPath, row.spans.toSpliced(index, 1))}
          />
        ))}
        <FieldError id={spansPath} message={errors[spansPath]} />
      </div>
      <div className="clinic-row-buttons">
        {row.spans.length < limits.clinic.spansADay && (
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => change(spansPath, [...row.spans, { opens: '', closes: '' }])}
          >
            <Icon name="clock" />
            {row.spans.length === 0 ? 'Add hours' : 'Add hours after a break'}
          </button>
        )}
        <button type="button" className="button button-quiet button-small" onClick={onRemove}>
          <Icon name="trash" />
          Remove these days<span className="visually-hidden">: {name}</span>
        </button>
      </div>
    </fieldset>
  );
}
