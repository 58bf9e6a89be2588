import '#web/admin/list/data-table.css';
import { useState } from 'react';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ItemPicture } from './item-picture.tsx';
import { type Dragging, useOrder } from './use-order.ts';

interface GalleryListProps {
  growing: ReturnType<typeof useGrowingList<GalleryItem>>;
  open: string | undefined;
  /** Discards the draft of an item. */
  forget: (name: string) => void;
}

/** The items in the order of the website. */
export function GalleryList({ growing, open, forget }: GalleryListProps) {
  const { list, more, showMore } = growing;
  const { move, announcement, dragging } = useOrder(growing);
  const [asked, setAsked] = useState<GalleryItem>();
  return (
    <>
      {list.body.length === 0 ? (
        <EmptyState sentence={galleryMessages.empty}>
          <p>Drop pictures here, or add an item with its title. It stands on the website at once.</p>
        </EmptyState>
      ) : (
        <ol className="table-frame gallery-list" aria-label="Gallery items">
          {list.body.map((item, place) => (
            <GalleryRow
              key={item.id}
              item={item}
              place={place}
              last={list.body.length - 1}
              open={open}
              onMove={(to) => move(item, to)}
              onDelete={() => setAsked(item)}
              dragging={dragging}
            />
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {list.body.length > 0 && (
        <ListFoot list={list} noun="items" order="as on the website" more={more} onShowMore={showMore} />
      )}
      {asked && (
        <DeleteDialog item={asked} growing={growing} open={open} forget={forget} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

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

function GalleryRow({ item, place, last, open, onMove, onDelete, dragging }: GalleryRowProps) {
  const { id, title, treatment_name, alt } = item;
  return (
    <li className="gallery-row" data-open={String(id) === open} {...dragging.rowProps(item, place)}>
      {/* For the mouse only; the buttons do the same by keyboard and touch. */}
      <span className="gallery-grip" aria-hidden="true" title="Drag to another place" {...dragging.gripProps(item)}>
        <Icon name="grip" />
      </span>
      <ItemPicture item={item} />
      <div className="gallery-words">
        <p className="gallery-title" dir="auto">
          {title}
        </p>
        {treatment_name !== title && (
          <p className="soft" dir="auto">
            {treatment_name}
          </p>
        )}
        {alt ? (
          <p className="soft gallery-alt" dir="auto">
            {alt}
          </p>
        ) : (
          <p className="gallery-undescribed">Not described yet</p>
        )}
      </div>
      <MoveButtons item={item} place={place} last={last} onMove={onMove} />
      <RowActions name={title} edit={inSheet(id, open)} onDelete={onDelete} />
    </li>
  );
}

interface MoveButtonsProps {
  item: GalleryItem;
  /** Counted from 0. */
  place: number;
  last: number;
  onMove: (to: number) => void;
}

function MoveButtons({ item: { id, title }, place, last, onMove }: MoveButtonsProps) {
  const isFirst = place === 0;
  const button = (name: string, icon: IconName, to: number, isOff: boolean) => (
    // Disabling the button at the first or last place would lose the focus.
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
