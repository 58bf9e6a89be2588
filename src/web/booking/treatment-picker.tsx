import '#web/forms/picker.css';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import { requestFields } from '#contract/plain/form-fields.ts';
import type { Treatment } from '#contract/treatments.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { FieldGroup } from '#web/forms/field.tsx';
import { FilterField } from '#web/forms/filter-field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/booking.ts';

interface TreatmentPickerProps {
  treatments: Treatment[];
  chosenBefore: string[];
  hint?: string;
}

const name = 'treatmentType';

/** Checkboxes as large rows in a scroll box, with a filter above and what is chosen below. */
export function TreatmentPicker({ treatments, chosenBefore, hint = words.notSure }: TreatmentPickerProps) {
  const { idOf, errors } = useFormParts();
  const id = idOf(name);
  const error = errors[name];
  const [filter, setFilter] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(chosenBefore);
  const readBox = () => setChosen(tickedIn(box.current));
  useEffect(() => setChosen(tickedIn(box.current)), []); // ticked before scripts ran
  const shown = treatments.filter((treatment) => matchesFilter(treatment, filter));
  const total = treatments.length;
  return (
    <FieldGroup id={id} label={requestFields.treatmentType.label} hint={hint} error={error}>
      <div className="picker" data-invalid={Boolean(error)}>
        <FilterField
          className="picker-filter"
          label={words.filterTreatments(total)}
          placeholder={words.filterShort(total)}
          value={filter}
          onChange={narrow}
        >
          <p className={shown.length === 0 ? 'picker-none' : 'visually-hidden'} role="status">
            {filter.trim() && sentence(shown.length, total, filter.trim())}
          </p>
        </FilterField>
        <div className="picker-box" ref={box} onChange={readBox}>
          {chosenFirst(treatments, chosenBefore).map((treatment) => (
            <TreatmentRow
              key={treatment.treatment_id}
              treatment={treatment}
              isChosen={isIn(chosenBefore, treatment)}
              isHidden={!shown.includes(treatment)}
            />
          ))}
          {total === 0 && <p className="picker-none">{listMessages.empty}</p>}
        </div>
        <ChosenTreatments treatments={treatments.filter((treatment) => isIn(chosen, treatment))} onRemove={untick} />
      </div>
    </FieldGroup>
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

const isIn = (ids: readonly string[], { treatment_id }: Treatment) => ids.includes(String(treatment_id));

/** Chosen treatments come first, which is how pages without scripts show them. */
const chosenFirst = (treatments: Treatment[], chosenBefore: string[]) =>
  treatments.toSorted((a, b) => Number(isIn(chosenBefore, b)) - Number(isIn(chosenBefore, a)));

function tickedIn(box: HTMLElement | null) {
  return [...(box?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map((input) => input.value);
}

interface TreatmentRowProps {
  treatment: Treatment;
  isChosen: boolean;
  isHidden: boolean;
}

function TreatmentRow({ treatment, isChosen, isHidden }: TreatmentRowProps) {
  const { treatment_id, treatment_description, price_label, not_if } = treatment;
  return (
    <label className="check" hidden={isHidden}>
      <input type="checkbox" name={name} value={treatment_id} defaultChecked={isChosen} />
      <span>
        <InItsLanguage text={treatment_description} />
        {price_label && <small>{price_label}</small>}
        {not_if && (
          <small>
            <InItsLanguage text={not_if} />
          </small>
        )}
      </span>
    </label>
  );
}

function sentence(found: number, total: number, value: string) {
  return found === 0 ? words.noTreatmentMatches(value) : words.treatmentsShown(found, total);
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
    <div className="picker-foot row cluster needs-script">
      <strong className="num" role="status">
        {words.chosen(treatments.length)}
      </strong>
      <ul className="cluster" aria-label={words.chosenTreatments} hidden={treatments.length === 0}>
        {treatments.map(({ treatment_id, treatment_description }) => (
          <li key={treatment_id}>
            <button type="button" className="tag" onClick={(event) => onRemove(treatment_id, event)}>
              <span>
                <span className="visually-hidden">{words.remove} </span>
                <InItsLanguage text={treatment_description} />
              </span>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
