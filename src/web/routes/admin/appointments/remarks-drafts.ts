import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Appointment, RemarksDraft } from '#contract/appointments.ts';
import { firstCharacters } from '#contract/plain/first-characters.ts';
import { limits } from '#contract/plain/limits.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { surviveLock, takeTyped } from '#web/api/locked-page.ts';
import { attempt } from '#web/forms/define-form.ts';
import { createListeners } from '#web/ui/listeners.ts';

/** Pauses in ms before a draft is stored: after typing, and after a failure. */
const pauses = { typing: 500, retry: 5_000 };

/**
 * Remarks that were typed and not saved yet, by appointment. The server stores them for the administrator who types, so that they
 * survive the session and the browser, which itself stores nothing about patients. `earlier` are those of before.
 */
export function useRemarksDrafts(earlier: readonly RemarksDraft[]) {
  const [store] = useState(() => createDraftStore(takeTyped('remarks') as UnstoredDraft[] | undefined));
  useEffect(() => surviveLock('remarks', store.listUnstored), [store]);
  useEffect(() => store.flush, [store]);
  /** Typed before a reload or in an earlier session, unless something was typed since. */
  const findEarlier = ({ id }: Appointment) =>
    store.has(id) ? undefined : earlier.find((draft) => draft.appointment_id === id);
  const drafts = {
    findEarlier,
    /** Typed text, or else the saved remarks. */
    read: (appointment: Appointment) =>
      store.read(appointment.id) ?? findEarlier(appointment)?.text ?? appointment.remarks ?? '',
    store: ({ id, remarks }: Appointment, text: string) => store.type(id, text, text === (remarks ?? '') ? '' : text),
    /** Empties the field while its text is being saved. Returns how to put the text back, before what was typed since. */
    take: (appointment: Appointment) => {
      const text = drafts.read(appointment);
      store.hide(appointment.id, findEarlier(appointment)?.text ?? '');
      return () => {
        if (text !== (appointment.remarks ?? ''))
          drafts.store(appointment, [text, store.read(appointment.id)].filter(Boolean).join('\n'));
      };
    },
    /** Forgets a draft once its text is saved. */
    forget: ({ id }: Appointment) => store.settle(id),
    subscribe: store.subscribe,
    hasUnstored: store.hasUnstored,
  };
  return drafts;
}

export type RemarksDrafts = ReturnType<typeof useRemarksDrafts>;

/** Only the component that calls this renders when it changes, and not the whole list with every letter. */
export function useHasUnstored({ subscribe, hasUnstored }: RemarksDrafts) {
  return useSyncExternalStore(subscribe, hasUnstored);
}

interface Typed {
  /** Undefined once it was saved. */
  text: string | undefined;
  /** Text to store. */
  draft: string;
  isStored: boolean;
}

/** Id of the request, what was typed, and what to store. */
type UnstoredDraft = [id: number, text: string, draft: string];

/** `left` could not be stored before the page was locked. */
function createDraftStore(left: UnstoredDraft[] = []) {
  const typed = new Map<number, Typed>(left.map(([id, text, draft]) => [id, { text, draft, isStored: false }]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();
  const { tell, subscribe } = createListeners();

  const unstored = () => [...typed].filter(([, { isStored }]) => !isStored);

  async function sendAll() {
    for (const [id, sent] of unstored()) {
      const body = { text: firstCharacters(sent.draft, limits.freeText) };
      const result = await attempt(() => adminApi.appointments.storeDraft({ params: { id }, body }));
      // A request that is gone needs no draft.
      sent.isStored = result.kind === 'saved' || result.kind === 'stale';
    }
    tell();
  }

  /** One after the other, so that an older text never replaces a newer one. */
  function flush() {
    clearTimeout(timer);
    sending = sending.then(sendAll);
    return sending;
  }

  function flushAfter(pause: number) {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await flush();
      if (unstored().length > 0) flushAfter(pauses.retry);
    }, pause);
  }

  return {
    subscribe,
    hasUnstored: () => unstored().length > 0,
    listUnstored: (): UnstoredDraft[] =>
      unstored().flatMap(([id, { text, draft }]) => (text === undefined ? [] : [[id, text, draft]])),
    has: (id: number) => typed.has(id),
    read: (id: number) => typed.get(id)?.text,
    type: (id: number, text: string, draft: string) => {
      typed.set(id, { text, draft, isStored: false });
      tell();
      flushAfter(pauses.typing);
    },
    /** Shows nothing of the text; it stays a draft until it is saved. */
    hide: (id: number, earlier: string) => {
      if (!typed.has(id) && earlier === '') return;
      const { draft = earlier, isStored = true } = typed.get(id) ?? {};
      typed.set(id, { text: undefined, draft, isStored });
    },
    /** Saving has deleted the draft; one that was still on its way is deleted once more, and what was typed since is stored again. */
    settle: (id: number) => {
      const { text } = typed.get(id) ?? {};
      if (text !== undefined) {
        typed.set(id, { text, draft: text, isStored: false });
        return void flush();
      }
      const isSent = typed.has(id);
      typed.set(id, { text: undefined, draft: '', isStored: !isSent });
      if (isSent) void flush();
    },
    /** Stores at once what is not stored yet. */
    flush: () => void flush(),
  };
}
