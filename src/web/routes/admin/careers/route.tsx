import './careers.css';
import { useState } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { Opening } from '#contract/careers.ts';
import type { Page } from '#contract/endpoint.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { readOpen } from '#web/admin/list/list-address.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { openedFromList, rowLinkId } from '#web/admin/list/row-link.ts';
import { useClose } from '#web/admin/list/use-close.ts';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useOpened } from '#web/admin/list/use-opened.ts';
import { useRowFocus } from '#web/admin/list/use-row-focus.ts';
import { LeaveGuard } from '#web/admin/saving/leave-guard.tsx';
import { useDrafts } from '#web/admin/saving/use-drafts.ts';
import { loadOr } from '#web/api/load-or.ts';
import { adminApi } from '#web/api/session.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { Route } from './+types/route.ts';
import { type OpeningField, type OpeningValues, openingForms } from './opening-forms.ts';
import { OpeningList } from './opening-list.tsx';
import { OpeningSheet } from './opening-sheet.tsx';
import { useRemoveOpening } from './use-remove-opening.ts';

const loadPage = (cursor?: string, signal?: AbortSignal) =>
  adminApi.careers.listAll({ query: { limit: '50', cursor } }, signal && { signal });

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const page = await loadOr(null, () => loadPage(undefined, signal), { signal });
  const open = readOpen(url.searchParams);
  const isListed = page?.body.some(({ id }) => String(id) === open);
  // An opening can be open that is not on the first page, such as after a reload.
  const unlisted = open === undefined || isListed ? undefined : await findOpening(open, signal);
  return { page, unlisted, loadedAt: new Date() };
}

async function findOpening(id: string, signal: AbortSignal) {
  if (!/^\d+$/.test(id)) return undefined;
  return loadOr(undefined, () => adminApi.careers.getAny({ params: { id } }, { signal }), { signal });
}

/** Opening and closing one leaves the list as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export const clientAction = clientActionOf(adminApi, openingForms);

export const meta = (args: Route.MetaArgs) => pageMeta('Career', args);

const noPage: Page<Opening[]> = { body: [], next: null, total: 0, totalIsExact: true };

export default function Careers({ loaderData: { page, unlisted, loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const toasts = useToasts();
  const open = readOpen(useSearchParams()[0]);
  const close = useClose('');
  const growing = useGrowingList(page ?? noPage, '', loadPage);
  const { opened, keep } = useOpened(open, growing.list.body, unlisted);
  const drafts = useDrafts<OpeningValues>();
  // Deleted by someone else: what was typed can still become an opening of its own.
  const [gone, setGone] = useState<string>();
  const form = useForm<Opening, OpeningField>({
    id: 'opening',
    key: 'opening',
    intent: opened && gone !== open ? 'update' : 'add',
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
  const remove = useRemoveOpening({
    growing,
    onRemove: ({ id }) => {
      drafts.forget(String(id));
      if (open === String(id)) void close();
    },
  });
  useRowFocus(open);

  function show(opening: Opening) {
    keep(opening);
    growing.replace(opening);
  }

  function settle(saved: Opening, subject = 'new') {
    const isChange = String(saved.id) === subject;
    toasts.success(isChange ? careerMessages.updated : careerMessages.added);
    if (isChange) show(saved);
    else growing.insert(saved);
    drafts.forget(subject);
    if (open === subject) void close();
  }

  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Career</h1>
          <AddLink isSheetOpen={open !== undefined} />
        </header>
        <div className="list-area">
          {page ? (
            <OpeningList {...growing} onShowMore={growing.showMore} open={open} clock={clock} onRemove={remove} />
          ) : (
            <ListFailure sentence={careerMessages.empty} />
          )}
        </div>
      </main>
      {open && (opened || open === 'new') && (
        <OpeningSheet
          key={open}
          opening={opened}
          form={form}
          draft={drafts.find(open)}
          onType={(values) => drafts.keep(open, values)}
          onDiscard={() => {
            drafts.forget(open);
            form.startAnew();
          }}
          onClose={close}
        />
      )}
      <LeaveGuard isUnsaved={!drafts.isEmpty} />
    </div>
  );
}

function AddLink({ isSheetOpen }: { isSheetOpen: boolean }) {
  return (
    <Link
      id={rowLinkId('new')}
      className={`button button-small ${isSheetOpen ? 'button-secondary' : 'button-primary'}`}
      to={{ search: '?open=new' }}
      state={openedFromList}
      replace={isSheetOpen}
      preventScrollReset
    >
      <Icon name="plus" />
      Add an opening
    </Link>
  );
}
