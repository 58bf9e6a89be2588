import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import type { Appointment, AppointmentCounts } from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Working } from '#web/ui/working.tsx';
import { SideSheet } from '../side-sheet.tsx';
import { AppointmentList } from './appointment-list.tsx';
import { AppointmentSheet, sheetHeading } from './appointment-sheet.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type ListQuery, readOpen, toSearch } from './list-query.ts';
import { loadPage } from './load-appointments.ts';
import { longDay } from './received.ts';
import { useGrowingList } from './use-growing-list.ts';
import { useOpenAppointment } from './use-open-appointment.ts';

interface AppointmentsTabProps {
  query: ListQuery;
  /** Null when it could not be loaded. */
  page: Page<Appointment[]> | null;
  /** The open request, when it is not on the first page. */
  unlisted: Appointment | undefined;
  loadedAt: Date;
  /** Null when they could not be loaded. */
  counts: AppointmentCounts | null;
}

const noPage: Page<Appointment[]> = { body: [], next: null, total: 0, totalIsExact: true };

export function AppointmentsTab({ query, page, unlisted, loadedAt, counts }: AppointmentsTabProps) {
  const clinic = useClinic();
  const clock = { now: loadedAt, timeZone: clinic.timeZone };
  const open = readOpen(useSearchParams()[0]);
  const isLoading = useNavigation().state === 'loading';
  const growing = useGrowingList(page ?? noPage, toSearch(query), (cursor) => loadPage(query, { cursor }));
  const { sheet, close } = useOpenAppointment({ open, unlisted, query, growing });
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Appointments</h1>
          <p>
            {isLoading && <Working says="Loading the appointments" />}
            {longDay(clock)}
          </p>
        </header>
        <FilterBar query={query} counts={counts} clock={clock} />
        <div className="list-area" aria-busy={isLoading}>
          {page ? (
            <AppointmentList {...growing} onShowMore={growing.showMore} query={query} open={open} clock={clock} />
          ) : (
            <ListFailure />
          )}
        </div>
      </main>
      {sheet && (
        <SideSheet labelledBy={sheetHeading} onClose={close}>
          <AppointmentSheet key={sheet.appointment.id} clinicPhone={clinic.phone} clock={clock} {...sheet} />
        </SideSheet>
      )}
    </div>
  );
}

function ListFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert">
      <EmptyState sentence={messages.appointments.empty}>
        <p>They could not be loaded just now.</p>
        <button
          type="button"
          className="button button-secondary button-small"
          aria-disabled={state === 'loading'}
          onClick={revalidate}
        >
          Try again
        </button>
      </EmptyState>
    </div>
  );
}
