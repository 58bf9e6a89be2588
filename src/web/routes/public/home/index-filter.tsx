import './index-filter.css';
import { Icon } from '#web/ui/icon.tsx';

interface IndexFilterProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Without scripts it could do nothing, so it is not shown. */
export function IndexFilter({ label, value, onChange }: IndexFilterProps) {
  return (
    <div className="index-filter needs-script">
      <Icon name="search" />
      <input
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
