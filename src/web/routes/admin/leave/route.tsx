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
import * as words from '#words/admin/leave.ts';
import { timesFromTo } from '#words/hours.ts';
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

export const meta = (args: Route.MetaArgs) => pageMeta(words.leave, args);

export default function Leave({ loaderData: { practitioners } }: Route.ComponentProps) {
  const { timeZone } = useClinic();
  const [oneDayOf, setOneDayOf] = useState<number>();
  const nameOf = ({ practitioner_id }: Absence) =>
    practitioners.find(({ id }) => id === practitioner_id)?.name ?? words.someoneWhoHasLeft;
  return (
    <RecordPage
      tab={tab}
      title={words.leaveAndBreaks}
      add={words.addLeave}
      parts={{ group: 'away' }}
      lead={<StandingVisitsOutside />}
      foot={({ total }) => ({ noun: words.absences(total), order: words.nextFirst })}
      empty={words.holidaysOfOnePerson}
      addFirst={words.addTheFirstLeave}
      describe={(absence) => (
        <DeleteWarning name={nameOf(absence)} more={`, ${spanWords(absence, timeZone)}`}>
          {words.thisTimeCanBe}
        </DeleteWarning>
      )}
      headingOf={(absence) => (absence ? words.editTheLeave : words.addLeaveOrA)}
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
              caption={words.leaveAndBreaksThe}
              columns={[words.practitioner, words.days, words.visitsThen]}
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
                          {words.changeOneDay}
                          <span className="visually-hidden">{words.ofTheLeaveOf(nameOf(absence))}</span>
                        </QuietButton>
                      </>
                    )}
                  </td>
                  <td className="num">
                    <VisitsThen absence={absence} timeZone={timeZone} />
                  </td>
                  <td className="open">
                    <RowActions
                      name={words.theLeaveAt(nameOf(absence), spanWords(absence, timeZone))}
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
                name={words.theLeaveOf[changed.kind](nameOf(changed))}
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
  if (visits === 0) return <span className="soft">{words.noVisits}</span>;
  const { day } = wallTime(starts_at, timeZone);
  const search = new URLSearchParams({ view: 'agenda', day, practitioner: String(practitioner_id) });
  const moving = new URLSearchParams({ day, leave: String(id) });
  return (
    <>
      <Link to={`/admin/calendar?${search}`}>{words.visits(visits)}</Link>
      {' · '}
      <Link to={`/admin/calendar?${moving}`}>{words.whoElseAndWhen}</Link>
    </>
  );
}

/** 'Mon 23 Nov to Tue 24 Nov', or with the times where it is no whole days. */
function spanWords({ starts_at, ends_at }: Absence, timeZone: string) {
  const [start, end] = [wallTime(starts_at, timeZone), wallTime(ends_at, timeZone)];
  if (start.time === '00:00' && end.time === '00:00') return formatDays(start.day, addDays(end.day, -1));
  const until = `${start.day === end.day ? '' : `${formatDays(end.day, end.day)}, `}${clockTime(ends_at, timeZone)}`;
  return timesFromTo(`${formatDays(start.day, start.day)}, ${clockTime(starts_at, timeZone)}`, until);
}
