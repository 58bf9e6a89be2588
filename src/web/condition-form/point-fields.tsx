import { limits } from '#contract/limits.ts';
import { Field } from '#web/forms/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type ConditionErrors, type ConditionField, conditionControl } from './condition-values.ts';
import type { Point } from './long-text-draft.ts';
import { Room } from './text-field.tsx';

type Part = 'title' | 'description';

interface PointFieldsProps {
  /** What its parts are called in the form. */
  name: (part: Part) => ConditionField;
  number: number;
  isLast: boolean;
  point: Point;
  errors: ConditionErrors;
  onType: (part: Part, typed: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One point: its two texts, its place in the list, its end. */
export function PointFields({ name, number, isLast, point, errors, onType, onMove, onRemove }: PointFieldsProps) {
  const id = conditionControl(name('title'));
  return (
    <li className="point">
      <div role="group" aria-labelledby={`${id}-point`}>
        <div className="point-head">
          <p id={`${id}-point`}>Point {number}</p>
          {/* Not `disabled` at the ends, which would drop the focus of whoever has just moved it there. */}
          <button
            type="button"
            id={`${id}-up`}
            className="icon-button"
            aria-label={`Move point ${number} up`}
            aria-disabled={number === 1}
            onClick={() => onMove(-1)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            id={`${id}-down`}
            className="icon-button"
            aria-label={`Move point ${number} down`}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          >
            <Icon name="down" />
          </button>
          <button type="button" className="icon-button" aria-label={`Remove point ${number}`} onClick={onRemove}>
            <Icon name="trash" />
          </button>
        </div>
        <div className="point-parts">
          <PartField
            field={name('title')}
            label="Title"
            value={point.title}
            errors={errors}
            onType={(typed) => onType('title', typed)}
          />
          <PartField
            field={name('description')}
            label="Description"
            value={point.description}
            errors={errors}
            isLong
            onType={(typed) => onType('description', typed)}
          />
        </div>
      </div>
    </li>
  );
}

interface PartFieldProps {
  field: ConditionField;
  label: string;
  value: string;
  errors: ConditionErrors;
  isLong?: boolean;
  onType: (typed: string) => void;
}

function PartField({ field, label, value, errors, isLong = false, onType }: PartFieldProps) {
  const Control = isLong ? 'textarea' : 'input';
  const max = isLong ? limits.freeText : limits.title;
  return (
    <Field
      id={conditionControl(field)}
      label={label}
      error={errors[field]}
      after={<Room length={value.trim().length} max={max} />}
    >
      {(control) => (
        <Control
          {...control}
          className="input"
          rows={isLong ? 2 : undefined}
          required
          autoComplete="off"
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
