import '#web/forms/field-icon.css';
import '#web/forms/picker.css';
import './link-picker.css';
import { type KeyboardEvent, useState } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import { matchNames } from '#web/admin/list/match-names.ts';
import { FieldGroup } from '#web/forms/field.tsx';
import { useFormParts } from '#web/forms/form.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/admin/parts.ts';
import { NameList } from './name-list.tsx';

interface LinkFieldProps extends Omit<LinkPickerProps, 'entries'> {
  label: string;
  hint: string;
  /** Null if they could not be loaded; the links then stay as they are. */
  entries: LinkPickerProps['entries'] | null;
}

/** The links of a record to others of one kind. */
export function LinkField({ label, hint, entries, ...picker }: LinkFieldProps) {
  const { name, noun, onLink } = picker;
  const { idOf, errors, correct } = useFormParts();
  const link = (ids: number[]) => {
    onLink(ids);
    correct(name);
  };
  return (
    <FieldGroup id={idOf(name)} label={label} optional hint={hint} error={errors[name]}>
      {entries ? (
        <LinkPicker {...picker} entries={entries} onLink={link} />
      ) : (
        <p className="linked-failure" role="alert">
          {words.choices[noun].failed}
        </p>
      )}
    </FieldGroup>
  );
}

interface LinkPickerProps extends Omit<ChecklistProps<number>, 'onToggle'> {
  /** Field that sends the ids, as JSON. */
  name: string;
  onLink: (ids: number[]) => void;
}

/** Boxes to tick for the records that another record is linked to. */
function LinkPicker({ name: field, noun, entries, chosen, onLink }: LinkPickerProps) {
  // Linked records that were deleted in the meantime are not sent.
  const found = entries.filter(({ id }) => chosen.includes(id));
  const toggle = (id: number) =>
    onLink(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].toSorted((a, b) => a - b));
  return (
    <div className="picker">
      <input type="hidden" name={field} value={JSON.stringify(found.map(({ id }) => id))} />
      <Checklist {...{ noun, entries, chosen }} onToggle={toggle} />
      <div className="picker-foot row cluster">
        <strong className="num" role="status">
          {words.linked(found.length)}
        </strong>
        <span className="linked-names note">
          <NameList names={found.map(({ name }) => name)} />
        </span>
      </div>
    </div>
  );
}

interface ChecklistProps<Id extends string | number> {
  noun: keyof typeof words.choices;
  /** A note stands below the name, and is found as well. */
  entries: readonly { id: Id; name: string; note?: string }[];
  chosen: readonly Id[];
  onToggle: (id: Id) => void;
}

/** Boxes to tick, with a filter. */
export function Checklist<Id extends string | number>({ noun, entries, chosen, onToggle }: ChecklistProps<Id>) {
  const [filter, setFilter] = useState('');
  const shown = matchNames(entries, filter, ({ note }) => (note ? [note] : []));
  return (
    <>
      <div className="picker-filter">
        <Icon name="search" />
        <input
          type="search"
          aria-label={words.choices[noun].filterAll(entries.length)}
          placeholder={words.choices[noun].filter(entries.length)}
          autoComplete="off"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          onKeyDown={keepFromSending}
        />
      </div>
      <div className="picker-box">
        {shown.map(({ id, name, note }) => (
          <label key={id} className="check">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
            <span>
              <bdi>{name}</bdi>
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
        {shown.length === 0 && (
          <p className="picker-none">{filter ? words.choices[noun].none(filter.trim()) : listMessages.empty}</p>
        )}
      </div>
    </>
  );
}

/** Enter in the filter must not submit the form. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
