import { Link } from 'react-router';
import type { GalleryItem } from '#contract/gallery.ts';
import { openedFromList, rowLinkId } from '#web/admin/list/row-link.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ItemPicture } from './item-picture.tsx';
import { MoveButtons } from './move-buttons.tsx';
import type { Dragging } from './use-dragging.ts';

interface GalleryRowProps {
  item: GalleryItem;
  /** Counted from 0. */
  place: number;
  last: number;
  open: string | undefined;
  onMove: (to: number) => void;
  onDelete: () => void;
  dragging: Dragging;
}

export function GalleryRow({ item, place, last, open, onMove, onDelete, dragging }: GalleryRowProps) {
  const { id, title, treatment_name, alt } = item;
  return (
    <li className="gallery-row" data-open={String(id) === open} {...dragging.rowProps(item, place)}>
      {/* For the mouse only; the buttons do the same for everyone. */}
      <span className="gallery-grip" aria-hidden="true" title="Drag to another place" {...dragging.gripProps(item)}>
        <Icon name="grip" />
      </span>
      <ItemPicture item={item} />
      <div className="gallery-words">
        <p className="gallery-title">{title}</p>
        {treatment_name && <p className="soft">{treatment_name}</p>}
        {alt ? <p className="soft gallery-alt">{alt}</p> : <p className="gallery-undescribed">Not described yet</p>}
      </div>
      <MoveButtons item={item} place={place} last={last} onMove={onMove} />
      <div className="gallery-actions">
        <Link
          id={rowLinkId(String(id))}
          className="button button-quiet button-small"
          to={{ search: `?open=${id}` }}
          state={openedFromList}
          replace={open !== undefined}
          preventScrollReset
          aria-current={String(id) === open ? 'true' : undefined}
        >
          Edit<span className="visually-hidden"> {title}</span>
        </Link>
        <button type="button" className="icon-button" aria-label={`Delete ${title}`} onClick={onDelete}>
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}
