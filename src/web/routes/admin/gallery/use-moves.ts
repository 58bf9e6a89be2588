import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import type { GalleryItem } from '#contract/gallery.ts';
import * as galleryMessages from '#contract/messages/gallery.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { attempt } from '#web/admin/saving/attempt.ts';
import { adminApi } from '#web/api/session.ts';
import { useToasts } from '#web/ui/toasts.tsx';

type Growing = ReturnType<typeof useGrowingList<GalleryItem>>;

/** Moves are shown at once and saved one after the other; when one fails, it and those behind it are taken back. */
export function useMoves(growing: Growing) {
  const [announcement, announce] = useState('');
  const save = useSaving(growing);

  function move(item: GalleryItem, to: number) {
    const before = growing.list.body.map(({ id }) => id);
    const after = before.filter((id) => id !== item.id).toSpliced(to, 0, item.id);
    if (before.indexOf(item.id) === to) return;
    const focused = document.activeElement;
    flushSync(() => growing.arrange(after));
    // The browser lets go of what is put to another place.
    if (focused instanceof HTMLElement) focused.focus();
    announce(`${item.title} is now number ${to + 1} of ${after.length}.`);
    save(item, { before, front: after[to - 1] ?? null });
  }

  return { move, announcement };
}

interface Move {
  /** The order that is true when this fails. */
  before: number[];
  /** The item to put it behind; null for the first place. */
  front: number | null;
}

function useSaving({ arrange, replace }: Growing) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const queue = useRef(Promise.resolve());
  const failures = useRef(0);
  // The list may not have been drawn again between two moves.
  const versions = useRef(new Map<number, number>());

  async function save({ id, version: shown }: GalleryItem, { before, front }: Move) {
    const ifMatch = Math.max(shown, versions.current.get(id) ?? 0);
    const outcome = await attempt(
      () => adminApi.gallery.move({ params: { id }, body: { after: front } }, { ifMatch }),
      ['after'],
    );
    if (outcome.kind === 'saved') {
      versions.current.set(id, outcome.saved.version);
      return replace(outcome.saved);
    }
    failures.current += 1;
    arrange(before);
    if (outcome.kind === 'failed') return toasts.failure(galleryMessages.moveFailure);
    toasts.failure(`${galleryMessages.moveFailure} Someone else has changed the gallery; this is how it is now.`);
    await revalidate();
  }

  return (item: GalleryItem, move: Move) => {
    const failuresThen = failures.current;
    queue.current = queue.current.then(async () => {
      if (failures.current === failuresThen) await save(item, move);
    });
  };
}
