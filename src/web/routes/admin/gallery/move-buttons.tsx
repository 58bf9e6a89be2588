import type { GalleryItem } from '#contract/gallery.ts';
import type { IconName } from '#web/ui/admin-icon-paths.ts';
import { Icon } from '#web/ui/icon.tsx';

interface MoveButtonsProps {
  item: GalleryItem;
  /** Counted from 0. */
  place: number;
  last: number;
  onMove: (to: number) => void;
}

export function MoveButtons({ item: { id, title }, place, last, onMove }: MoveButtonsProps) {
  const isFirst = place === 0;
  const button = (name: string, icon: IconName, to: number, isOff: boolean) => (
    // Not disabled at the end of the way, or the focus would be lost there.
    <button
      type="button"
      id={`${icon}-${id}`}
      className="icon-button"
      aria-label={`${name}: ${title}`}
      title={name}
      aria-disabled={isOff}
      onClick={() => !isOff && onMove(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="gallery-moves">
      {button('Move up', 'up', place - 1, isFirst)}
      {button('Move down', 'down', place + 1, place === last)}
      {button('Move to the top', 'top', 0, isFirst)}
    </div>
  );
}
