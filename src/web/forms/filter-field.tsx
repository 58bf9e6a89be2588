import './filter-field.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useEarlyText } from './use-early-text.ts';

interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Narrows a list while one types. Without scripts the whole list is there. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  const input = useEarlyText(value, onChange);
  return (
    <div className="filter-field needs-script">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
