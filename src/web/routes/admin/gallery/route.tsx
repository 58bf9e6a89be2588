import './gallery.css';
import '#web/admin/list/data-table.css';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { AddLink } from '#web/admin/list/record-links.tsx';
import { defineTab, revalidateRecords, useRecordTab } from '#web/admin/list/record-tab.tsx';
import { useFiles } from '#web/admin/pictures/use-files.ts';
import { useHasDrafts } from '#web/admin/store/drafts.ts';
import { useDelete } from '#web/admin/store/use-delete.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { uploadApi } from '#web/api/upload-api.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';
import { galleryForms, ItemPicture, TreatmentNames } from './gallery-forms.tsx';
import { AddSheet, EditSheet } from './item-sheets.tsx';
import { PictureQueue } from './queue/picture-queue.tsx';
import { useQueue } from './queue/use-queue.ts';
import { noteShare } from './upload-progress.tsx';

const tab = defineTab({
  noun: 'item',
  forms: galleryForms,
  messages: { ...galleryMessages, failed: galleryMessages.uploadFailure },
  loadPage: ({ cursor, signal }) => adminApi.gallery.list({ query: { limit: '50', cursor } }, signal && { signal }),
  calls: adminApi.gallery,
});

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { signal } = args.request;
  const [, treatments] = await Promise.all([
    tab.load(args),
    loadOr([], () => adminApi.treatments.list({}, { signal }), { signal }),
  ]);
  return { treatments };
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(uploadApi(noteShare), { add: galleryForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Gallery', args);

/** The items in the order of the website. */
export default function Gallery({ loaderData: { treatments } }: Route.ComponentProps) {
  const { open, shown, sheet, forget } = useRecordTab(tab);
  const { onDelete, dialog } = useDelete(shown, {
    noun: 'item',
    messages: galleryMessages,
    calls: adminApi.gallery,
    onRemove: ({ id }) => forget(String(id)),
    describe: ({ title }) => (
      <>
        <p className="delete-subject">
          <strong dir="auto">{title}</strong>
        </p>
        <p>It will leave the website at once. You can undo this for 30 seconds.</p>
      </>
    ),
  });
  const queue = useQueue((item) => shown.records.insert('', item));
  const { isOver, handlers } = useFiles(queue.add);
  const isUnsaved = useHasDrafts(tab.noun);
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
          {!shown.isLoaded && <ListFailure sentence={galleryMessages.empty} />}
          {shown.isLoaded && shown.list.body.length === 0 && (
            <EmptyState sentence={galleryMessages.empty}>
              <p>Drop pictures here, or add an item with its title. It will be on the website at once.</p>
            </EmptyState>
          )}
          {shown.list.body.length > 0 && (
            <OrderedList
              {...{ shown, open, onDelete }}
              noun="items"
              label="Gallery items"
              whole="the gallery"
              order="as on the website"
              messages={galleryMessages}
              calls={adminApi.gallery}
              rowClass="gallery-row"
            >
              {(item) => (
                <>
                  <ItemPicture item={item} />
                  <div className="gallery-words">
                    <p className="gallery-title" dir="auto">
                      {item.title}
                    </p>
                    {item.treatment_name !== item.title && (
                      <p className="soft" dir="auto">
                        {item.treatment_name}
                      </p>
                    )}
                    {item.alt ? (
                      <p className="soft gallery-alt" dir="auto">
                        {item.alt}
                      </p>
                    ) : (
                      <p className="gallery-undescribed">Not described yet</p>
                    )}
                  </div>
                </>
              )}
            </OrderedList>
          )}
        </div>
        <TreatmentNames treatments={treatments} />
      </main>
      {sheet && open === 'new' && <AddSheet {...sheet} />}
      {sheet?.record && <EditSheet key={sheet.draftName} item={sheet.record} {...sheet} />}
      {dialog}
      <LeaveGuard isUnsaved={isUnsaved || queue.holdsWork} />
    </div>
  );
}
