import { type ComponentProps, type ReactNode, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { TableKind } from '#contract/imports.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { drafts, useHasDrafts } from '#web/admin/store/drafts.ts';
import {
  type List,
  type LoadPage,
  recordsOf,
  type ShownList,
  useList,
  useRecord,
  type Versioned,
} from '#web/admin/store/records.ts';
import { type DeleteMessages, type DeleteOptions, useDelete } from '#web/admin/store/use-delete.tsx';
import type { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import type { EditDefinition } from '#web/forms/define-form.ts';
import { useForm } from '#web/forms/form.tsx';
import { isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { readOpen } from './list-address.ts';
import { ListFailure, ListFoot } from './list-foot.tsx';
import { recordSearch, useClose, useRowFocus, useWayBack } from './opened-row.ts';
import { PartFrame, type PartTabsProps } from './part-frame.tsx';
import { AddLink, WithImport } from './record-links.tsx';
import { useEdits } from './use-edits.ts';

// A tab that lists records, and beside the list the form of the one that the address names (`?open=7`), or of a new one
// (`?open=new`). Its `clientAction` knows the form `add`; edits show before the server has answered (`useEdits`).

interface Arguments {
  url: URL;
  request: { signal: AbortSignal };
}

type Calls<Item extends Versioned> = Pick<DeleteOptions<Item>['calls'], 'get'> &
  Partial<Omit<DeleteOptions<Item>['calls'], 'get'>>;

type TabMessages = Partial<DeleteMessages> & { added?: string; updated: string; updateFailure: string; empty?: string };

interface TabDefinition<Item extends Versioned, Field extends string> {
  /** Kind of the records; begins the ids of the form's controls. */
  noun: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what is sent is up to each form
  forms: { update: EditDefinition<typeof adminApi, any, Item, Field> };
  /** Said in a message, besides in the form, when adding has failed. */
  failed?: string;
  loadPage: LoadPage<Item>;
  calls: Calls<Item>;
  /** A new one goes to the end of the list. */
  addsLast?: boolean;
}

export type RecordTab<Item extends Versioned, Field extends string> = TabDefinition<Item, Field> & {
  messages: TabMessages;
  load: (args: Arguments) => Promise<{ loadedAt: Date }>;
};

export function defineTab<Item extends Versioned, Field extends string>(
  messages: TabMessages,
  tab: TabDefinition<Item, Field>,
): RecordTab<Item, Field> {
  return { ...tab, messages, load: ({ url, request: { signal } }) => loadRecords(tab, url, signal) };
}

/** Loads the list, and the record that is open if the list does not show it, such as after a reload. */
async function loadRecords<Item extends Versioned>(
  { noun, loadPage, calls }: Pick<TabDefinition<Item, never>, 'noun' | 'loadPage' | 'calls'>,
  url: URL,
  signal: AbortSignal,
) {
  const records = recordsOf<Item>(noun);
  await records.open('', loadPage, signal);
  const id = Number(readOpen(url.searchParams));
  if (Number.isInteger(id) && id > 0 && !records.find(id)) {
    const found = await loadOr(undefined, () => calls.get({ params: { id } }), { signal });
    if (found) records.put(found);
  }
  return { loadedAt: new Date() };
}

/** Opening and closing one leaves the list as it is. */
export function revalidateRecords({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export function useRecordTab<Item extends Versioned, Field extends string>(tab: RecordTab<Item, Field>) {
  const { noun, forms, messages, failed, addsLast = false } = tab;
  const toasts = useToasts();
  const open = readOpen(useSearchParams()[0]);
  const close = useClose('');
  const shown = useList<Item>(noun);
  const opened = useRecord<Item>(noun, ({ id }) => String(id) === open);
  // Deleted by someone else: what was typed can still become a record of its own.
  const [gone, setGone] = useState<number>();
  const isGone = opened !== undefined && gone === opened.id;
  const way = useWayBack(open, recordSearch);
  const forget = (subject: string) => {
    drafts.forget(`${noun} ${subject}`);
    void way.leave(subject);
  };
  const adding = useForm<Item, Field>({
    id: noun,
    key: noun,
    intent: 'add',
    subject: open,
    onResult: (result, subject = 'new') => {
      if (isFailure(result) && failed) toasts.failure(failed);
      if (result.kind !== 'saved') return;
      if (messages.added) toasts.success(messages.added);
      shown.records.insert('', result.saved, addsLast ? shown.list.body.length : 0);
      forget(subject);
    },
  });
  const edits = useEdits({
    id: noun,
    definition: forms.update,
    open,
    way,
    shown,
    messages,
    onGone: ({ id }) => setGone(id),
  });
  useRowFocus(open);
  const edited = isGone ? undefined : opened;
  const isOpen = open !== undefined && (opened !== undefined || open === 'new');
  return {
    open,
    shown,
    forget,
    /** For the form beside the list; undefined while none is open. */
    sheet: isOpen
      ? {
          draftName: `${noun} ${open}`,
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

type Shown<Item extends Versioned, Field extends string> = ReturnType<typeof useRecordTab<Item, Field>>;

/** Props that a tab gives to the sheet of its records. */
export type SheetProps<Item extends Versioned, Field extends string> = NonNullable<Shown<Item, Field>['sheet']>;

type FootWords = Pick<ComponentProps<typeof ListFoot>, 'noun' | 'order'>;

interface RecordPageProps<Item extends Versioned, Field extends string> {
  tab: RecordTab<Item, Field>;
  title: string;
  /** 'Add a notice'; none are added without it. */
  add?: string;
  /** Kind that is imported from a file. */
  from?: TableKind;
  /** In place of the list while there are none. */
  empty?: ReactNode;
  /** Above the list. */
  lead?: ReactNode;
  /** Pages that share its entry of the rail. */
  parts?: PartTabsProps;
  deletion?: Pick<DeleteOptions<Item>, 'describe'> & { noun?: string };
  foot?: FootWords | ((list: List<Item>) => FootWords);
  failure?: ComponentProps<typeof ListFailure>;
  sheet: (props: SheetProps<Item, Field>, shown: ShownList<Item>) => ReactNode;
  /** The list itself. */
  children: (shown: Omit<Shown<Item, Field>, 'sheet'> & { items: Item[]; onDelete: (item: Item) => void }) => ReactNode;
}

/** A whole tab of records: heading, list, the form beside it, and the question before one is deleted. */
export function RecordPage<Item extends Versioned, Field extends string>(props: RecordPageProps<Item, Field>) {
  const { tab, title, add, from, empty, lead, parts, deletion, foot, failure, sheet, children } = props;
  const { sheet: opened, ...shown } = useRecordTab(tab);
  const { list, isLoaded, showMore } = shown.shown;
  const { onDelete, dialog } = useDelete(shown.shown, tab.messages as DeleteMessages, {
    noun: tab.noun,
    calls: tab.calls as DeleteOptions<Item>['calls'],
    onDeleted: ({ id }) => shown.forget(String(id)),
    ...deletion,
  });
  const isUnsaved = useHasDrafts(tab.noun);
  const link = add && <AddLink isSheetOpen={shown.open !== undefined}>{add}</AddLink>;
  const action = from ? <WithImport from={from}>{link}</WithImport> : link;
  const content = (
    <>
      {lead}
      {!isLoaded && <ListFailure {...(failure ?? { sentence: tab.messages.empty ?? '' })} />}
      {isLoaded && list.body.length === 0 && empty}
      {isLoaded && (list.body.length > 0 || empty === undefined) && (
        <>
          {children({ ...shown, items: list.body, onDelete })}
          {foot && <ListFoot {...(typeof foot === 'function' ? foot(list) : foot)} list={list} onShowMore={showMore} />}
        </>
      )}
    </>
  );
  return (
    <div className="tab-page">
      <PartFrame title={title} action={action} {...parts}>
        {content}
      </PartFrame>
      {opened && sheet(opened, shown.shown)}
      {dialog}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}
