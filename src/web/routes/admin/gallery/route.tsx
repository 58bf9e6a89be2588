import './gallery.css';
import { useSearchParams } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { readOpen } from '#web/admin/list/list-address.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { useOpened, useRowFocus } from '#web/admin/list/opened-row.ts';
import { AddLink } from '#web/admin/list/record-links.tsx';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { loadRecords, revalidateRecords } from '#web/admin/list/use-records.ts';
import { useFiles } from '#web/admin/pictures/use-files.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { uploadApi } from '#web/api/upload-api.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { galleryForms } from './gallery-forms.ts';
import { GalleryList } from './gallery-list.tsx';
import { useItemSheets } from './item-sheets.tsx';
import { PictureQueue } from './queue/picture-queue.tsx';
import { useQueue } from './queue/use-queue.ts';
import { TreatmentNames } from './text-fields.tsx';
import { noteShare } from './upload-progress.tsx';

const loadPage = (cursor?: string, signal?: AbortSignal) =>
  adminApi.gallery.list({ query: { limit: '50', cursor } }, signal && { signal });

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { signal } = args.request;
  const [records, treatments] = await Promise.all([
    loadRecords(args, loadPage, (id) => adminApi.gallery.get({ params: { id } }, { signal })),
    loadOr([], () => adminApi.treatments.list({}, { signal }), { signal }),
  ]);
  return { ...records, treatments };
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(uploadApi(noteShare), { add: galleryForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Gallery', args);

const noPage: Page<GalleryItem[]> = { body: [], next: null, total: 0, totalIsExact: true };

export default function Gallery({ loaderData: { page, unlisted, treatments } }: Route.ComponentProps) {
  const open = readOpen(useSearchParams()[0]);
  const growing = useOptimisticList('gallery item', useGrowingList(page ?? noPage, '', loadPage));
  const { sheet, isUnsaved, forget } = useItemSheets({
    open,
    growing,
    ...useOpened(open, growing.stored.body, unlisted),
  });
  const queue = useQueue((item) => growing.insert(item));
  const { isOver, handlers } = useFiles(queue.add);
  useRowFocus(open);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1} className="gallery-tab" data-over={isOver} {...handlers}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Gallery</h1>
          <AddLink isSheetOpen={open !== undefined} isQuiet={open !== undefined || queue.pictures.length > 0}>
            Add an item
          </AddLink>
        </header>
        <div className="list-area">
          <PictureQueue {...queue} />
          {page ? (
            <GalleryList growing={growing} open={open} forget={forget} />
          ) : (
            <ListFailure sentence={galleryMessages.empty} />
          )}
        </div>
        <TreatmentNames treatments={treatments} />
      </main>
      {sheet}
      <LeaveGuard isUnsaved={isUnsaved || queue.holdsWork} />
    </div>
  );
}
