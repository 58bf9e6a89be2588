import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { Reminders } from '#contract/contact-log.ts';
import { serverLimits } from '#contract/limits.ts';
import * as contactMessages from '#contract/messages/contact-log.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartTabs } from '#web/admin/list/part-frame.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { TellTime } from '#web/admin/telling/tell-time.tsx';
import { openReminders, useReminders } from '#web/admin/telling/use-reminders.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { dayName } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [, templates] = await Promise.all([
    openReminders(),
    loadOr([], () => adminApi.messageTemplates.list({}, { signal }), { signal }),
  ]);
  return { template: templates.find(({ key }) => key === 'reminder')?.text ?? '' };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Tomorrow', args);

/** The visits of the next open day whose patients were not reminded yet, each with one tap per way to tell them. */
export default function Tomorrow({ loaderData }: Route.ComponentProps) {
  const reminders = useReminders();
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head cluster spread">
          <h1 tabIndex={-1}>Tomorrow</h1>
          {reminders && <p>{describeDays(reminders)}</p>}
        </header>
        <PartTabs group="telling" />
        <div className="list-area">
          {!reminders && <ListFailure sentence="The list could not be loaded." />}
          {reminders?.visits.length === 0 && (
            <EmptyState sentence={reminders.booked > 0 ? contactMessages.allReminded : contactMessages.noVisits}>
              <p>Booked visits of the next open day are listed here until the patient has been reminded.</p>
            </EmptyState>
          )}
          {reminders && reminders.visits.length > 0 && (
            <ReminderTable reminders={reminders} template={loaderData.template} />
          )}
        </div>
      </main>
    </div>
  );
}

/** 'Tuesday 24 November', or on the day before a closed one 'Sunday 22 November to Monday 23 November'. */
function describeDays({ first_day, last_day }: Reminders) {
  return first_day === last_day ? dayName(first_day) : `${dayName(first_day)} to ${dayName(last_day)}`;
}

function ReminderTable({ reminders: { visits }, template }: { reminders: Reminders; template: string }) {
  return (
    <>
      <RecordTable
        className="reminder-table"
        caption="Visits whose patients were not reminded yet, in order"
        columns={['Patient', 'Visit']}
        actions="Tell"
      >
        {visits.map((reminder) => (
          // A visit that was moved needs telling again.
          <Row key={`${reminder.visit.id} ${reminder.visit.starts_at}`} {...reminder} template={template} />
        ))}
      </RecordTable>
      {visits.length === serverLimits.contactLog && <p className="soft">These are the first {visits.length}.</p>}
    </>
  );
}

interface RowProps {
  visit: Reminders['visits'][number]['visit'];
  appointment: Appointment;
  template: string;
}

function Row({ visit, appointment, template }: RowProps) {
  const { timeZone } = useClinic();
  const { reference, name, phone } = appointment;
  return (
    <tr>
      <td>
        <Link className="who" to={`/admin?${new URLSearchParams({ status: 'all', open: reference })}`}>
          <bdi>{name}</bdi>
        </Link>
        <bdi className="second-line num">{phone}</bdi>
      </td>
      <td className="num">
        {momentWords(visit.starts_at, timeZone)}
        {visit.practitioner && (
          <span className="second-line">
            <bdi>{visit.practitioner}</bdi>
          </span>
        )}
      </td>
      <td className="tell">
        <TellTime appointment={appointment} message="reminder" template={template} time={visit} />
      </td>
    </tr>
  );
}
