import { Link } from 'react-router';
import type { Reminders } from '#contract/contact-log.ts';
import * as contactMessages from '#contract/messages/contact-log.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { whatToTell } from '#contract/plain/visit-states.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartFrame } from '#web/admin/list/part-frame.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { requestPath } from '#web/admin/record-paths.ts';
import { sentenceOf } from '#web/admin/telling/message-words.ts';
import { useRowsSeen } from '#web/admin/telling/rows-seen.ts';
import { TellTime } from '#web/admin/telling/tell-time.tsx';
import { openReminders, reminderDay, useReminders } from '#web/admin/telling/use-reminders.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { dayName } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as words from '#words/admin/tomorrow.ts';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [, templates] = await Promise.all([
    openReminders(),
    loadOr([], () => adminApi.messages.list({}, { signal }), { signal }),
  ]);
  return { templates };
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.tomorrow, args);

/** The visits of the next open day whose patients were not reminded yet, each with one tap per way to tell them. */
export default function Tomorrow({ loaderData }: Route.ComponentProps) {
  const reminders = useReminders();
  const { timeZone } = useClinic();
  const rows = useRowsSeen(reminders, rowsOf);
  return (
    <div className="tab-page">
      <PartFrame
        title={reminders ? reminderDay(reminders) : words.tomorrow}
        about={reminders ? describeDays(reminders) : undefined}
        group="telling"
      >
        {!reminders && <ListFailure sentence={words.notLoaded} />}
        {reminders && rows.length === 0 && (
          <EmptyState sentence={reminders.booked > 0 ? contactMessages.allReminded : contactMessages.noVisits}>
            <p>{words.listedHere}</p>
          </EmptyState>
        )}
        {rows.length > 0 && (
          <RecordTable
            className="reminder-table"
            caption={words.caption}
            columns={[words.patient, words.visit]}
            actions={words.tell}
          >
            {rows.map(({ key, visit, appointment, hasLeft }) => (
              <tr key={key}>
                <td>
                  <Link className="who" to={requestPath(appointment.reference)}>
                    <bdi>{appointment.name}</bdi>
                  </Link>
                  <bdi className="second-line num">{appointment.phone}</bdi>
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
                  {!hasLeft && whatToTell(visit) && (
                    <p>
                      {words.notToldYet(sentenceOf(visit, timeZone))} <Link to="/admin/untold">{words.tellFirst}</Link>
                    </p>
                  )}
                  <TellTime
                    appointment={appointment}
                    message="reminder"
                    templates={loaderData.templates}
                    time={visit}
                    isOver={hasLeft}
                  />
                </td>
              </tr>
            ))}
          </RecordTable>
        )}
        {reminders?.visits.length === serverLimits.contactLog && (
          <p className="soft">{words.onlyFirst(serverLimits.contactLog)}</p>
        )}
      </PartFrame>
    </div>
  );
}

/** A visit that was moved needs telling again. */
const rowsOf = (reminders: ReturnType<typeof useReminders>) =>
  (reminders?.visits ?? []).map((row) => ({
    ...row,
    key: `${row.visit.id} ${row.visit.starts_at}`,
    starts_at: row.visit.starts_at,
  }));

/** 'Tuesday 24 November', or on the day before a closed one 'Sunday 22 November to Monday 23 November'. */
function describeDays({ first_day, last_day }: Reminders) {
  return first_day === last_day ? dayName(first_day) : words.fromTo(dayName(first_day), dayName(last_day));
}
