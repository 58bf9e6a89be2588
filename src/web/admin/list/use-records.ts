import { useEffect, useRef, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useForm } from '#web/forms/form.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { useDrafts } from '../survive-lock.ts';
import { readOpen } from './list-address.ts';
import { useClose, useOpened, useRowFocus } from './opened-row.ts';
import { useGrowingList } from './use-growing-list.ts';
import { useOptimisticList } from './use-optimistic-list.ts';

// A tab that lists records, and beside the list the form of the one that the address names (`?open=7`), or of a new one
// (`?open=new`). Its `clientAction` knows the forms `add` and `update`.

type LoadPage<Item> = (cursor?: string, signal?: AbortSignal) => Promise<Page<Item[]>>;
type Find<Item> = (id: string, signal: AbortSignal) => Promise<Item>;

interface Arguments {
  url: URL;
  request: { signal: AbortSignal };
}

/** What the `clientLoader` of such a tab loads. */
export async function loadRecords<Item extends { id: number }>(
  { url, request: { signal } }: Arguments,
  loadPage: LoadPage<Item>,
  find: Find<Item>,
) {
  const page = await loadOr(null, () => loadPage(undefined, signal), { signal });
  const open = readOpen(url.searchParams);
  const isListed = page?.body.some(({ id }) => String(id) === open);
  const isRecord = open !== undefined && /^\d+$/.test(open);
  // One can be open that is not on the first page, such as after a reload.
  const unlisted = isRecord && !isListed ? await loadOr(undefined, () => find(open, signal), { signal }) : undefined;
  return { page, unlisted, loadedAt: new Date() };
}

/** Opening and closing one leaves the list as it is. */
export function revalidateRecords({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

interface RecordsOptions<Item> {
  /** Begins the ids of the form's controls. */
  noun: string;
  /** Null when it could not be loaded. */
  page: Page<Item[]> | null;
  unlisted: Item | undefined;
  loadPage: LoadPage<Item>;
  messages: { added: string; updated: string };
  /** A new one goes to the end of the list. */
  addsLast?: boolean;
}

export function useRecords<Item extends { id: number; version: number }, Values, Field extends string>(
  options: RecordsOptions<Item>,
) {
  const { noun, page, unlisted, loadPage, messages, addsLast = false } = options;
  const toasts = useToasts();
  const open = readOpen(useSearchParams()[0]);
  const close = useClose('');
  const growing = useOptimisticList<Item>(noun, useGrowingList<Item>(page ?? noPage, '', loadPage));
  const { opened, setOpened } = useOpened(open, growing.stored.body, unlisted);
  const drafts = useDrafts<Values>(noun);
  // Deleted by someone else: what was typed can still become a record of its own.
  const [gone, setGone] = useState<string>();
  const openNow = useRef(open);
  useEffect(() => {
    openNow.current = open;
  });
  const isGone = opened !== undefined && gone === open;
  const form = useForm<Item, Field>({
    id: noun,
    key: noun,
    intent: opened && !isGone ? 'update' : 'add',
    subject: open,
    onResult: (result, subject) => {
      if (result.kind === 'saved') settle(result.saved, subject);
      if (result.kind === 'stale' && result.theirs) show(result.theirs);
      if (result.kind === 'stale' && !result.theirs) {
        setGone(subject);
        growing.remove(Number(subject));
      }
    },
  });
  useRowFocus(open);

  function show(item: Item) {
    setOpened(item);
    growing.replace(item);
  }

  function settle(saved: Item, subject = 'new') {
    const isChange = String(saved.id) === subject;
    toasts.success(isChange ? messages.updated : messages.added);
    if (isChange) show(saved);
    else growing.insert(saved, addsLast ? growing.list.body.length : 0);
    forget(subject);
  }

  /** Closes its form, with what was typed. Some call it late, such as the action of a toast: it may be closed by then. */
  function forget(subject: string) {
    drafts.forget(subject);
    if (openNow.current === subject) void close();
  }

  const isOpen = open !== undefined && (opened !== undefined || open === 'new');
  return {
    open,
    growing,
    forget,
    isUnsaved: !drafts.isEmpty,
    /** For the form beside the list; undefined while none is open. */
    sheet: isOpen
      ? {
          record: opened,
          isGone,
          form,
          draft: drafts.find(open),
          onType: (values: Values) => drafts.store(open, values),
          /** Puts what is stored in the place of the draft. */
          onDiscard: () => {
            drafts.forget(open);
            form.startAnew();
          },
          onClose: close,
        }
      : undefined,
  };
}

const noPage: Page<never[]> = { body: [], next: null, total: 0, totalIsExact: true };

export type RecordSheetProps<Item extends { id: number; version: number }, Values, Field extends string> = NonNullable<
  ReturnType<typeof useRecords<Item, Values, Field>>['sheet']
>;
