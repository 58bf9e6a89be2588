import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { serverLimits } from '#contract/limits.ts';
import * as contactMessages from '#contract/messages/contact-log.ts';
import { dayLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartFrame } from '#web/admin/list/part-frame.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { requestPath } from '#web/admin/record-paths.ts';
import { recordsOf, useList, wholeList } from '#web/admin/store/records.ts';
import { TellButton } from '#web/admin/telling/tell-dialog.tsx';
import { describeMark } from '#web/admin/telling/use-telling.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  await recordsOf<Appointment>('appointment').open(
    'untold',
    async () => wholeList(await adminApi.contactLog.listUntold({}, { signal })),
    signal,
  );
  return { loadedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Not told yet', args);

/** Pending requests whose patients have heard nothing yet, one after the other. */
export default function Untold({ loaderData: { loadedAt } }: Route.ComponentProps) {
  const { list, isLoaded } = useList<Appointment>('appointment', 'untold');
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  return (
    <div className="tab-page">
      <PartFrame title="Not told yet" group="telling">
        {!isLoaded && <ListFailure sentence="The list could not be loaded." />}
        {isLoaded && list.total === 0 && (
          <EmptyState sentence={contactMessages.emptyList}>
            <p>Pending requests are listed here until the patient has been told something.</p>
          </EmptyState>
        )}
        {list.total > 0 && (
          <RecordTable
            className="untold-table"
            caption="Requests whose patients were told nothing, the longest waiting first"
            columns={['Patient', 'Received']}
            actions="Tell"
          >
            {/* A row stays where it is when its patient has been told, so that the next tap does not hit another. */}
            {list.body.map((request) => (
              <tr key={request.id}>
                <td>
                  <Link className="who" to={requestPath(request.reference)}>
                    <bdi>{request.name}</bdi>
                  </Link>
                  <span className="second-line num">
                    {request.last_told ? describeMark(request.last_told) : <bdi>{request.phone}</bdi>}
                  </span>
                </td>
                <td className="when num">{dayLabel(new Date(request.created_at), clock)}</td>
                <td className="tell">
                  <TellButton appointment={request} />
                </td>
              </tr>
            ))}
          </RecordTable>
        )}
        {list.total === serverLimits.contactLog && (
          <p className="soft">These are the {serverLimits.contactLog} that have waited longest.</p>
        )}
      </PartFrame>
    </div>
  );
}
