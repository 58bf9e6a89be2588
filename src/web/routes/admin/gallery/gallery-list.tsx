import '#web/admin/list/data-table.css';
import { useState } from 'react';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { Grip, MoveButtons } from '#web/admin/list/ordered-row.tsx';
import { inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import type { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { type Dragging, useOrder } from '#web/admin/list/use-order.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ItemPicture } from './item-picture.tsx';

interface GalleryListProps {
  growing: ReturnType<typeof useOptimisticList<GalleryItem>>;
  open: string | undefined;
  /** Discards the draft of an item. */
  forget: (name: string) => void;
}

const order = {
  kind: 'gallery item',
  titleOf: ({ title }: GalleryItem) => title,
  move: (id: number, after: number | null, ifMatch: number) =>
    adminApi.gallery.move({ params: { id }, body: { after } }, { ifMatch }),
  find: (id: number) => adminApi.gallery.get({ params: { id } }),
  failure: galleryMessages.moveFailure,
  whole: 'the gallery',
};

/** The items in the order of the website. */
export function GalleryList({ growing, open, forget }: GalleryListProps) {
  const { list, more, showMore } = growing;
  const { move, announcement, dragging } = useOrder(growing, order);
  const [asked, setAsked] = useState<GalleryItem>();
  return (
    <>
      {list.body.length === 0 ? (
        <EmptyState sentence={galleryMessages.empty}>
          <p>Drop pictures here, or add an item with its title. It will be on the website at once.</p>
        </EmptyState>
      ) : (
        <ol className="table-frame ordered-list" aria-label="Gallery items">
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
  dragging: Dragging<GalleryItem>;
}

function GalleryRow({ item, place, last, open, onMove, onDelete, dragging }: GalleryRowProps) {
  const { id, title, treatment_name, alt } = item;
  return (
    <li className="ordered-row gallery-row" data-open={String(id) === open} {...dragging.rowProps(item, place)}>
      <Grip {...dragging.gripProps(item)} />
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
      <MoveButtons id={id} title={title} place={place} last={last} onMove={onMove} />
      <RowActions name={title} edit={inSheet(id, open)} onDelete={onDelete} />
    </li>
  );
}
