import '#web/forms/picker.css';
import { type KeyboardEvent, useState } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { NameList } from '#web/admin/name-list.tsx';
import { conditionControl } from '#web/condition-form/condition-values.ts';
import type { ConditionFormState } from '#web/condition-form/use-condition-form.ts';
import { describeControl, FieldError, hintId } from '#web/forms/field.tsx';
import { matchEntries } from '#web/index-entries.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface LinkedSymptomsProps {
  form: ConditionFormState;
  symptoms: Symptom[] | null;
}

const id = conditionControl('symptom_ids');

/** The symptoms of the condition, by which the home page narrows conditions down. */
export function LinkedSymptoms({ form: { values, change, sending }, symptoms }: LinkedSymptomsProps) {
  const error = sending.errors.symptom_ids;
  const { 'aria-describedby': describedBy } = describeControl(id, { hint: true, error });
  const chosen = new Set(values.symptom_ids);
  const toggle = (symptomId: number) => {
    change(({ symptom_ids }) => ({ symptom_ids: toggled(symptom_ids, symptomId) }));
    sending.correct('symptom_ids');
  };
  return (
    <div
      id={id}
      className="picker-group"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      <span className="field-label" id={`${id}-label`}>
        Linked symptoms <span className="field-optional">(optional)</span>
      </span>
      <p className="hint" id={hintId(id)}>
        Visitors who choose one of them on the home page will find this condition.
      </p>
      <FieldError id={id} message={error} />
      {symptoms ? (
        <Picker symptoms={symptoms} chosen={chosen} onToggle={toggle} />
      ) : (
        <p className="linked-failure" role="alert">
          The symptoms could not be loaded just now. Those that are linked stay as they are.
        </p>
      )}
    </div>
  );
}

function toggled(ids: readonly number[], id: number) {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].toSorted((a, b) => a - b);
}

interface PickerProps {
  symptoms: Symptom[];
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

function Picker({ symptoms, chosen, onToggle }: PickerProps) {
  const [filter, setFilter] = useState('');
  const shown = matchEntries(symptoms, filter);
  // Linked symptoms that were deleted in the meantime are not sent.
  const found = symptoms.filter(({ id: symptomId }) => chosen.has(symptomId));
  return (
    <div className="picker">
      <input type="hidden" name="symptom_ids" value={JSON.stringify(found.map(({ id: symptomId }) => symptomId))} />
      <div className="picker-filter">
        <Icon name="search" />
        <input
          type="search"
          aria-label={`Filter the ${symptoms.length} symptoms`}
          placeholder={`Filter ${symptoms.length} symptoms`}
          autoComplete="off"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          onKeyDown={keepFromSending}
        />
      </div>
      <div className="picker-box">
        {shown.map(({ id: symptomId, name }) => (
          <label key={symptomId} className="check">
            <input type="checkbox" checked={chosen.has(symptomId)} onChange={() => onToggle(symptomId)} />
            <bdi>{name}</bdi>
          </label>
        ))}
        {shown.length === 0 && (
          <p className="picker-none">{filter ? `No symptom matches “${filter.trim()}”.` : listMessages.empty}</p>
        )}
      </div>
      <div className="picker-foot">
        <strong className="num" role="status">
          {found.length} linked
        </strong>
        <span className="linked-names">
          <NameList names={found.map(({ name }) => name)} />
        </span>
      </div>
    </div>
  );
}

/** Enter in the filter must not submit the form. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
