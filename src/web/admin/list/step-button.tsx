import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

interface StepButtonProps {
  id?: string;
  icon: IconName;
  label: string;
  isOff?: boolean;
  onClick: () => void;
}

/** Moves or removes an entry. At the ends of a list it is not `disabled`: that would drop the focus. */
export function StepButton({ id, icon, label, isOff = false, onClick }: StepButtonProps) {
  return (
    <button type="button" id={id} className="icon-button" aria-label={label} aria-disabled={isOff} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
