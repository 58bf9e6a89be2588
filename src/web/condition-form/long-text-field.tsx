import './long-text-field.css';
import { limits } from '#contract/limits.ts';
import { describeControl, FieldError, hintId } from '#web/forms/field.tsx';
import { conditionControl } from './condition-values.ts';
import { changeForm } from './long-text-draft.ts';
import { PointList, type PointListProps } from './point-list.tsx';
import { Room } from './text-field.tsx';

/** Titled points or plain text: whoever writes chooses, and may change their mind. */
export function LongTextField(props: PointListProps) {
  const { field, label, draft, errors, onChange } = props;
  const id = conditionControl(field);
  const control = describeControl(id, { hint: true, error: errors[field] });
  return (
    <fieldset className="long-text-field" id={draft.isList ? id : undefined} tabIndex={draft.isList ? -1 : undefined}>
      <legend>{label}</legend>
      <FormSwitch
        id={id}
        isList={draft.isList}
        onSwitch={(isList) => onChange((now) => changeForm(now, isList), `${field}.`)}
      />
      <p className="hint" id={hintId(id)}>
        {draft.isList ? 'Points with a title and a few words each.' : 'A blank line begins a new paragraph.'}
      </p>
      {draft.isList && <FieldError id={id} message={errors[field]} />}
      {draft.isList ? (
        <PointList {...props} />
      ) : (
        <>
          <textarea
            {...control}
            className="input"
            name={field}
            rows={8}
            aria-label={`${label}, as plain text`}
            required
            value={draft.text}
            onChange={(event) => onChange((now) => ({ ...now, text: event.target.value }), field)}
          />
          <FieldError id={id} message={errors[field]} />
          <Room length={draft.text.trim().length} max={limits.freeText} />
        </>
      )}
    </fieldset>
  );
}

interface FormSwitchProps {
  id: string;
  isList: boolean;
  onSwitch: (isList: boolean) => void;
}

function FormSwitch({ id, isList, onSwitch }: FormSwitchProps) {
  return (
    <div className="form-switch">
      <label>
        <input type="radio" name={`${id}-form`} checked={isList} onChange={() => onSwitch(true)} />
        As a list
      </label>
      <label>
        <input type="radio" name={`${id}-form`} checked={!isList} onChange={() => onSwitch(false)} />
        As plain text
      </label>
    </div>
  );
}
