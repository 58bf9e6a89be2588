import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import * as visitMessages from '#contract/messages/visits.ts';
import { limits } from '#contract/plain/limits.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { focusFirst, rowLinkId } from '#web/admin/list/opened-row.ts';
import { refusalOf } from '#web/admin/visits/refusal.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, type FormResult, isFailure } from '#web/forms/form-data.ts';
import { type ToastOffer, useToasts } from '#web/ui/feedback/toasts.tsx';
import * as recordWords from '#words/admin/records.ts';
import type { ShownList, Versioned } from './cache.ts';
import { type RecordNoun, withConflict } from './conflicts.ts';
import { drafts } from './draft.ts';

/** Label of the button in a message that takes back a change; a key presses it. */
export const undoLabel = recordWords.undo;

/** An action in a message, which stays as long as a deletion can be undone. */
function toastAction(label: string, act: () => unknown) {
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
  onUndone?: ((saved: Saved) => unknown) | undefined;
  /** Sentence about those of several changes that could not be taken back. */
  leftOf?: (saved: Saved) => string | undefined;
  /** The next step after taking back, such as telling a patient who was told in the meantime. */
  offerUndone?: ((saved: Saved) => Promise<ToastOffer | undefined>) | undefined;
  words?: UndoWords;
  /** The next step, beside the way back. */
  offer?: ToastOffer | undefined;
  /** How long it can be taken back, in ms; of many in a row, messages would cover the page of a phone. */
  duration?: number;
}

/** Returns a function that says what was done, and offers to take it back. A time that is taken by then can be booked anyway. */
export function useUndo() {
  const toasts = useToasts();
  return function offerUndo<Saved>(
    done: string,
    { takeBack, onUndone, leftOf, offerUndone, words: says = words, offer, duration = limits.undo }: Undo<Saved>,
  ) {
    const undo = async (anyway: boolean): Promise<void> => {
      const result = await attempt(() => takeBack(anyway));
      if (result.kind === 'saved') {
        await onUndone?.(result.saved);
        const left = leftOf?.(result.saved);
        if (left) return toasts.failure(left);
        return toasts.success(says.restored, { offer: await offerUndone?.(result.saved) });
      }
      const refusal = refusalOf(result);
      if (refusal) {
        const action = refusal.canBookAnyway ? toastAction(recordWords.bookAnyway, () => undo(true)) : {};
        return toasts.failure(`${says.restoreFailure} ${refusal.sentence}`, action);
      }
      if (!isFailure(result)) return toasts.failure(says.cannotRestore);
      // The server says what a colleague has done since. It would refuse another try as well.
      if (result.kind === 'refused' && result.status === 412)
        return toasts.failure(`${says.restoreFailure} ${result.advice}`);
      toasts.failure(
        says === words ? `${says.restoreFailure} ${adviceFor(result)}` : says.restoreFailure,
        toastAction(recordWords.tryAgain, () => undo(anyway)),
      );
    };
    toasts.success(done, { ...toastAction(undoLabel, () => undo(false)), offer, duration });
  };
}

export interface Says<Saved, Undone = Saved> {
  failure: string;
  done: string | ((saved: Saved) => string);
  undo?: (saved: Saved) => Undo<Undone> | Promise<Undo<Undone>>;
}

/** Returns a function that says what a change has done, with the way back, or that it failed, and why. */
export function useSay() {
  const toasts = useToasts();
  const offerUndo = useUndo();
  return async function say<Saved, Undone = Saved>(
    result: FormResult<Saved>,
    { failure, done, undo }: Says<Saved, Undone>,
  ) {
    if (result.kind !== 'saved') return toasts.failure(withConflict(failure, result));
    const words = typeof done === 'string' ? done : done(result.saved);
    return undo ? offerUndo(words, await undo(result.saved)) : toasts.success(words);
  };
}

/** The rows that get the focus when one leaves: the one below, else the one above. */
export function neighboursOf<Item extends { id: number }>(rows: readonly Item[], { id }: Item) {
  const place = rows.findIndex((row) => row.id === id);
  return [rows[place + 1], rows[place - 1]].filter((row) => row !== undefined);
}

interface Input {
  params: { id: number };
}

export interface DeleteMessages {
  deleted: string;
  deleteFailure: string;
  restored: string;
  restoreFailure: string;
  cannotRestore: string;
}

export interface DeleteOptions<Item extends Versioned> {
  noun: RecordNoun;
  calls: {
    remove: (input: Input, options: { ifMatch: number }) => Promise<unknown>;
    restore: (input: Input) => Promise<Item>;
    get: (input: Input) => Promise<Item>;
  };
  /** Id of a row's element that can have the focus. */
  focusId?: (item: Item) => string;
  /** Takes along what goes with the row, before the server has answered. */
  onRemove?: ((item: Item) => void) | undefined;
  /** Closes its form, which stays as long as the deletion may be refused. */
  onDeleted?: ((item: Item) => void) | undefined;
  /** Runs once it is deleted, and once it is back. */
  onChanged?: () => void;
  /** Leads back to a record that could not be deleted. */
  wayBack?: () => false | { label: string; onSelect: () => void };
  /** Names the record in the question, and says what comes of it; without it, nothing is asked. */
  describe?: (item: Item) => ReactNode;
  /** 'Delete this notice?', unless it says otherwise. */
  question?: (item: Item) => ReactNode;
}

interface DeleteWarningProps {
  name: string;
  /** Goes on after the name. */
  more?: string;
  /** Consequences. */
  children: ReactNode;
}

/** Warning in the question whether to delete a record. */
export function DeleteWarning({ name, more, children }: DeleteWarningProps) {
  return (
    <>
      <p>
        <strong dir="auto">{name}</strong>
        {more}
      </p>
      <p>
        {children} {recordWords.canUndo}
      </p>
    </>
  );
}

/**
 * Deletes records of a list: asks, lets the row go at once, moves the focus to the row below or the one above the last, and offers Undo. A
 * row that the server refuses to delete comes back.
 */
export function useDelete<Item extends Versioned>(
  { list, name, records }: Pick<ShownList<Item>, 'list' | 'name' | 'records'>,
  messages: DeleteMessages,
  options: DeleteOptions<Item>,
) {
  const { noun, calls, focusId = ({ id }) => rowLinkId(String(id)), onRemove, onDeleted, onChanged } = options;
  const { wayBack, describe, question = () => recordWords.sentences[noun].deleteThis } = options;
  const toasts = useToasts();
  const offerUndo = useUndo();
  const [asked, setAsked] = useState<Item>();

  async function remove(item: Item): Promise<void> {
    const input = { params: { id: item.id } };
    const place = list.body.findIndex(({ id }) => id === item.id);
    const removing = flushSync(() => {
      setAsked(undefined);
      onRemove?.(item);
      return records.change<unknown>(
        item,
        { expect: () => null, call: (version) => calls.remove(input, version), load: () => calls.get(input) },
        name,
      );
    });
    focusFirst(neighboursOf(list.body, item).map(focusId));
    const result = await removing;
    if (result.kind === 'stale' && result.theirs) {
      const theirs = result.theirs as Item;
      return toasts.failure(
        withConflict(messages.deleteFailure, result),
        toastAction(recordWords.deleteAllTheSame, () => remove(theirs)),
      );
    }
    if (result.kind !== 'saved' && result.kind !== 'stale') {
      const action = wayBack?.();
      return toasts.failure(messages.deleteFailure, action ? { action } : {});
    }
    drafts.forget(`${records.kind} ${item.id}`);
    onDeleted?.(item);
    onChanged?.();
    if (result.kind === 'stale') return toasts.success(recordWords.deletedMeanwhile);
    offerUndo(messages.deleted, {
      takeBack: () => calls.restore(input),
      words: messages,
      onUndone: (restored) => {
        flushSync(() => records.insert(name, restored, Math.max(0, place)));
        focusFirst([focusId(restored)]);
        onChanged?.();
      },
    });
  }

  return {
    onDelete: (item: Item) => (describe ? setAsked(item) : void remove(item)),
    dialog: asked && describe && (
      <ConfirmDialog
        question={question(asked)}
        confirm={recordWords.deleteWord}
        onConfirm={() => void remove(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {describe(asked)}
      </ConfirmDialog>
    ),
  };
}
