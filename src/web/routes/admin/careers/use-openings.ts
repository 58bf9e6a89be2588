import type { Opening } from '#contract/careers.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { readOpen } from '#web/admin/list/list-address.ts';
import { useClose } from '#web/admin/list/use-close.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import type { Drafts } from '#web/admin/saving/use-drafts.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import type { OpeningValues } from './opening-values.ts';
import { type SaveOutcome, saveOpening } from './save-opening.ts';
import { useRemoveOpening } from './use-remove-opening.ts';

interface OpeningsOptions {
  growing: ReturnType<typeof useGrowingList<Opening>>;
  drafts: Drafts<OpeningValues>;
  /** Shows a newer one of the opening in the sheet. */
  keep: (opening: Opening) => void;
}

/** What can be done with the openings of the list. */
export function useOpenings({ growing, drafts, keep }: OpeningsOptions) {
  const toasts = useToasts();
  const close = useClose('');

  async function save(opening: Opening | undefined, values: OpeningValues): Promise<SaveOutcome> {
    const outcome = await saveOpening(opening, values);
    if (outcome.kind === 'saved') finish(opening, outcome.saved);
    if (outcome.kind === 'stale') show(outcome.theirs);
    if (outcome.kind === 'gone' && opening) growing.remove(opening.id);
    return outcome;
  }

  function finish(before: Opening | undefined, saved: Opening) {
    toasts.success(before ? careerMessages.updated : careerMessages.added);
    if (before) show(saved);
    else growing.insert(saved);
    const open = readOpenNow();
    drafts.forget(before ? String(before.id) : (open ?? 'new'));
    if (!before || open === String(saved.id)) void close();
  }

  function show(opening: Opening) {
    keep(opening);
    growing.replace(opening);
  }

  const remove = useRemoveOpening({
    growing,
    onRemove: ({ id }) => {
      drafts.forget(String(id));
      if (readOpenNow() === String(id)) void close();
    },
  });

  return { save, remove, close };
}

function readOpenNow() {
  return readOpen(new URLSearchParams(window.location.search));
}
