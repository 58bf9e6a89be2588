import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { focusFirst, rowLinkId, useClose } from '#web/admin/list/opened-row.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/session.ts';
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
    const place = growing.list.body.findIndex((other) => other.id === id);
    if (result.kind === 'saved' || result.kind === 'stale') takeAway();
    else onClose();
    if (result.kind === 'saved')
      offerUndo(
        () => adminApi.gallery.restore({ params }),
        (restored) => growing.insert(restored, place),
      );
    else toasts.failure(result.kind === 'stale' ? alreadyGone : galleryMessages.deleteFailure);
  }

  function takeAway() {
    const { body } = growing.list;
    const place = body.findIndex((other) => other.id === id);
    flushSync(() => {
      growing.remove(id);
      forget(String(id));
      onClose();
    });
    if (open === String(id)) void closeSheet();
    focusFirst([body[place + 1], body[place - 1]].map((neighbour) => neighbour && rowLinkId(String(neighbour.id))));
  }

  return (
    <ConfirmDialog question="Delete this item?" confirm="Delete" onConfirm={remove} onCancel={onClose}>
      {newer && (
        <Alert tone="warning" title="Someone else has changed this item in the meantime.">
          <p>You see it now as it is. You can still delete it.</p>
        </Alert>
      )}
      <p className="delete-subject">
        <strong>{(newer ?? item).title}</strong>
      </p>
      <p>It leaves the website at once. You can undo this for 30 seconds.</p>
    </ConfirmDialog>
  );
}

const alreadyGone = 'Someone else has deleted this item already.';
