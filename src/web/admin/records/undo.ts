import * as visitMessages from '#contract/messages/visits.ts';
import { limits } from '#contract/plain/limits.ts';
import { refusalOf } from '#web/admin/visits/refusal.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { type ToastOffer, useToasts } from '#web/ui/feedback/toasts.tsx';

/** Label of the button in a message that takes back a change; a key presses it. */
export const undoLabel = 'Undo';

/** An action in a message, which stays as long as a deletion can be undone. */
export function toastAction(label: string, act: () => unknown) {
  return { duration: limits.undo, action: { label, onSelect: () => void act() } };
}

/** Sentences about taking something back. */
interface UndoWords {
  restored: string;
  restoreFailure: string;
  cannotRestore: string;
}

const words: UndoWords = {
  restored: visitMessages.undone,
  restoreFailure: visitMessages.undoFailure,
  cannotRestore: `${visitMessages.undoFailure} ${visitMessages.undoOvertaken}`,
};

interface Undo<Saved> {
  takeBack: (anyway: boolean) => Promise<Saved>;
  onUndone?: ((saved: Saved) => void) | undefined;
  /** The next step after taking back, such as telling a patient who was told in the meantime. */
  offerUndone?: ((saved: Saved) => Promise<ToastOffer | undefined>) | undefined;
  words?: UndoWords;
  /** The next step, beside the way back. */
  offer?: ToastOffer | undefined;
}

/** Returns a function that says what was done, and offers to take it back. A time that is taken by then can be booked anyway. */
export function useUndo() {
  const toasts = useToasts();
  return function offerUndo<Saved>(
    done: string,
    { takeBack, onUndone, offerUndone, words: says = words, offer }: Undo<Saved>,
  ) {
    const undo = async (anyway: boolean): Promise<void> => {
      const result = await attempt(() => takeBack(anyway));
      if (result.kind === 'saved') {
        onUndone?.(result.saved);
        return toasts.success(says.restored, { offer: await offerUndone?.(result.saved) });
      }
      const refusal = refusalOf(result);
      if (refusal) {
        const action = refusal.canBookAnyway ? toastAction('Book anyway', () => undo(true)) : {};
        return toasts.failure(`${says.restoreFailure} ${refusal.sentence}`, action);
      }
      if (!isFailure(result)) return toasts.failure(says.cannotRestore);
      // The server says what a colleague has done since. It would refuse another try as well.
      if (result.kind === 'refused' && result.status === 412)
        return toasts.failure(`${says.restoreFailure} ${result.advice}`);
      toasts.failure(
        says === words ? `${says.restoreFailure} ${adviceFor(result)}` : says.restoreFailure,
        toastAction('Try again', () => undo(anyway)),
      );
    };
    toasts.success(done, { ...toastAction(undoLabel, () => undo(false)), offer });
  };
}
