import { useState } from 'react';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { removeRow, useClose } from '#web/admin/list/opened-row.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface DeleteDialogProps {
  item: GalleryItem;
  growing: ReturnType<typeof useGrowingList<GalleryItem>>;
  open: string | undefined;
  forget: (name: string) => void;
  onClose: () => void;
}

export function DeleteDialog({ item, growing, open, forget, onClose }: DeleteDialogProps) {
  const toasts = useToasts();
  const offerUndo = useUndo(galleryMessages);
  const closeSheet = useClose('');
  const [newer, setNewer] = useState<GalleryItem>();
  const { id, version } = newer ?? item;

  async function remove() {
    const params = { id };
    const result = await attempt<GalleryItem | null>(() => adminApi.gallery.remove({ params }, { ifMatch: version }), {
      load: () => adminApi.gallery.get({ params }),
    });
    if (result.kind === 'stale' && result.theirs) {
      growing.replace(result.theirs);
      return setNewer(result.theirs);
    }
    if (result.kind !== 'saved' && result.kind !== 'stale') {
      onClose();
      return toasts.failure(galleryMessages.deleteFailure);
    }
    const place = removeRow(growing, id, () => {
      forget(String(id));
      onClose();
    });
    if (open === String(id)) void closeSheet();
    if (result.kind === 'stale') return toasts.failure('Someone else has deleted this item already.');
    offerUndo(
      () => adminApi.gallery.restore({ params }),
      (restored) => growing.insert(restored, place),
    );
  }

  return (
    <ConfirmDialog question="Delete this item?" confirm="Delete" onConfirm={remove} onCancel={onClose}>
      {newer && (
        <Alert tone="warning" title="Someone else has changed this item in the meantime.">
          <p>You see it now as it is. You can still delete it.</p>
        </Alert>
      )}
      <p className="delete-subject">
        <strong dir="auto">{(newer ?? item).title}</strong>
      </p>
      <p>It leaves the website at once. You can undo this for 30 seconds.</p>
    </ConfirmDialog>
  );
}
