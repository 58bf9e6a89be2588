import { useEffect, useRef, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { Page } from '#contract/endpoint.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import type { EditDefinition } from '#web/forms/define-form.ts';
import { useForm } from '#web/forms/form.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { useDrafts } from '../survive-lock.ts';
import { readOpen } from './list-address.ts';
import { recordSearch, useClose, useOpened, useRowFocus, useWayBack } from './opened-row.ts';
import type { Versioned } from './turns.ts';
import { useEdits } from './use-edits.ts';
import { useGrowingList } from './use-growing-list.ts';
import { useOptimisticList } from './use-optimistic-list.ts';

// A tab that lists records, and beside the list the form of the one that the address names (`?open=7`), or of a new one
// (`?open=new`). Its `clientAction` knows the form `add`; edits show before the server has answered (`useEdits`).

type LoadPage<Item> = (cursor?: string, signal?: AbortSignal) => Promise<Page<Item[]>>;
type Find<Item> = (id: string, signal: AbortSignal) => Promise<Item>;

interface Arguments {
  url: URL;
  request: { signal: AbortSignal };
}

/** Loads such a tab, as its `clientLoader`. */
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

interface RecordsOptions<Item extends Versioned, Field extends string> {
  /** Begins the ids of the form's controls. */
  noun: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what is sent is up to each form
  forms: { update: EditDefinition<typeof adminApi, any, Item, Field> };
  /** Null when it could not be loaded. */
  page: Page<Item[]> | null;
  unlisted: Item | undefined;
  loadPage: LoadPage<Item>;
  messages: { added: string; updated: string; updateFailure: string };
  /** A new one goes to the end of the list. */
  addsLast?: boolean;
}

export function useRecords<Item extends Versioned, Field extends string>(options: RecordsOptions<Item, Field>) {
  const { noun, forms, page, unlisted, loadPage, messages, addsLast = false } = options;
  const toasts = useToasts();
  const open = readOpen(useSearchParams()[0]);
  const close = useClose('');
  const growing = useOptimisticList<Item>(noun, useGrowingList<Item>(page ?? noPage, '', loadPage));
  // Deleted by someone else: what was typed can still become a record of its own.
  const [gone, setGone] = useState<Item>();
  const { opened, setOpened } = useOpened(open, growing.stored.body, gone ?? unlisted);
  const drafts = useDrafts<Record<Field, string>>(noun);
  const openNow = useRef(open);
  useEffect(() => {
    openNow.current = open;
  });
  const isGone = opened !== undefined && gone?.id === opened.id;
  const adding = useForm<Item, Field>({
    id: noun,
    key: noun,
    intent: 'add',
    subject: open,
    onResult: (result, subject = 'new') => {
      if (result.kind !== 'saved') return;
      toasts.success(messages.added);
      growing.insert(result.saved, addsLast ? growing.list.body.length : 0);
      forget(subject);
    },
  });
  const edits = useEdits({
    id: noun,
    kind: noun,
    definition: forms.update,
    open,
    way: useWayBack(open, recordSearch),
    growing,
    drafts,
    messages,
    onShow: setOpened,
    onGone: setGone,
  });
  useRowFocus(open);

  /** Closes its form, with what was typed. Some call it late, such as the action of a toast: it may be closed by then. */
  function forget(subject: string) {
    drafts.forget(subject);
    if (openNow.current === subject) void close();
  }

  const edited = isGone ? undefined : opened;
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
          form: edited ? edits.form : adding,
          onSend: edited && ((form: HTMLFormElement) => void edits.save(edited, new FormData(form))),
          draft: drafts.find(open),
          onType: (values: Record<Field, string>) => drafts.store(open, values),
          /** Puts what is stored in the place of the draft. */
          onDiscard: () => {
            drafts.forget(open);
            edits.forget(open);
          },
          onClose: close,
        }
      : undefined,
  };
}

const noPage: Page<never[]> = { body: [], next: null, total: 0, totalIsExact: true };

export type RecordSheetProps<Item extends Versioned, Field extends string> = NonNullable<
  ReturnType<typeof useRecords<Item, Field>>['sheet']
>;
