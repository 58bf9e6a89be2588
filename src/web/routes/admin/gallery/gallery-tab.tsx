import './gallery.css';
import { Link, useSearchParams } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { readOpen } from '#web/admin/list/list-address.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { openedFromList, rowLinkId } from '#web/admin/list/row-link.ts';
import { useClose } from '#web/admin/list/use-close.ts';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useOpened } from '#web/admin/list/use-opened.ts';
import { useRowFocus } from '#web/admin/list/use-row-focus.ts';
import { useDrop } from '#web/admin/pictures/use-drop.ts';
import { LeaveGuard } from '#web/admin/saving/leave-guard.tsx';
import { useDrafts } from '#web/admin/saving/use-drafts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AddSheet } from './add-sheet.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { GalleryList } from './gallery-list.tsx';
import type { ItemTexts } from './item-texts.ts';
import { loadPage } from './load-gallery.ts';
import type { NewItem } from './new-item.ts';
import { PictureQueue } from './queue/picture-queue.tsx';
import { useQueue } from './queue/use-queue.ts';
import { TreatmentNames } from './text-fields.tsx';

interface GalleryTabProps {
  /** Null when it could not be loaded. */
  page: Page<GalleryItem[]> | null;
  /** The open one, when it is not on the first page. */
  unlisted: GalleryItem | undefined;
  treatments: readonly { treatment_description: string }[];
}

const noPage: Page<GalleryItem[]> = { body: [], next: null, total: 0, totalIsExact: true };

export function GalleryTab({ page, unlisted, treatments }: GalleryTabProps) {
  const open = readOpen(useSearchParams()[0]);
  const growing = useGrowingList(page ?? noPage, '', (cursor) => loadPage({ cursor }));
  const { opened, keep } = useOpened(open, growing.list.body, unlisted);
  const edits = useDrafts<ItemTexts>();
  const additions = useDrafts<NewItem>();
  const queue = useQueue((item) => growing.insert(item));
  const { isOver, handlers } = useDrop(queue.add);
  const close = useClose('');
  useRowFocus(open);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1} className="gallery-tab" data-over={isOver} {...handlers}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Gallery</h1>
          <AddLink isQuiet={open !== undefined || queue.pictures.length > 0} replaces={open !== undefined} />
        </header>
        <div className="list-area">
          <PictureQueue {...queue} />
          {page ? (
            <GalleryList growing={growing} open={open} forget={edits.forget} />
          ) : (
            <ListFailure sentence={galleryMessages.empty} />
          )}
        </div>
        <TreatmentNames treatments={treatments} />
      </main>
      {open === 'new' && <AddSheet drafts={additions} onAdded={growing.insert} onClose={close} />}
      {opened && <EditSheet key={open} item={opened} drafts={edits} growing={growing} keep={keep} onClose={close} />}
      <LeaveGuard isUnsaved={!edits.isEmpty || !additions.isEmpty || queue.holdsWork} />
    </div>
  );
}

function AddLink({ isQuiet, replaces }: { isQuiet: boolean; replaces: boolean }) {
  return (
    <Link
      id={rowLinkId('new')}
      className={`button button-small ${isQuiet ? 'button-secondary' : 'button-primary'}`}
      to={{ search: '?open=new' }}
      state={openedFromList}
      replace={replaces}
      preventScrollReset
    >
      <Icon name="plus" />
      Add an item
    </Link>
  );
}
