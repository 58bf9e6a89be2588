import { flushSync } from 'react-dom';
import type { Opening } from '#contract/careers.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { focusFirst, removeRow, rowLinkId } from '#web/admin/list/opened-row.ts';
import type { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { lasting, useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface RemoveOptions {
  growing: ReturnType<typeof useOptimisticList<Opening>>;
  onRemove: (opening: Opening) => void;
}

/** Deletes without asking: the row goes at once, and comes back by Undo or when the server says no. */
export function useRemoveOpening({ growing, onRemove }: RemoveOptions) {
  const toasts = useToasts();
  const offerUndo = useUndo(careerMessages);
  return remove;

  async function remove(opening: Opening) {
    const params = { id: opening.id };
    const { result, place } = await removeRow(growing, opening, {
      call: (options) => adminApi.careers.remove({ params }, options),
      load: () => adminApi.careers.getAny({ params }),
      alongside: () => onRemove(opening),
    });
    if (result.kind === 'saved')
      return offerUndo(
        () => adminApi.careers.restore({ params }),
        (restored) => bringBack(restored, place),
      );
    if (result.kind === 'stale' && !result.theirs)
      return toasts.failure('Someone else has deleted this opening already.');
    if (result.kind === 'stale') return askAgain(result.theirs as Opening);
    toasts.failure(careerMessages.deleteFailure);
  }

  function bringBack(opening: Opening, place: number) {
    flushSync(() => growing.insert(opening, place));
    focusFirst([rowLinkId(String(opening.id))]);
  }

  /** The other person's change may be a reason not to delete it. */
  function askAgain(theirs: Opening) {
    const sentence = `${careerMessages.deleteFailure} Someone else has changed it in the meantime.`;
    toasts.failure(
      sentence,
      lasting('Delete all the same', () => remove(theirs)),
    );
  }
}
