// See docs/decisions/0058-locked-screens.md.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { firstCharacters } from '#contract/plain/first-characters.ts';
import { limits } from '#contract/plain/limits.ts';
import { surviveLock, takeTyped } from '#web/api/locked-page.ts';
import { attempt } from '#web/forms/define-form.ts';
import { createListeners } from '#web/ui/listeners.ts';

// Text that the server stores for the one who types it, by the record's id, so that it survives the session and the browser, which itself
// stores nothing about patients.

/** Stores a draft; an empty one deletes it. */
type Send = (id: number, text: string) => Promise<unknown>;

/** Pauses in ms before a draft is stored: after typing, and after a failure. */
const pauses = { typing: 500, retry: 5_000 };

/** `name` tells the kinds apart that survive a lock. */
export function useServerDrafts(name: string, send: Send) {
  const [store] = useState(() => createServerDrafts(send, takeTyped(name) as UnstoredDraft[] | undefined));
  useEffect(() => surviveLock(name, store.listUnstored), [name, store]);
  useEffect(() => store.flush, [store]);
  return store;
}

/** Only the component that calls this renders when it changes, and not the whole list with every letter. */
export function useHasUnstored({ subscribe, hasUnstored }: Pick<ServerDrafts, 'subscribe' | 'hasUnstored'>) {
  return useSyncExternalStore(subscribe, hasUnstored);
}

type ServerDrafts = ReturnType<typeof createServerDrafts>;

interface Typed {
  /** Undefined once it was saved. */
  text: string | undefined;
  /** Text to store. */
  draft: string;
  isStored: boolean;
}

/** Id of the record, what was typed, and what to store. */
type UnstoredDraft = [id: number, text: string, draft: string];

/** `left` could not be stored before the page was locked. */
function createServerDrafts(send: Send, left: UnstoredDraft[] = []) {
  const typed = new Map<number, Typed>(left.map(([id, text, draft]) => [id, { text, draft, isStored: false }]));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();
  const { tell, subscribe } = createListeners();

  const unstored = () => [...typed].filter(([, { isStored }]) => !isStored);

  async function sendAll() {
    for (const [id, sent] of unstored()) {
      const result = await attempt(() => send(id, firstCharacters(sent.draft, limits.freeText)));
      // A record that is gone needs no draft.
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
