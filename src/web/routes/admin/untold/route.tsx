import '#web/admin/list/data-table.css';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { serverLimits } from '#contract/limits.ts';
import * as toldMessages from '#contract/messages/told-marks.ts';
import { type ClinicClock, dayLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { describeMark, TellButton } from '#web/admin/telling/tell-dialog.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const requests = await loadOr(null, () => adminApi.toldMarks.listUntold({}, { signal }), { signal });
  return { requests, loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Not told yet', args);

/** Pending requests whose patients have heard nothing yet, one after the other. */
export default function Untold({ loaderData: { requests, loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Not told yet</h1>
        </header>
        <div className="list-area">
          {!requests && <ListFailure sentence="The list could not be loaded." />}
          {requests?.length === 0 && (
            <EmptyState sentence={toldMessages.emptyList}>
              <p>Pending requests are listed here until somebody tells the patient something.</p>
            </EmptyState>
          )}
          {requests && requests.length > 0 && <UntoldTable requests={requests} clock={clock} />}
        </div>
      </main>
    </div>
  );
}

function UntoldTable({ requests, clock }: { requests: readonly Appointment[]; clock: ClinicClock }) {
  // A row stays where it is when its patient has been told, so that the next tap does not hit another.
  const [told, setTold] = useState<ReadonlyMap<number, Appointment>>(new Map());
  return (
    <>
      <div className="table-frame">
        <table className="data-table untold-table">
          <caption className="visually-hidden">
            Requests whose patients were told nothing, the longest waiting first
          </caption>
          <thead>
            <tr>
              <th scope="col">Patient</th>
              <th scope="col">Received</th>
              <th scope="col">
                <span className="visually-hidden">Tell</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {requests.map((listed) => {
              const request = told.get(listed.id) ?? listed;
              const { id, reference, name, phone, created_at, last_told } = request;
              return (
                <tr key={id}>
                  <td>
                    <Link className="who" to={`/admin?open=${reference}`}>
                      <bdi>{name}</bdi>
                    </Link>
                    <span className="second-line num">{last_told ? describeMark(last_told) : <bdi>{phone}</bdi>}</span>
                  </td>
                  <td className="when num">{dayLabel(new Date(created_at), clock)}</td>
                  <td className="tell">
                    <TellButton
                      appointment={request}
                      onTold={(now) => setTold((before) => new Map(before).set(now.id, now))}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {requests.length === serverLimits.toldMarks && (
        <p className="soft">These are the {serverLimits.toldMarks} that have waited longest.</p>
      )}
    </>
  );
}
