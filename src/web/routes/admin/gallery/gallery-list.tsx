import '#web/admin/list/data-table.css';
import { useState } from 'react';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { GalleryRow } from './gallery-row.tsx';
import { useDragging } from './use-dragging.ts';
import { useMoves } from './use-moves.ts';

interface GalleryListProps {
  growing: ReturnType<typeof useGrowingList<GalleryItem>>;
  open: string | undefined;
  /** Forgets what was typed about an item. */
  forget: (name: string) => void;
}

/** Every item, in the order of the website. */
export function GalleryList({ growing, open, forget }: GalleryListProps) {
  const { list, more, showMore } = growing;
  const { move, announcement } = useMoves(growing);
  const dragging = useDragging(list.body, move);
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
