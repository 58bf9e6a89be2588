import './field-icon.css';
import './filter-field.css';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  className?: string;
  children?: ReactNode;
}

/** Narrows a list while one types. It has no name, so no form sends it. Without scripts the whole list is there. */
export function FilterField(props: FilterFieldProps) {
  const { label, value, onChange, placeholder = label, className = 'filter-field', children } = props;
  const input = useEarlyText(value, onChange);
  return (
    <div className={`${className} needs-script`}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keepFromSending}
      />
      {children}
    </div>
  );
}

/** Enter in the filter does not send the form around it. */
function keepFromSending(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** For a controlled input: takes over what was typed into it before scripts ran. */
function useEarlyText(value: string, onChange: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value);
  });
  useEffect(() => takeOver(), []);
  return input;
}
