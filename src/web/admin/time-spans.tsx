import { QuietButton } from '#web/admin/button.tsx';
import './time-spans.css';
import type { Span } from '#contract/clinic-form.ts';
import { clinicLimits } from '#contract/plain/clinic-limits.ts';
import { describeControl, FieldError } from '#web/forms/field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/admin/parts.ts';

interface TimeSpansProps {
  /** Path of the list in its form, such as `spans`. */
  path: string;
  /** Label of the spans: `Monday to Friday`. */
  name: string;
  spans: readonly Span[];
  onChange: (spans: Span[]) => void;
}

/** The opening hours of a day: from one time to another, once or several times. */
export function TimeSpans({ path, name, spans, onChange }: TimeSpansProps) {
  const { idOf, errors } = useFormParts();
  return (
    <div id={idOf(path)} tabIndex={-1}>
      {spans.map((span, index) => (
        <SpanFields
          // biome-ignore lint/suspicious/noArrayIndexKey: times have nothing else to go by, and keep no state
          key={index}
          path={`${path}.${index}`}
          name={name}
          span={span}
          onChange={(changed) => onChange(spans.with(index, changed))}
          onRemove={() => onChange(spans.toSpliced(index, 1))}
        />
      ))}
      <FieldError id={idOf(path)} message={errors[path]} />
    </div>
  );
}

export function AddTimes({ spans, onChange }: Pick<TimeSpansProps, 'spans' | 'onChange'>) {
  if (spans.length >= clinicLimits.spansADay) return null;
  return (
    <QuietButton icon="clock" onClick={() => onChange([...spans, { opens: '', closes: '' }])}>
      {spans.length === 0 ? words.addHours : words.addHoursAfterBreak}
    </QuietButton>
  );
}

interface SpanFieldsProps extends Pick<TimeSpansProps, 'path' | 'name'> {
  span: Span;
  onChange: (span: Span) => void;
  onRemove: () => void;
}

function SpanFields({ path, name, span, onChange, onRemove }: SpanFieldsProps) {
  const { idOf, errors } = useFormParts();
  return (
    <div>
      <div className="time-span row">
        <Time
          path={`${path}.opens`}
          label={words.from}
          value={span.opens}
          onType={(opens) => onChange({ ...span, opens })}
        />
        <Time
          path={`${path}.closes`}
          label={words.until}
          value={span.closes}
          onType={(closes) => onChange({ ...span, closes })}
        />
        <button type="button" className="icon-button" aria-label={words.removeHours(name)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
      <FieldError id={idOf(`${path}.opens`)} message={errors[`${path}.opens`]} />
      <FieldError id={idOf(`${path}.closes`)} message={errors[`${path}.closes`]} />
    </div>
  );
}

interface TimeProps {
  path: string;
  label: string;
  value: string;
  onType: (time: string) => void;
}

function Time({ path, label, value, onType }: TimeProps) {
  const { idOf, errors } = useFormParts();
  return (
    <label className="time-span-end note">
      {label}
      <input
        {...describeControl(idOf(path), { hint: false, error: errors[path] })}
        type="time"
        className="input"
        name={path}
        required
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  );
}
