import * as visitMessages from '#contract/messages/visits.ts';
import { lasting, undoLabel } from '#web/admin/use-undo.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { tryTime } from './try-time.ts';

/** Returns a function that says what was done to visits or leave, and offers to take it back. A time that is taken by then can be booked anyway. */
export function useTimeUndo() {
  const toasts = useToasts();
  return function offerUndo<Saved>(
    done: string,
    takeBack: (anyway: boolean) => Promise<Saved>,
    onUndone?: (saved: Saved) => void,
  ) {
    const undo = async (anyway: boolean) => {
      const { result, refusal } = await tryTime(() => takeBack(anyway));
      if (result.kind === 'saved') {
        onUndone?.(result.saved);
        return toasts.success(visitMessages.undone);
      }
      const why = refusal?.sentence ?? (isFailure(result) ? adviceFor(result) : visitMessages.undoOvertaken);
      const way = refusal?.canBookAnyway ? lasting('Book anyway', () => undo(true)) : {};
      toasts.failure(`${visitMessages.undoFailure} ${why}`, way);
    };
    toasts.success(
      done,
      lasting(undoLabel, () => undo(false)),
    );
  };
}
