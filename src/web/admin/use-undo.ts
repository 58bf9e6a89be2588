import { limits } from '#contract/limits.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

/** On a message that offers to take back what was done; a key presses it. */
export const undoLabel = 'Undo';

interface UndoMessages {
  deleted: string;
  restored: string;
  restoreFailure: string;
  cannotRestore: string;
}

/** A way on in a message, as long as deleting can be undone. */
export function lasting(label: string, act: () => Promise<void>) {
  return { duration: limits.undo, action: { label, onSelect: () => void act() } };
}

/** Returns a function that says that something was deleted, and offers to bring it back. */
export function useUndo(messages: UndoMessages) {
  const toasts = useToasts();
  return function offerUndo<Item>(restore: () => Promise<Item>, onRestored: (restored: Item) => void) {
    const undo = async () => {
      const result = await attempt(restore);
      if (result.kind === 'stale') return toasts.failure(messages.cannotRestore);
      if (result.kind !== 'saved') return toasts.failure(messages.restoreFailure, lasting('Try again', undo));
      onRestored(result.saved);
      toasts.success(messages.restored);
    };
    toasts.success(messages.deleted, lasting(undoLabel, undo));
  };
}
