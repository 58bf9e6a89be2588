import { describeControl, FieldError } from '#web/forms/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useClinicForm } from '../clinic-form-context.ts';
import { textAt } from '../paths.ts';

interface SpanFieldsProps {
  path: `openingHours.${number}.spans.${number}`;
  /** Of the row: `Monday to Friday`. */
  name: string;
  onRemove: () => void;
}

/** From one time of a day to another. */
export function SpanFields({ path, name, onRemove }: SpanFieldsProps) {
  const { errors } = useClinicForm();
  return (
    <div className="clinic-span">
      <div className="clinic-times">
        <Time path={`${path}.opens`} label="From" />
        <Time path={`${path}.closes`} label="to" />
        <button type="button" className="icon-button" aria-label={`Remove these hours of ${name}`} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
      <FieldError id={`${path}.opens`} message={errors[`${path}.opens`]} />
      <FieldError id={`${path}.closes`} message={errors[`${path}.closes`]} />
    </div>
  );
}

interface TimeProps {
  path: `${SpanFieldsProps['path']}.${'opens' | 'closes'}`;
  label: string;
}

function Time({ path, label }: TimeProps) {
  const { values, errors, change } = useClinicForm();
  return (
    <label className="clinic-time">
      {label}
      <input
        {...describeControl(path, { hint: false, error: errors[path] })}
        type="time"
        className="input"
        required
        value={textAt(values, path)}
        onChange={(event) => change(path, event.target.value)}
      />
    </label>
  );
}
