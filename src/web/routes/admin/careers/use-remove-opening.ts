import { flushSync } from 'react-dom';
import type { Opening } from '#contract/careers.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { focusFirst, removeRow, rowLinkId } from '#web/admin/list/opened-row.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { lasting, useUndo } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface RemoveOptions {
  growing: ReturnType<typeof useGrowingList<Opening>>;
  onRemove: (opening: Opening) => void;
}

/** Deletes without asking: the row goes at once, and comes back by Undo or when the server says no. */
export function useRemoveOpening({ growing, onRemove }: RemoveOptions) {
  const toasts = useToasts();
  const offerUndo = useUndo(careerMessages);
  return remove;

  async function remove(opening: Opening) {
    const place = removeRow(growing, opening.id);
    onRemove(opening);

    const params = { id: opening.id };
    const result = await attempt<unknown>(() => adminApi.careers.remove({ params }, { ifMatch: opening.version }), {
      load: () => adminApi.careers.getAny({ params }),
    });
    if (result.kind === 'saved')
      return offerUndo(
        () => adminApi.careers.restore({ params }),
        (restored) => bringBack(restored, place),
      );
    if (result.kind === 'stale' && !result.theirs)
      return toasts.failure('Someone else has deleted this opening already.');
    if (result.kind === 'stale') return askAgain(result.theirs as Opening, place);
    growing.insert(opening, place);
    toasts.failure(careerMessages.deleteFailure);
  }

  function bringBack(opening: Opening, place: number) {
    flushSync(() => growing.insert(opening, place));
    focusFirst([rowLinkId(String(opening.id))]);
  }

  /** What the other person has changed may be a reason to keep it. */
  function askAgain(theirs: Opening, place: number) {
    growing.insert(theirs, place);
    const sentence = `${careerMessages.deleteFailure} Someone else has changed it in the meantime.`;
    toasts.failure(
      sentence,
      lasting('Delete all the same', () => remove(theirs)),
    );
  }
}
