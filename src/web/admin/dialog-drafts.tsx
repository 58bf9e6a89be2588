import { useState, useSyncExternalStore } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { useSurvivesLock } from '#web/admin/survive-lock.ts';
import { takeTyped } from '#web/api/locked-page.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** Where something is typed about a request or a visit. */
export type DialogName = 'call-again' | 'details' | 'note' | 'book' | 'series' | 'earlier-time' | 'visit' | 'leave';

/**
 * Unsaved text of dialogs. It outlives the dialog, which may be closed by mistake, and the locked screen. In memory
 * only, since it is about patients.
 */
export function useDialogDrafts() {
  const [drafts] = useState(() => createDialogDrafts(takeTyped('dialogs') as [string, unknown][] | undefined));
  useSurvivesLock('dialogs', drafts.list);
  return drafts;
}

export interface Draft<Values> {
  /** Typed before the dialog was closed; undefined if nothing was. */
  found: Values | undefined;
  store: (values: Values) => void;
  /** After it was saved or discarded. */
  forget: () => void;
}

export type DialogDrafts = ReturnType<typeof createDialogDrafts>;

/** Outside of React's state, so that the whole list does not render with every letter. */
function createDialogDrafts(left?: [string, unknown][]) {
  const typed = new Map<string, unknown>(left);
  const listeners = new Set<() => void>();
  const note = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** The draft of one dialog about one request, or another subject. */
    of<Values>(dialog: DialogName, { reference }: { reference: string }): Draft<Values> {
      const key = `${dialog} ${reference}`;
      return {
        found: typed.get(key) as Values | undefined,
        store: (values: Values) => {
          typed.set(key, values);
          note();
        },
        forget: () => {
          typed.delete(key);
          note();
        },
      };
    },
    list: () => [...typed],
    isEmpty: () => typed.size === 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useHasDialogDrafts({ subscribe, isEmpty }: DialogDrafts) {
  return !useSyncExternalStore(subscribe, isEmpty);
}

export interface DialogDraft<Values> extends Pick<Draft<Values>, 'found' | 'store'> {
  /** Begins with what is stored. */
  onDiscard: () => void;
}

export interface RequestDialogProps<Values> {
  draft: DialogDraft<Values>;
  /** How it went, when what was typed was refused. */
  refusal: FormResult<Appointment> | undefined;
  onSend: (values: Values) => void;
  onClose: () => void;
}

/** At the top of a dialog that opens with what was typed before. */
export function NotSavedYet({
  draft: { found, onDiscard },
}: {
  draft: Pick<DialogDraft<unknown>, 'found' | 'onDiscard'>;
}) {
  const [isFound, setFound] = useState(found !== undefined);
  const discard = () => {
    setFound(false);
    onDiscard();
  };
  if (!isFound) return null;
  return (
    <Alert tone="note" title="Not saved yet">
      <p>You typed this before you closed the window.</p>
      <button type="button" className="button button-quiet button-small" onClick={discard}>
        Discard it
      </button>
    </Alert>
  );
}
