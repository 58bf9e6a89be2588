import { useState } from 'react';
import { Link } from 'react-router';
import type { Absence } from '#contract/absences.ts';
import * as absenceMessages from '#contract/messages/absences.ts';
import { QuietButton } from '#web/admin/button.tsx';
import {
  kindWords,
  LeaveFields,
  leaveForms,
  leaveLabels,
  leaveValues,
  repeatWords,
} from '#web/admin/hours/leave-fields.tsx';
import { openStandingOutside } from '#web/admin/hours/standing-outside.ts';
import { StandingVisitsOutside } from '#web/admin/hours/visits-outside.tsx';
import { inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { wholeList } from '#web/admin/records/cache.ts';
import { DeleteWarning } from '#web/admin/records/change.tsx';
import { RecordPage } from '#web/admin/records/record-page.tsx';
import { defineTab, revalidateRecords } from '#web/admin/records/record-tab.tsx';
import { clockTime } from '#web/admin/visits/visit-words.ts';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDays } from '#web/shell/opening-hours.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { DayDialog, dayForms } from './day-dialog.tsx';

const tab = defineTab({
  kind: 'leave',
  labels: leaveLabels,
  messages: absenceMessages,
  forms: leaveForms,
  loadPage: async ({ signal }) => wholeList(await adminApi.absences.list({}, signal && { signal })),
  calls: adminApi.absences,
  history: 'absence',
});

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { signal } = args.request;
  const [, calendar] = await Promise.all([
    tab.load(args),
    loadOr(null, () => adminApi.schedules.getCalendar({}, { signal }), { signal }),
    openStandingOutside(),
  ]);
  return { practitioners: calendar?.practitioners ?? [] };
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: leaveForms.add, ...dayForms });

export const meta = (args: Route.MetaArgs) => pageMeta('Leave', args);

export default function Leave({ loaderData: { practitioners } }: Route.ComponentProps) {
  const { timeZone } = useClinic();
  const [oneDayOf, setOneDayOf] = useState<number>();
  const nameOf = ({ practitioner_id }: Absence) =>
    practitioners.find(({ id }) => id === practitioner_id)?.name ?? 'Someone who has left';
  return (
    <RecordPage
      tab={tab}
      title="Leave and breaks"
      add="Add leave"
      parts={{ group: 'away' }}
      lead={<StandingVisitsOutside />}
      foot={({ total }) => ({ noun: total === 1 ? 'absence' : 'absences', order: 'next first' })}
      empty="Holidays of one person, training, a break on one day: no visit can be booked with them then."
      addFirst="Add the first leave"
      describe={(absence) => (
        <DeleteWarning name={nameOf(absence)} more={`, ${spanWords(absence, timeZone)}`}>
          This time can be booked again at once.
        </DeleteWarning>
      )}
      headingOf={(absence) => (absence ? 'Edit the leave' : 'Add leave or a break')}
      valuesOf={(absence) => leaveValues(absence, timeZone)}
      fields={(_control, values, { id, type }) => (
        <>
          <input type="hidden" name="timeZone" value={timeZone} />
          <LeaveFields {...{ values, practitioners, id }} onType={type} />
        </>
      )}
    >
      {({ items, shown, open, onDelete }) => {
        const changed = items.find(({ id }) => id === oneDayOf);
        return (
          <>
            <RecordTable
              className="leave-table"
              caption="Leave and breaks, the next first"
              columns={['Practitioner', 'Days', 'Visits then']}
            >
              {items.map((absence) => (
                <tr key={absence.id} data-open={String(absence.id) === open}>
                  <td>
                    <bdi className="who">{nameOf(absence)}</bdi>
                    <bdi className="second-line">
                      {absence.reason ? `${kindWords[absence.kind]}: ${absence.reason}` : kindWords[absence.kind]}
                    </bdi>
                  </td>
                  <td className="num days">
                    {spanWords(absence, timeZone)}
                    {absence.repeats && (
                      <>
                        <span className="second-line">
                          {repeatWords(absence, wallTime(absence.starts_at, timeZone).day)}
                        </span>
                        <QuietButton className="change-one-day" onClick={() => setOneDayOf(absence.id)}>
                          Change one day<span className="visually-hidden"> of the leave of {nameOf(absence)}</span>
                        </QuietButton>
                      </>
                    )}
                  </td>
                  <td className="num">
                    <VisitsThen absence={absence} timeZone={timeZone} />
                  </td>
                  <td className="open">
                    <RowActions
                      name={`the leave of ${nameOf(absence)}, ${spanWords(absence, timeZone)}`}
                      edit={inSheet(absence.id, open)}
                      onDelete={() => onDelete(absence)}
                    />
                  </td>
                </tr>
              ))}
            </RecordTable>
            {changed && (
              <DayDialog
                absence={changed}
                name={`the ${kindWords[changed.kind].toLowerCase()} of ${nameOf(changed)}`}
                shown={shown}
                onClose={() => setOneDayOf(undefined)}
              />
            )}
          </>
        );
      }}
    </RecordPage>
  );
}

function VisitsThen({ absence, timeZone }: { absence: Absence; timeZone: string }) {
  const { id, visits, starts_at, practitioner_id } = absence;
  if (visits === 0) return <span className="soft">No visits</span>;
  const { day } = wallTime(starts_at, timeZone);
  const search = new URLSearchParams({ view: 'agenda', day, practitioner: String(practitioner_id) });
  const moving = new URLSearchParams({ day, leave: String(id) });
  return (
    <>
      <Link to={`/admin/calendar?${search}`}>{visits === 1 ? '1 visit' : `${visits} visits`}</Link>
      {' · '}
      <Link to={`/admin/calendar?${moving}`}>Who else and when</Link>
    </>
  );
}

/** 'Mon 23 Nov to Tue 24 Nov', or with the times where it is no whole days. */
function spanWords({ starts_at, ends_at }: Absence, timeZone: string) {
  const [start, end] = [wallTime(starts_at, timeZone), wallTime(ends_at, timeZone)];
  if (start.time === '00:00' && end.time === '00:00') return formatDays(start.day, addDays(end.day, -1));
  const until = `${start.day === end.day ? '' : `${formatDays(end.day, end.day)}, `}${clockTime(ends_at, timeZone)}`;
  return `${formatDays(start.day, start.day)}, ${clockTime(starts_at, timeZone)} to ${until}`;
}
