import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { ChangedKind } from '#contract/audit-log.ts';
import { readOpen } from '#web/admin/list/list-address.ts';
import { recordSearch, useClose, useRowFocus, useWayBack } from '#web/admin/list/opened-row.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf, type EditDefinition, type FormDefinition } from '#web/forms/define-form.ts';
import { useForm } from '#web/forms/form.tsx';
import { isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { type LoadPage, recordsOf, useList, useRecord, type Versioned } from './cache.ts';
import type { DeleteMessages, DeleteOptions } from './change.tsx';
import type { RecordNoun } from './conflicts.ts';
import { drafts } from './draft.ts';
import { useEdits } from './use-edits.ts';

// A tab that lists records, and beside the list the form of the one that the address names (`?open=7`), or of a new one
// (`?open=new`). Edits show before the server has answered (`useEdits`).

type Calls<Item extends Versioned> = Pick<DeleteOptions<Item>['calls'], 'get'> &
  Partial<Omit<DeleteOptions<Item>['calls'], 'get'>>;

interface TabMessages extends Partial<DeleteMessages> {
  added?: string;
  addFailure?: string;
  updated: string;
  updateFailure: string;
  empty?: string;
}

interface TabDefinition<Item extends Versioned, Field extends string> {
  /** Kind of the records; begins the ids of the form's controls. */
  kind: RecordNoun;
  labels: Readonly<Record<Field, string>>;
  messages: TabMessages;
  /** Message, besides the form's own, when adding has failed. */
  failed?: string;
  forms: {
    // oxlint-disable-next-line typescript/no-explicit-any -- what is sent is up to each form
    add: FormDefinition<any, any, Item, any>;
    // oxlint-disable-next-line typescript/no-explicit-any -- what is sent is up to each form
    update: EditDefinition<typeof adminApi, any, Item, Field>;
  };
  loadPage: LoadPage<Item>;
  calls: Calls<Item>;
  /** Kind under which the history lists the records. */
  history?: ChangedKind;
  /** A new one goes to the end of the list. */
  addsLast?: boolean;
}

export type RecordTab<Item extends Versioned, Field extends string> = ReturnType<typeof defineTab<Item, Field>>;

/** Defines a tab, with the `clientLoader` and the `clientAction` of its page. */
export function defineTab<Item extends Versioned, Field extends string>(tab: TabDefinition<Item, Field>) {
  return {
    ...tab,
    load: ({ url, request }: { url: URL; request: Request }) => loadRecords(tab, url, request.signal),
    act: clientActionOf(adminApi, { add: tab.forms.add }),
  };
}

/** Loads the list, and the record that is open if the list does not show it, such as after a reload. */
async function loadRecords<Item extends Versioned>(
  { kind, loadPage, calls }: Pick<TabDefinition<Item, never>, 'kind' | 'loadPage' | 'calls'>,
  url: URL,
  signal: AbortSignal,
) {
  const records = recordsOf<Item>(kind);
  await records.open('', loadPage, signal);
  const id = Number(readOpen(url.searchParams));
  if (Number.isInteger(id) && id > 0 && !records.find(id)) {
    const found = await loadOr(undefined, () => calls.get({ params: { id } }), { signal });
    if (found) records.put(found);
  }
  return { loadedAt: new Date() };
}

/** Opening and closing one, or narrowing what is all there, needs no request. */
export function revalidateRecords({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

/** `onSaved` gets what was stored, and says it in place of the tab. */
export function useRecordTab<Item extends Versioned, Field extends string>(
  tab: RecordTab<Item, Field>,
  onSaved?: (item: Item, isNew: boolean) => void,
) {
  const { kind, forms, messages, failed, addsLast = false } = tab;
  const toasts = useToasts();
  const open = readOpen(useSearchParams()[0]);
  const close = useClose('');
  const shown = useList(recordsOf<Item>(kind));
  const opened = useRecord(recordsOf<Item>(kind), ({ id }) => String(id) === open);
  // Deleted by someone else: what was typed can still become a record of its own.
  const [gone, setGone] = useState<number>();
  const isGone = opened !== undefined && gone === opened.id;
  const way = useWayBack(open, recordSearch);
  const forget = (subject: string) => {
    drafts.forget(`${kind} ${subject}`);
    void way.leave(subject);
  };
  const adding = useForm<Item, Field>({
    id: kind,
    key: kind,
    intent: 'add',
    subject: open,
    onResult: (result, subject = 'new') => {
      if (isFailure(result) && failed) toasts.failure(failed);
      if (result.kind !== 'saved') return;
      if (messages.added && !onSaved) toasts.success(messages.added);
      shown.records.insert('', result.saved, addsLast ? shown.list.body.length : 0);
      forget(subject);
      onSaved?.(result.saved, true);
    },
  });
  const edits = useEdits({
    id: kind,
    definition: forms.update,
    open,
    way,
    shown,
    messages,
    onGone: ({ id }) => setGone(id),
    ...(onSaved && { onSaved: (item: Item) => onSaved(item, false) }),
  });
  useRowFocus(open);
  const edited = isGone ? undefined : opened;
  const isOpen = open !== undefined && (opened !== undefined || open === 'new');
  return {
    open,
    shown,
    forget,
    /** Properties of the form beside the list; undefined while none is open. */
    sheet: isOpen
      ? {
          draftName: `${kind} ${open}`,
          record: opened,
          isGone,
          form: edited ? edits.form : adding,
          onSend: edited && ((form: HTMLFormElement) => void edits.save(edited, new FormData(form))),
          onDiscard: () => edits.forget(open),
          onClose: close,
        }
      : undefined,
  };
}

export type ShownTab<Item extends Versioned, Field extends string> = ReturnType<typeof useRecordTab<Item, Field>>;

/** Props that a tab gives to the sheet of its records. */
export type SheetProps<Item extends Versioned, Field extends string> = NonNullable<ShownTab<Item, Field>['sheet']>;
