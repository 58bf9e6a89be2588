import './field-icon.css';
import './filter-field.css';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    // Typed before scripts ran.
    if (input.current && input.current.value !== value) onChange(input.current.value);
  });
  useEffect(() => takeOver(), []);
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
        // Enter does not send the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {children}
    </div>
  );
}
