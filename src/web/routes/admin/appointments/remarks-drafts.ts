import { useEffect, useState } from 'react';
import type { Appointment, RemarksDraft } from '#contract/appointments.ts';
import { firstCharacters } from '#contract/first-characters.ts';
import { limits } from '#contract/limits.ts';
import { adminApi } from '#web/api/session.ts';
import { attempt } from '#web/forms/define-form.ts';

/** In ms: a draft is stored when typing has paused for so long, or when storing it has failed so long ago. */
const pauses = { typing: 500, retry: 5_000 };

/**
 * Remarks that were typed and not saved yet, by appointment. The server stores them for the administrator who types, so that they
 * survive the session and the browser, which itself stores nothing about patients. `earlier` are those of before.
 */
export function useRemarksDrafts(earlier: readonly RemarksDraft[]) {
  const [hasUnstored, setUnstored] = useState(false);
  const [store] = useState(() => createDraftStore(setUnstored));
  useEffect(() => store.flush, [store]);
  /** Typed before a reload or in an earlier session, unless something was typed since. */
  const findEarlier = ({ id }: Appointment) =>
    store.has(id) ? undefined : earlier.find((draft) => draft.appointment_id === id);
  const drafts = {
    findEarlier,
    /** What was typed, or else what is saved. */
    read: (appointment: Appointment) =>
      store.read(appointment.id) ?? findEarlier(appointment)?.text ?? appointment.remarks ?? '',
    store: ({ id, remarks }: Appointment, text: string) => store.type(id, text, text === (remarks ?? '') ? '' : text),
    /** After the remarks were saved. */
    forget: ({ id }: Appointment) => store.settle(id),
  };
  return { drafts, hasUnstored };
}

export type RemarksDrafts = ReturnType<typeof useRemarksDrafts>['drafts'];

interface Typed {
  /** Undefined once it was saved. */
  text: string | undefined;
  /** What to store. */
  draft: string;
  isStored: boolean;
}

function createDraftStore(onChange: (hasUnstored: boolean) => void) {
  const typed = new Map<number, Typed>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();

  const unstored = () => [...typed].filter(([, { isStored }]) => !isStored);
  const note = () => onChange(unstored().length > 0);

  async function sendAll() {
    for (const [id, sent] of unstored()) {
      const body = { text: firstCharacters(sent.draft, limits.freeText) };
      const result = await attempt(() => adminApi.appointments.storeDraft({ params: { id }, body }));
      // A request that is gone needs no draft.
      sent.isStored = result.kind === 'saved' || result.kind === 'stale';
    }
    note();
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
    has: (id: number) => typed.has(id),
    read: (id: number) => typed.get(id)?.text,
    type: (id: number, text: string, draft: string) => {
      typed.set(id, { text, draft, isStored: false });
      note();
      flushAfter(pauses.typing);
    },
    /** Saving has deleted the draft; one that was still on its way is deleted once more. */
    settle: (id: number) => {
      const isSent = typed.has(id);
      typed.set(id, { text: undefined, draft: '', isStored: !isSent });
      if (isSent) void flush();
    },
    /** Stores at once what is not stored yet. */
    flush: () => void flush(),
  };
}
