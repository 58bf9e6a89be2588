import './long-text-field.css';
import { limits } from '#contract/limits.ts';
import { lengthOf } from '#contract/text-length.ts';
import { describeControl, FieldError, hintId } from '#web/forms/field.tsx';
import { conditionControl, type LongTextField as LongTextName } from './condition-values.ts';
import { changeForm, encodeLongText, type LongTextDraft } from './long-text.ts';
import { PointList } from './point-list.tsx';
import { Room } from './text-field.tsx';
import type { ConditionFormState } from './use-condition-form.ts';

interface LongTextFieldProps {
  form: Pick<ConditionFormState, 'values' | 'change' | 'sending'>;
  field: LongTextName;
  label: string;
}

/** Titled points or plain text. The writer chooses, and can switch at any time. */
export function LongTextField({ form, field, label }: LongTextFieldProps) {
  const id = conditionControl(field);
  const draft = form.values[field];
  const error = form.sending.errors[field];
  const change = (changed: (now: LongTextDraft) => LongTextDraft) =>
    form.change((now) => ({ [field]: changed(now[field]) }));
  const switchForm = (isList: boolean) => {
    change((now) => changeForm(now, isList));
    form.sending.correct(field);
  };
  return (
    <fieldset className="long-text-field" id={draft.isList ? id : undefined} tabIndex={draft.isList ? -1 : undefined}>
      <legend>{label}</legend>
      <FormSwitch id={id} isList={draft.isList} onSwitch={switchForm} />
      <p className="hint" id={hintId(id)}>
        {draft.isList ? 'Points with a title and a few words each.' : 'A blank line begins a new paragraph.'}
      </p>
      {draft.isList ? (
        <>
          <FieldError id={id} message={error} />
          <input type="hidden" name={field} value={encodeLongText(draft)} />
          <PointList field={field} label={label} points={draft.points} onChange={change} />
        </>
      ) : (
        <>
          <textarea
            {...describeControl(id, { hint: true, error })}
            className="input"
            dir="auto"
            name={field}
            rows={8}
            aria-label={`${label}, as plain text`}
            required
            value={draft.text}
            onChange={(event) => change((now) => ({ ...now, text: event.target.value }))}
          />
          <FieldError id={id} message={error} />
          <Room length={lengthOf(draft.text)} max={limits.freeText} />
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
