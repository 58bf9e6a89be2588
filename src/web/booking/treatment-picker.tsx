import '#web/forms/picker.css';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import type { Treatment } from '#contract/treatments.ts';
import { describeControl, FieldError, hintId } from '#web/forms/field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { useEarlyText } from '#web/forms/use-early-text.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface TreatmentPickerProps {
  treatments: Treatment[];
  chosenBefore: string[];
  hint?: string;
}

const reassurance = 'Not sure? Choose the closest. We will advise you.';

const name = 'treatmentType';

/** Checkboxes as large rows in a scroll box, with a filter above and what is chosen below. */
export function TreatmentPicker({ treatments, chosenBefore, hint = reassurance }: TreatmentPickerProps) {
  const { idOf, errors } = useFormParts();
  const id = idOf(name);
  const error = errors[name];
  const [filter, setFilter] = useState('');
  const { box, chosen, readBox } = useChosen(chosenBefore);
  const { 'aria-describedby': describedBy } = describeControl(id, { hint: true, error });
  const shown = treatments.filter((treatment) => matchesFilter(treatment, filter));
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
        Treatments
      </span>
      <p className="hint" id={hintId(id)}>
        {hint}
      </p>
      <FieldError id={id} message={error} />
      <div className="picker" data-invalid={Boolean(error)}>
        <TreatmentFilter total={treatments.length} found={shown.length} value={filter} onChange={narrow} />
        <div className="picker-box" ref={box} onChange={readBox}>
          {chosenFirst(treatments, chosenBefore).map((treatment) => (
            <TreatmentRow
              key={treatment.treatment_id}
              treatment={treatment}
              chosenBefore={chosenBefore}
              isHidden={!shown.includes(treatment)}
            />
          ))}
          {treatments.length === 0 && <p className="picker-none">{listMessages.empty}</p>}
        </div>
        <ChosenTreatments
          treatments={treatments.filter(({ treatment_id }) => chosen.includes(String(treatment_id)))}
          onRemove={untick}
        />
      </div>
    </div>
  );

  function narrow(typed: string) {
    setFilter(typed);
    box.current?.scrollTo({ top: 0, behavior: 'instant' });
  }

  /** The pressed tag disappears, so the focus moves to a neighbour first. */
  function untick(treatmentId: number, { currentTarget: tag }: MouseEvent<HTMLButtonElement>) {
    const checkbox = box.current?.querySelector<HTMLInputElement>(`input[value="${treatmentId}"]`);
    const neighbour = tag.closest('li')?.nextElementSibling ?? tag.closest('li')?.previousElementSibling;
    (neighbour?.querySelector('button') ?? document.getElementById(id))?.focus();
    checkbox?.click();
  }
}

/** Without scripts, only their position at the top shows what was chosen before. */
function chosenFirst(treatments: Treatment[], chosenBefore: string[]) {
  const isChosen = ({ treatment_id }: Treatment) => chosenBefore.includes(String(treatment_id));
  return [...treatments.filter(isChosen), ...treatments.filter((treatment) => !isChosen(treatment))];
}

/** Read from the checkboxes, which may have been ticked before scripts ran. */
function useChosen(chosenBefore: string[]) {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(chosenBefore);
  const readBox = () => setChosen(tickedIn(box.current));
  useEffect(() => setChosen(tickedIn(box.current)), []);
  return { box, chosen, readBox };
}

function tickedIn(box: HTMLElement | null) {
  return [...(box?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map((input) => input.value);
}

function TreatmentRow({
  treatment,
  chosenBefore,
  isHidden,
}: {
  treatment: Treatment;
  chosenBefore: string[];
  isHidden: boolean;
}) {
  const value = String(treatment.treatment_id);
  return (
    <label className="check" hidden={isHidden}>
      <input type="checkbox" name={name} value={value} defaultChecked={chosenBefore.includes(value)} />
      <span>
        {treatment.treatment_description}
        {treatment.price_label && <small>{treatment.price_label}</small>}
        {treatment.not_if && <small>{treatment.not_if}</small>}
      </span>
    </label>
  );
}

interface TreatmentFilterProps {
  total: number;
  found: number;
  value: string;
  onChange: (value: string) => void;
}

/** Filters the rows while the visitor types. It has no name, so the form does not send it. */
function TreatmentFilter({ total, found, value, onChange }: TreatmentFilterProps) {
  const input = useEarlyText(value, onChange);
  return (
    <div className="picker-filter needs-script">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={`Filter the ${total} treatments`}
        placeholder={`Filter ${total} treatments`}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keepFromSending}
      />
      <p className={found === 0 ? 'picker-none' : 'visually-hidden'} role="status">
        {value.trim() && sentence(found, total, value.trim())}
      </p>
    </div>
  );
}

function sentence(found: number, total: number, value: string) {
  return found === 0 ? `No treatment matches “${value}”.` : `${found} of ${total} treatments shown`;
}

/** Enter in the filter does not send the form. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** Every typed word must occur, in any order. */
function matchesFilter({ treatment_description }: Treatment, filter: string) {
  const text = treatment_description.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

interface ChosenTreatmentsProps {
  treatments: Treatment[];
  onRemove: (treatmentId: number, event: MouseEvent<HTMLButtonElement>) => void;
}

/** How many and which are chosen: the box shows only three rows at a time. */
function ChosenTreatments({ treatments, onRemove }: ChosenTreatmentsProps) {
  return (
    <div className="picker-foot needs-script">
      <strong className="num" role="status">
        {treatments.length} chosen
      </strong>
      <ul aria-label="Chosen treatments" hidden={treatments.length === 0}>
        {treatments.map(({ treatment_id, treatment_description }) => (
          <li key={treatment_id}>
            <button type="button" className="tag" onClick={(event) => onRemove(treatment_id, event)}>
              <span>
                <span className="visually-hidden">Remove </span>
                {treatment_description}
              </span>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
