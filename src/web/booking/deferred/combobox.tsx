import './combobox.css';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isAnotherPlace } from '#contract/plain/place-names.ts';
import { FormField, type SelectField } from '#web/forms/fields.tsx';
import * as words from '#words/booking-parts.ts';

/** Rows that show at a time: a list of all would take a cheap phone long. */
const mostShown = 50;

type Option = readonly [value: string | number, words: string];

/**
 * Replaces a select whose list is too long to look through: typing narrows it. It follows the combobox pattern of WAI-ARIA with a
 * listbox. The list is part of the page, so it covers nothing, and it closes once an entry is typed in full.
 */
export function ComboboxField(props: ComponentProps<typeof SelectField>) {
  const { name, label, optional, hint, isWide, none, options, defaultValue = '', autoComplete } = props;
  const listId = useId();
  const [chosen, setChosen] = useState(() => options.find(([value]) => String(value) === String(defaultValue)));
  const [typed, setTyped] = useState(chosen?.[1] ?? '');
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const [isTyping, setTyping] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const found = findOptions(options, typed);
  const shown = isOpen ? withAnotherPlace(found.slice(0, mostShown), options) : [];
  const active = shown[place];
  const entered = active ?? (isTyping ? chosen : undefined);

  const type = (text: string) => {
    // Browsers fill it in like this, and some people write it in full.
    const entry = options.find((option) => ownName(option) === fold(text));
    setTyping(true);
    setTyped(text);
    setOpen(!entry);
    setPlace(0);
    setChosen(entry);
  };
  const take = (option: Option) => {
    setTyping(false);
    setChosen(option);
    setTyped(option[1]);
    setPlace(0);
    setOpen(false);
  };
  const leave = () => {
    if (chosen) setTyped(chosen[1]);
    // Closing it at once would move what is being pressed away from under the pointer.
    if (document.querySelector(':active')) window.addEventListener('click', () => setOpen(false), { once: true });
    else setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (isOpen) setPlace((place + step + shown.length) % Math.max(shown.length, 1));
      else setOpen(true);
    } else if (event.key === 'Enter' && entered) {
      event.preventDefault(); // the next one sends the form
      take(entered);
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
            aria-activedescendant={active && `${listId}-${place}`}
            autoComplete={autoComplete}
            required={!optional}
            placeholder={none}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            onBlur={leave}
          />
          <SentValue name={name} chosen={chosen} />
          <div ref={list} id={listId} role="listbox" aria-label={label} hidden={!isOpen}>
            {shown.map((option, index) => (
              <div
                key={option[1]}
                id={`${listId}-${index}`}
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
            {isOpen && (found.length === 0 ? words.noEntryMatches(typed) : words.found(found.length))}
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
  const wanted = fold(text);
  // Its other names are options of their own.
  if (wanted === '') return options.filter((option) => ownName(option) === fold(option[1]));
  const found = options.filter((option) => ownName(option).includes(wanted) || fold(option[1]) === wanted);
  return found.toSorted((a, b) => Number(!ownName(a).startsWith(wanted)) - Number(!ownName(b).startsWith(wanted)));
}

/** The entry for all other places stands below any others. */
function withAnotherPlace(found: readonly Option[], options: readonly Option[]) {
  const isOther = ([, words]: Option) => isAnotherPlace(words);
  return [...found.filter((option) => !isOther(option)), ...options.filter(isOther)];
}

const fold = (text: string) => text.trim().toLowerCase();

/** The name alone, without the city that it stands for. */
const ownName = ([, words]: Option) => fold(words.replace(/ \(.*\)$/, ''));
