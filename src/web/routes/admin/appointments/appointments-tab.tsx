import { useNavigation, useSearchParams } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { longDay } from '#web/admin/list/clinic-clock.ts';
import { FilterBar } from '#web/admin/list/filter-bar.tsx';
import { readOpen } from '#web/admin/list/list-address.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useLiveNews } from '#web/admin/live/live-news.tsx';
import { LeaveGuard } from '#web/admin/saving/leave-guard.tsx';
import { SideSheet } from '#web/admin/side-sheet.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { Working } from '#web/ui/working.tsx';
import { AppointmentList } from './appointment-list.tsx';
import { AppointmentSheet, sheetHeading } from './appointment-sheet.tsx';
import { ExportButton } from './export/export-button.tsx';
import { type ListQuery, newBooking, toSearch } from './list-query.ts';
import { loadPage } from './load-appointments.ts';
import { newBookingHeading } from './new-booking/heading.ts';
import { NewBookingLink } from './new-booking/new-booking-link.tsx';
import { NewBookingSheet } from './new-booking/new-booking-sheet.tsx';
import { useBookingDraft } from './new-booking/use-booking-draft.ts';
import { NewRequests } from './new-requests.tsx';
import { useLiveList } from './use-live-list.ts';
import { useOpenAppointment } from './use-open-appointment.ts';

interface AppointmentsTabProps {
  query: ListQuery;
  /** Null when it could not be loaded. */
  page: Page<Appointment[]> | null;
  /** The open request, when it is not on the first page. */
  unlisted: Appointment | undefined;
  loadedAt: Date;
}

const statusLabels = { all: 'All', pending: 'Pending', done: 'Done' } as const;
const noPage: Page<Appointment[]> = { body: [], next: null, total: 0, totalIsExact: true };

export function AppointmentsTab({ query, page, unlisted, loadedAt }: AppointmentsTabProps) {
  const clinic = useClinic();
  const clock = { now: loadedAt, timeZone: clinic.timeZone };
  const open = readOpen(useSearchParams()[0]);
  const isLoading = useNavigation().state === 'loading';
  const growing = useGrowingList(page ?? noPage, toSearch(query), (cursor) => loadPage(query, { cursor }));
  const { counts } = useLiveNews();
  const { sheet, close, hasDrafts } = useOpenAppointment({ open, unlisted, query, growing });
  const { waiting, marked, showWaiting } = useLiveList({ query, growing, isOpen: open !== undefined });
  const draft = useBookingDraft();
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Appointments</h1>
          <p>
            {isLoading && <Working says="Loading the appointments" />}
            {longDay(clock)}
          </p>
          <div className="tab-actions">
            <NewBookingLink query={query} isOpen={open === newBooking} hasDraft={draft.isBegun} />
            <ExportButton query={query} />
          </div>
        </header>
        <FilterBar
          query={query}
          toSearch={toSearch}
          labels={statusLabels}
          counts={counts}
          clock={clock}
          searchLabel="Search by name, phone, e-mail or reference"
          searchHint="Name, phone, reference"
        />
        <NewRequests waiting={waiting} arrived={marked.size} onShow={showWaiting} />
        <div className="list-area" aria-busy={isLoading}>
          {page ? (
            <AppointmentList
              {...growing}
              onShowMore={growing.showMore}
              query={query}
              open={open}
              marked={marked}
              clock={clock}
            />
          ) : (
            <ListFailure sentence={appointmentMessages.empty} />
          )}
        </div>
      </main>
      {sheet && (
        <SideSheet labelledBy={sheetHeading} onClose={close}>
          <AppointmentSheet key={sheet.appointment.id} clock={clock} {...sheet} />
        </SideSheet>
      )}
      {open === newBooking && (
        <SideSheet labelledBy={newBookingHeading} onClose={close}>
          <NewBookingSheet draft={draft} query={query} onDone={close} />
        </SideSheet>
      )}
      <LeaveGuard isUnsaved={hasDrafts || draft.isBegun} />
    </div>
  );
}
