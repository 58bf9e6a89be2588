import type { ReactNode } from 'react';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { useUndo } from '#web/admin/use-undo.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { removeRow } from './opened-row.ts';
import type { useOptimisticList } from './use-optimistic-list.ts';

interface DeleteRecordProps<Item extends { id: number; version: number }> {
  record: Item;
  /** Noun for the record: 'notice'. */
  noun: string;
  /** 'Delete this notice?', unless it says otherwise. */
  question?: ReactNode;
  messages: Parameters<typeof useUndo>[0] & { deleteFailure: string };
  growing: ReturnType<typeof useOptimisticList<Item>>;
  calls: {
    remove: (input: { params: { id: number } }, options: { ifMatch: number }) => Promise<unknown>;
    restore: (input: { params: { id: number } }) => Promise<Item>;
    get: (input: { params: { id: number } }) => Promise<Item>;
  };
  /** Closes its form, with what was typed. */
  forget?: (id: string) => void;
  onClose: () => void;
  /** Names it, and says what comes of it. */
  children: ReactNode;
}

/** Asks whether a record of a list shall be deleted, deletes it, and offers to undo that. */
export function DeleteRecord<Item extends { id: number; version: number }>(props: DeleteRecordProps<Item>) {
  const {
    record,
    noun,
    question = `Delete this ${noun}?`,
    messages,
    growing,
    calls,
    forget,
    onClose,
    children,
  } = props;
  const toasts = useToasts();
  const offerUndo = useUndo(messages);
  const remove = async () => {
    const input = { params: { id: record.id } };
    const { result, place } = await removeRow(growing, record, {
      call: (options) => calls.remove(input, options),
      load: () => calls.get(input),
      alongside: onClose,
    });
    const isGone = result.kind === 'saved' || (result.kind === 'stale' && !result.theirs);
    if (!isGone) {
      const overtaken = result.kind === 'stale' ? ' Someone else has changed it. Please look at it again.' : '';
      return toasts.failure(`${messages.deleteFailure}${overtaken}`);
    }
    forget?.(String(record.id));
    if (result.kind !== 'saved') return toasts.success('Someone else has deleted it already.');
    offerUndo(
      () => calls.restore(input),
      (restored) => growing.insert(restored, place),
    );
  };
  return (
    <ConfirmDialog question={question} confirm="Delete" onConfirm={() => void remove()} onCancel={onClose}>
      {children}
    </ConfirmDialog>
  );
}
