import { useMemo } from 'react';
import { redirect, replace, type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { FirstStepsOfNewClinic } from '#web/admin/first-steps/first-steps.tsx';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { longDay } from '#web/admin/list/clinic-clock.ts';
import { findElsewhere, OtherStatuses } from '#web/admin/list/elsewhere.tsx';
import { FilterBar } from '#web/admin/list/filter-bar.tsx';
import { readOpen } from '#web/admin/list/list-address.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { useList } from '#web/admin/records/cache.ts';
import { useHasDrafts } from '#web/admin/records/draft.ts';
import { requests } from '#web/admin/records/kinds.ts';
import { useHasUnstored } from '#web/admin/records/server-drafts.ts';
import { BookForAnyone } from '#web/admin/visits/book-anyone.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Working } from '#web/ui/feedback/working.tsx';
import * as words from '#words/admin/appointments.ts';
import type { Route } from './+types/route.ts';
import { AppointmentList } from './appointment-list.tsx';
import { AppointmentSheet } from './appointment-sheet.tsx';
import { BulkBar, useTicks } from './bulk-bar.tsx';
import { isSameList, loadPage, newBooking, newestRequest, newRequest, readListQuery, toSearch } from './list-query.ts';
import { ListChoices, ListTools, StageChips } from './list-tools.tsx';
import {
  NewBookingLink,
  NewBookingSheet,
  newBookingForm,
  useIsBookingBegun,
  useNewBooking,
} from './new-booking-sheet.tsx';
import { NewRequests, useNewRequests } from './new-requests.tsx';
import { useOpenAppointment } from './open-appointment.tsx';
import type { RemarksDrafts } from './remarks-drafts.ts';
import { groupByNumber } from './same-number.ts';

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const query = readListQuery(url.searchParams);
  if (url.searchParams.has('q')) throw replace(`/admin${toSearch(query, readOpen(url.searchParams))}`);
  if (readOpen(url.searchParams) === newestRequest)
    throw redirect(`/admin${toSearch(query, await findNewest(signal))}`);
  const [, elsewhere, drafts] = await Promise.all([
    requests.open(toSearch(query), (options) => loadPage(query, options), signal),
    findElsewhere(
      query,
      words.statuses,
      (other, options) => loadPage({ ...other, stage: '', sort: '' }, options),
      signal,
    ),
    loadOr([], () => adminApi.appointments.listDrafts({}, { signal }), { signal }),
  ]);
  return { query, elsewhere, drafts, loadedAt: new Date() };
}

/** The reference of the pending request that came last. */
async function findNewest(signal: AbortSignal) {
  const newest = { status: 'pending', sort: 'newest', limit: '1' } as const;
  const page = await loadOr(null, () => adminApi.appointments.list({ query: newest }, { signal }), { signal });
  return page?.body[0]?.reference;
}

export const clientAction = clientActionOf(adminApi, {
  add: newBookingForm,
});

/** Opening and closing a request leaves the list as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
  return readOpen(nextUrl.searchParams) === newestRequest || !isSameList(currentUrl, nextUrl);
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.appointments, args);

export default function Appointments({
  loaderData: { query, elsewhere, drafts: earlierDrafts, loadedAt },
}: Route.ComponentProps) {
  const { timeZone, phone } = useClinic();
  const clock = useMemo(() => ({ now: loadedAt, timeZone }), [loadedAt, timeZone]);
  const open = readOpen(useSearchParams()[0]);
  const isEntering = open === newRequest;
  const isLoading = useNavigation().state === 'loading';
  const found = useList(requests, toSearch(query));
  const body = useMemo(() => groupByNumber(found.list.body, phone), [found.list.body, phone]);
  const shown = { ...found, list: { ...found.list, body } };
  const { counts, due } = useLiveUpdates();
  const { sheet, close, drafts } = useOpenAppointment({ open, query, shown, earlierDrafts });
  const { marked, ...news } = useNewRequests({ query, shown, isOpen: open !== undefined });
  const ticks = useTicks();
  const select = () => ticks.set(new Set());
  const booking = useNewBooking(isEntering);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head cluster spread">
          <h1 tabIndex={-1}>{words.appointments}</h1>
          <p>
            {isLoading && <Working says={words.loading} />}
            {longDay(clock)}
          </p>
          <div className="tab-actions cluster">
            <NewBookingLink query={query} open={open} />
            <ListTools query={query} onSelect={select} />
          </div>
        </header>
        <FilterBar
          query={query}
          toSearch={toSearch}
          labels={words.statuses}
          counts={counts}
          clock={clock}
          searchLabel={words.searchLabel}
          searchHint={words.searchHint}
          chips={<StageChips query={query} counts={counts} due={due} />}
          isNarrowed={query.sort !== ''}
        >
          <ListChoices query={query} />
          <div className="list-tools-in-menu">
            <ListTools query={query} onSelect={select} />
          </div>
        </FilterBar>
        <NewRequests query={query} arrived={marked.size} {...news} />
        <OtherStatuses query={query} toSearch={toSearch} labels={words.statuses} found={elsewhere} />
        <div className="list-area" aria-busy={isLoading}>
          {counts?.all === 0 && <FirstStepsOfNewClinic />}
          {shown.isLoaded ? (
            <AppointmentList {...shown} query={query} open={open} marked={marked} clock={clock} ticks={ticks} />
          ) : (
            <ListFailure sentence={appointmentMessages.empty} />
          )}
          <BulkBar ticks={ticks} shown={shown} leave={query.status === 'pending'} />
        </div>
      </main>
      {sheet && <AppointmentSheet clock={clock} onClose={close} {...sheet} />}
      {open === newBooking && <BookForAnyone onBooked={() => void close()} onClose={() => void close()} />}
      {isEntering && <NewBookingSheet form={booking} query={query} onClose={close} />}
      <DraftsGuard drafts={drafts} />
    </div>
  );
}

function DraftsGuard({ drafts }: { drafts: RemarksDrafts }) {
  const hasUnstored = useHasUnstored(drafts);
  const hasDrafts = useHasDrafts('call-again', 'details', 'note', 'book', 'series', 'earlier-time');
  const hasBookingDraft = useIsBookingBegun();
  return <LeaveGuard isUnsaved={hasUnstored || hasDrafts || hasBookingDraft} />;
}
