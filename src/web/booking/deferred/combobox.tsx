import './combobox.css';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FormField, type SelectField } from '#web/forms/fields.tsx';

/** Rows that show at a time: a list of all would take a cheap phone long. */
const mostShown = 50;

type Option = readonly [value: string | number, words: string];

/**
 * In place of a select whose list is too long to look through: what is typed narrows it. It follows the pattern of WAI-ARIA for a
 * combobox with a listbox.
 */
export function ComboboxField(props: ComponentProps<typeof SelectField>) {
  const { name, label, optional, hint, isWide, none, options, defaultValue = '', autoComplete } = props;
  const listId = useId();
  const [chosen, setChosen] = useState(() => options.find(([value]) => String(value) === String(defaultValue)));
  const [typed, setTyped] = useState(chosen?.[1] ?? '');
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const found = chosen ? [chosen, ...options.filter(([value]) => value !== chosen[0])] : findOptions(options, typed);
  const shown = isOpen ? found.slice(0, mostShown) : [];
  const active = shown[place];

  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setPlace(0);
    // Browsers fill it in like this, and some people write it in full.
    setChosen(options.find(([, words]) => words.toLowerCase() === text.trim().toLowerCase()));
  };
  const take = (option: Option) => {
    setChosen(option);
    setTyped(option[1]);
    setPlace(0);
    setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (isOpen) setPlace((place + step + shown.length) % Math.max(shown.length, 1));
      else setOpen(true);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault(); // or it would close a dialog
      setOpen(false);
    }
  };

  return (
    <FormField {...{ name, label, optional, hint, isWide }}>
      {(control) => (
        <div className="combobox">
          <input
            {...control}
            type="text"
            className="input"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={active && `${listId}-${active[0]}`}
            autoComplete={autoComplete}
            required={!optional}
            placeholder={none}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            onBlur={() => setOpen(false)}
          />
          <SentValue name={name} chosen={chosen} />
          <div id={listId} role="listbox" aria-label={label} hidden={!isOpen}>
            {shown.map((option, index) => (
              <div
                key={option[0]}
                id={`${listId}-${option[0]}`}
                role="option"
                aria-selected={index === place}
                tabIndex={-1}
                onMouseDown={(event) => {
                  event.preventDefault(); // the field keeps the focus
                  take(option);
                }}
              >
                {option[1]}
              </div>
            ))}
          </div>
          <p className={isOpen && found.length === 0 ? 'hint' : 'visually-hidden'} role="status">
            {isOpen && (found.length === 0 ? `No entry matches “${typed}”.` : `${found.length} found`)}
          </p>
        </div>
      )}
    </FormField>
  );
}

/** Value that the form sends. A select tells the form of a change, which a hidden input does not. */
function SentValue({ name, chosen }: { name: string; chosen: Option | undefined }) {
  const select = useRef<HTMLSelectElement>(null);
  const told = useRef(chosen);
  useEffect(() => {
    if (told.current !== chosen) select.current?.dispatchEvent(new Event('change', { bubbles: true }));
    told.current = chosen;
  }, [chosen]);
  return (
    <select ref={select} name={name} hidden>
      <option value={chosen?.[0] ?? ''}>{chosen?.[1]}</option>
    </select>
  );
}

/** First the options that begin with the text, then those that contain it. */
function findOptions(options: readonly Option[], text: string): Option[] {
  const wanted = text.trim().toLowerCase();
  const found = options.filter(([, words]) => words.toLowerCase().includes(wanted));
  return found.toSorted(
    ([, a], [, b]) => Number(!a.toLowerCase().startsWith(wanted)) - Number(!b.toLowerCase().startsWith(wanted)),
  );
}
