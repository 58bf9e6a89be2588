import { useState } from 'react';
import { Link } from 'react-router';
import type { Absence } from '#contract/absences.ts';
import * as absenceMessages from '#contract/messages/absences.ts';
import { kindWords, LeaveFields, leaveForms, leaveLabels, leaveValues } from '#web/admin/hours/leave-fields.tsx';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { DeleteRecord } from '#web/admin/list/delete-record.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { AddFirstLink, AddLink, inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { loadRecords, revalidateRecords, useRecords } from '#web/admin/list/use-records.ts';
import { RecordSheet } from '#web/admin/record-sheet.tsx';
import { clockTime } from '#web/admin/visits/visit-words.ts';
import { addDays, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDays } from '#web/shell/opening-hours.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { HoursFrame } from '../hours-frame.tsx';
import type { Route } from './+types/route.ts';

async function loadPage(_cursor?: string, signal?: AbortSignal) {
  const body = await adminApi.absences.list({}, signal && { signal });
  return { body, next: null, total: body.length, totalIsExact: true };
}

const find = (id: string, signal?: AbortSignal) => adminApi.absences.get({ params: { id } }, signal && { signal });

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { signal } = args.request;
  const [records, calendar] = await Promise.all([
    loadRecords(args, loadPage, find),
    loadOr(null, () => adminApi.schedules.getCalendar({}, { signal }), { signal }),
  ]);
  return { ...records, practitioners: calendar?.practitioners ?? [] };
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: leaveForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Leave', args);

export default function Leave({ loaderData: { page, unlisted, practitioners } }: Route.ComponentProps) {
  const { timeZone } = useClinic();
  const [deleting, setDeleting] = useState<Absence>();
  const { open, growing, sheet, isUnsaved, forget } = useRecords({
    noun: 'leave',
    forms: leaveForms,
    page,
    unlisted,
    loadPage,
    messages: absenceMessages,
  });
  const nameOf = ({ practitioner_id }: Absence) =>
    practitioners.find(({ id }) => id === practitioner_id)?.name ?? 'Someone who has left';
  const { list } = growing;
  return (
    <div className="tab-page">
      <HoursFrame part="Leave" action={<AddLink isSheetOpen={open !== undefined}>Add leave</AddLink>}>
        {!page && <ListFailure sentence={absenceMessages.empty} />}
        {page && list.body.length === 0 && <NoLeave />}
        {page && list.body.length > 0 && (
          <>
            <LeaveTable absences={list.body} nameOf={nameOf} open={open} timeZone={timeZone} onDelete={setDeleting} />
            <ListFoot
              list={list}
              noun={list.total === 1 ? 'absence' : 'absences'}
              order="next first"
              more={growing.more}
              onShowMore={growing.showMore}
            />
          </>
        )}
      </HoursFrame>
      {sheet && (
        <RecordSheet
          key={open}
          {...sheet}
          noun="leave"
          title={sheet.record ? 'Edit the leave' : 'Add leave or a break'}
          labels={leaveLabels}
          valuesOf={(absence) => leaveValues(absence, timeZone)}
          messages={absenceMessages}
          history="absence"
        >
          {(_control, values) => (
            <>
              <input type="hidden" name="timeZone" value={timeZone} />
              <LeaveFields
                {...{ values, practitioners }}
                id={sheet.isGone ? undefined : sheet.record?.id}
                onType={sheet.onType}
              />
            </>
          )}
        </RecordSheet>
      )}
      {deleting && (
        <DeleteRecord
          record={deleting}
          noun="leave"
          messages={absenceMessages}
          {...{ growing, forget }}
          calls={adminApi.absences}
          onClose={() => setDeleting(undefined)}
        >
          <p>
            <strong dir="auto">{nameOf(deleting)}</strong>, {spanWords(deleting, timeZone)}
          </p>
          <p>This time can be booked again at once. You can undo this for 30 seconds.</p>
        </DeleteRecord>
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}

function NoLeave() {
  return (
    <EmptyState sentence={absenceMessages.empty}>
      <p>Holidays of one person, training, a break on one day: no visit can be booked with them then.</p>
      <AddFirstLink>Add the first leave</AddFirstLink>
    </EmptyState>
  );
}

interface LeaveTableProps {
  absences: readonly Absence[];
  nameOf: (absence: Absence) => string;
  open: string | undefined;
  timeZone: string;
  onDelete: (absence: Absence) => void;
}

/** One row per absence; cards on phones. */
function LeaveTable({ absences, nameOf, open, timeZone, onDelete }: LeaveTableProps) {
  return (
    <RecordTable
      className="leave-table"
      caption="Leave and breaks, the next first"
      columns={['Practitioner', 'Days', 'Visits then']}
    >
      {absences.map((absence) => (
        <tr key={absence.id} data-open={String(absence.id) === open}>
          <td>
            <span className="who" dir="auto">
              {nameOf(absence)}
            </span>
            <span className="second-line" dir="auto">
              {absence.reason ? `${kindWords[absence.kind]}: ${absence.reason}` : kindWords[absence.kind]}
            </span>
          </td>
          <td className="num leave-days">{spanWords(absence, timeZone)}</td>
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
  );
}

function VisitsThen({ absence, timeZone }: { absence: Absence; timeZone: string }) {
  const { visits, starts_at, practitioner_id } = absence;
  if (visits === 0) return <span className="soft">No visits</span>;
  const { day } = wallTime(starts_at, timeZone);
  const search = new URLSearchParams({ view: 'agenda', day, practitioner: String(practitioner_id) });
  return <Link to={`/admin/calendar?${search}`}>{visits === 1 ? '1 visit' : `${visits} visits`}</Link>;
}

/** 'Mon 23 Nov to Tue 24 Nov', or with the times where it is no whole days. */
function spanWords({ starts_at, ends_at }: Absence, timeZone: string) {
  const [start, end] = [wallTime(starts_at, timeZone), wallTime(ends_at, timeZone)];
  if (start.time === '00:00' && end.time === '00:00') return formatDays(start.day, addDays(end.day, -1));
  const until = `${start.day === end.day ? '' : `${formatDays(end.day, end.day)}, `}${clockTime(ends_at, timeZone)}`;
  return `${formatDays(start.day, start.day)}, ${clockTime(starts_at, timeZone)} to ${until}`;
}
