import { type ReactNode, useState } from 'react';
import type { IconName } from '#web/ui/admin-icon-paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useClinicForm } from './clinic-form-context.ts';

interface ItemCardProps {
  id: string;
  /** `practitioners.0` */
  path: string;
  title: string;
  /** Opens by itself. */
  isNew: boolean;
  place: { isFirst: boolean; isLast: boolean };
  onMove: (step: 1 | -1) => void;
  /** Left out where the entry has to stay. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** An entry of a list: its title, the buttons that move and remove it, and its fields once it is opened. */
export function ItemCard({ id, path, title, isNew, place, onMove, onRemove, children }: ItemCardProps) {
  const { errors } = useClinicForm();
  const [isOpen, setOpen] = useState(isNew);
  const hasError = Object.keys(errors).some((at) => at.startsWith(`${path}.`));
  return (
    <li className="clinic-item" data-invalid={hasError}>
      <div className="clinic-item-buttons">
        <ItemButton
          id={`${id}-up`}
          icon="up"
          label={`Move ${title} up`}
          isOff={place.isFirst}
          onClick={() => onMove(-1)}
        />
        <ItemButton
          id={`${id}-down`}
          icon="down"
          label={`Move ${title} down`}
          isOff={place.isLast}
          onClick={() => onMove(1)}
        />
        {onRemove && <ItemButton id={`${id}-remove`} icon="trash" label={`Remove ${title}`} onClick={onRemove} />}
      </div>
      {/* A mistake inside must not hide. */}
      <details open={isOpen || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary id={id}>
          <span>{title}</span>
        </summary>
        {children}
      </details>
    </li>
  );
}

interface ItemButtonProps {
  id: string;
  icon: IconName;
  label: string;
  isOff?: boolean;
  onClick: () => void;
}

/** Not `disabled` at the ends of the list, which would drop the focus. */
function ItemButton({ id, icon, label, isOff = false, onClick }: ItemButtonProps) {
  return (
    <button type="button" id={id} className="icon-button" aria-label={label} aria-disabled={isOff} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
