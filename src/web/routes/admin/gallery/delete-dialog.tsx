import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { removeRow, useClose } from '#web/admin/list/opened-row.ts';
import type { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface DeleteDialogProps {
  item: GalleryItem;
  growing: ReturnType<typeof useOptimisticList<GalleryItem>>;
  open: string | undefined;
  forget: (name: string) => void;
  onClose: () => void;
}

export function DeleteDialog({ item, growing, open, forget, onClose }: DeleteDialogProps) {
  const toasts = useToasts();
  const offerUndo = useUndo(galleryMessages);
  const closeSheet = useClose('');

  async function remove() {
    const params = { id: item.id };
    const { result, place } = await removeRow(growing, item, {
      call: (options) => adminApi.gallery.remove({ params }, options),
      load: () => adminApi.gallery.get({ params }),
      alongside: () => {
        onClose();
        if (open === String(item.id)) void closeSheet();
      },
    });
    if (result.kind === 'stale' && result.theirs)
      return toasts.failure(`${galleryMessages.deleteFailure} Someone else has changed this item in the meantime.`);
    if (result.kind !== 'saved' && result.kind !== 'stale') return toasts.failure(galleryMessages.deleteFailure);
    forget(String(item.id));
    if (result.kind === 'stale') return toasts.failure('Someone else has deleted this item already.');
    offerUndo(
      () => adminApi.gallery.restore({ params }),
      (restored) => growing.insert(restored, place),
    );
    return undefined;
  }

  return (
    <ConfirmDialog question="Delete this item?" confirm="Delete" onConfirm={() => void remove()} onCancel={onClose}>
      <p className="delete-subject">
        <strong dir="auto">{item.title}</strong>
      </p>
      <p>It will leave the website at once. You can undo this for 30 seconds.</p>
    </ConfirmDialog>
  );
}
