import '#web/forms/field-icon.css';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

/** A search starts when typing has paused for so long, in ms. */
const pause = 300;

interface SearchFieldProps {
  label: string;
  hint: string;
  value: string;
  onSearch: (q: string) => void;
}

/** `value` is what the address says; `onSearch` changes it. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const { text, type, searchNow } = useTyping(value, onSearch);
  const shortcut = useShortcut('search');
  return (
    <search className="search-field">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && searchNow()}
        {...shortcut}
      />
    </search>
  );
}

/** Whether another page has been asked for, and has not come yet. */
function useIsLeaving() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== pathname;
}

function useTyping(value: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const isLeaving = useIsLeaving();
  useEffect(() => {
    // A search would take the place of the page that was clicked, and is on its way.
    if (isLeaving) clearTimeout(timer.current);
  }, [isLeaving]);
  useEffect(() => {
    // Something other than this field changed the address, such as the back button.
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);

  const search = (q: string) => {
    clearTimeout(timer.current);
    if (q === asked.current) return;
    asked.current = q;
    latest.current(q);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed.trim()), pause);
  };
  return { text, type, searchNow: () => search(text.trim()) };
}
