import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { focusFirst, rowLinkId } from '#web/admin/list/opened-row.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import type { ShownList, Versioned } from './cache.ts';
import { deletedMeanwhile, withConflict } from './conflicts.ts';
import { drafts } from './draft.ts';
import { toastAction, useUndo } from './undo.ts';

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
  /** Noun for the record: 'notice'. */
  noun: string;
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
      <p>{children} You can undo this for 30 seconds.</p>
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
  const { wayBack, describe, question = () => `Delete this ${noun}?` } = options;
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
    focusFirst([list.body[place + 1], list.body[place - 1]].map((neighbour) => neighbour && focusId(neighbour)));
    const result = await removing;
    if (result.kind === 'stale' && result.theirs) {
      const theirs = result.theirs as Item;
      return toasts.failure(
        withConflict(messages.deleteFailure, result),
        toastAction('Delete all the same', () => remove(theirs)),
      );
    }
    if (result.kind !== 'saved' && result.kind !== 'stale') {
      const action = wayBack?.();
      return toasts.failure(messages.deleteFailure, action ? { action } : {});
    }
    drafts.forget(`${records.kind} ${item.id}`);
    onDeleted?.(item);
    onChanged?.();
    if (result.kind === 'stale') return toasts.success(deletedMeanwhile());
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
        confirm="Delete"
        onConfirm={() => void remove(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {describe(asked)}
      </ConfirmDialog>
    ),
  };
}
