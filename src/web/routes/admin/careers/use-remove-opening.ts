import { flushSync } from 'react-dom';
import type { Opening } from '#contract/careers.ts';
import { limits } from '#contract/limits.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { focusFirst, rowLinkId } from '#web/admin/list/opened-row.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { adminApi } from '#web/api/session.ts';
import { attempt } from '#web/forms/form-result.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface RemoveOptions {
  growing: ReturnType<typeof useGrowingList<Opening>>;
  onRemove: (opening: Opening) => void;
}

/** Deletes without asking: the row goes at once, and comes back by Undo or when the server says no. */
export function useRemoveOpening({ growing, onRemove }: RemoveOptions) {
  const toasts = useToasts();
  return remove;

  async function remove(opening: Opening) {
    const place = Math.max(
      0,
      growing.list.body.findIndex(({ id }) => id === opening.id),
    );
    const neighbours = [growing.list.body[place + 1], growing.list.body[place - 1]];
    flushSync(() => growing.remove(opening.id));
    focusFirst(neighbours.map((neighbour) => neighbour && rowLinkId(String(neighbour.id))));
    onRemove(opening);

    const params = { id: opening.id };
    const result = await attempt<unknown>(() => adminApi.careers.remove({ params }, { ifMatch: opening.version }), {
      load: () => adminApi.careers.getAny({ params }),
    });
    if (result.kind === 'saved') return offerUndo(opening, place);
    if (result.kind === 'stale' && !result.theirs)
      return toasts.failure('Someone else has deleted this opening already.');
    if (result.kind === 'stale') return askAgain(result.theirs as Opening, place);
    growing.insert(opening, place);
    toasts.failure(careerMessages.deleteFailure);
  }

  function offerUndo(opening: Opening, place: number) {
    const undo = async () => {
      const result = await attempt(() => adminApi.careers.restore({ params: { id: opening.id } }));
      if (result.kind === 'stale') return toasts.failure('This opening can no longer be brought back.');
      if (result.kind !== 'saved')
        return toasts.failure('The opening could not be brought back.', optionsFor('Try again', undo));
      flushSync(() => growing.insert(result.saved, place));
      focusFirst([rowLinkId(String(opening.id))]);
      toasts.success('The opening is back.');
    };
    toasts.success(careerMessages.deleted, optionsFor('Undo', undo));
  }

  /** What the other person has changed may be a reason to keep it. */
  function askAgain(theirs: Opening, place: number) {
    growing.insert(theirs, place);
    const sentence = `${careerMessages.deleteFailure} Someone else has changed it in the meantime.`;
    toasts.failure(
      sentence,
      optionsFor('Delete all the same', () => remove(theirs)),
    );
  }
}

/** A way on, as long as deleting can be undone. */
function optionsFor(label: string, act: () => Promise<void>) {
  return { duration: limits.undo, action: { label, onSelect: () => void act() } };
}
