import '#web/admin/list/data-table.css';
import type { Appointment } from '#contract/appointments.ts';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { type ListQuery, toSearch } from './list-query.ts';

interface AppointmentTableProps {
  appointments: Appointment[];
  query: ListQuery;
  open: string | undefined;
  /** Ids of those that have just come in. */
  marked: ReadonlySet<number>;
  clock: ClinicClock;
}

const captions = { all: 'All appointments', pending: 'Pending appointments', done: 'Done appointments' } as const;

/** One row per request; cards on phones. */
export function AppointmentTable({ appointments, query, open, marked, clock }: AppointmentTableProps) {
  const showsStatus = query.status === 'all';
  return (
    <div className="table-frame">
      <table className="data-table">
        <caption className="visually-hidden">{captions[query.status]}, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Name and phone</th>
            <th scope="col">Treatment and place</th>
            <th scope="col">Received</th>
            {showsStatus && (
              <th scope="col" className="status">
                Status
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">Details</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {appointments.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              isOpen={appointment.reference === open}
              isNew={marked.has(appointment.id)}
              openSearch={toSearch(query, appointment.reference)}
              replaces={open !== undefined}
              showsStatus={showsStatus}
              clock={clock}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
