import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OpeningHours } from '#contract/clinic.ts';
import * as hoursMessages from '#contract/messages/working-hours.ts';
import type { Room } from '#contract/rooms.ts';
import type { Calendar } from '#contract/schedules.ts';
import type { WorkingHours } from '#contract/working-hours.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { today } from '#web/admin/list/clinic-clock.ts';
import { DeleteRecord } from '#web/admin/list/delete-record.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { AddLink } from '#web/admin/list/record-links.tsx';
import { loadRecords, revalidateRecords, useRecords } from '#web/admin/list/use-records.ts';
import { useIsOwner } from '#web/admin/role.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/route.ts';
import { HoursSheet, type HoursValues, hoursForms, weekOf } from './hours-form.tsx';
import { HoursFrame } from './hours-frame.tsx';
import { inForce, PersonHours } from './person-hours.tsx';

async function loadPage(_cursor?: string, signal?: AbortSignal) {
  const body = await adminApi.workingHours.list({}, signal && { signal });
  return { body, next: null, total: body.length, totalIsExact: true };
}

const find = (id: string, signal?: AbortSignal) => adminApi.workingHours.get({ params: { id } }, signal && { signal });

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { signal } = args.request;
  const [records, calendar, clinic, rooms] = await Promise.all([
    loadRecords(args, loadPage, find),
    loadOr(null, () => adminApi.schedules.getCalendar({}, { signal }), { signal }),
    loadOr(null, () => adminApi.clinic.get({}, { signal }), { signal }),
    loadOr([], () => adminApi.rooms.list({}, { signal }), { signal }),
  ]);
  return { ...records, practitioners: calendar?.practitioners, openingHours: clinic?.openingHours ?? [], rooms };
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: hoursForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Working hours', args);

export default function Hours({ loaderData }: Route.ComponentProps) {
  const { page, unlisted, loadedAt, practitioners, openingHours, rooms } = loaderData;
  const isOwner = useIsOwner();
  const day = today({ now: loadedAt, timeZone: useClinic().timeZone });
  const [deleting, setDeleting] = useState<WorkingHours>();
  const { open, growing, sheet, isUnsaved, forget } = useRecords({
    noun: 'week',
    forms: hoursForms,
    page,
    unlisted,
    loadPage,
    messages: hoursMessages,
    addsLast: true,
  });
  const present = practitioners?.filter(({ has_left }) => !has_left) ?? [];
  const all = growing.list.body;
  const preset = useSearchParams()[0].get('practitioner') ?? '';
  return (
    <div className="tab-page">
      <HoursFrame
        part="Week"
        action={isOwner && present.length > 0 && <AddLink isSheetOpen={open !== undefined}>Add hours</AddLink>}
      >
        {page && practitioners ? (
          <People people={present} all={all} rooms={rooms} open={open} day={day} onDelete={setDeleting} />
        ) : (
          <ListFailure sentence={hoursMessages.notLoaded} reason="They could not be loaded just now." />
        )}
      </HoursFrame>
      {isOwner && sheet && (
        <HoursSheet
          key={`${open} ${preset}`}
          practitioners={present}
          fresh={freshOf(preset, { all, openingHours, day })}
          {...sheet}
        />
      )}
      {deleting && (
        <DeleteRecord
          record={deleting}
          noun="weekly plan"
          messages={hoursMessages}
          {...{ growing, forget }}
          calls={adminApi.workingHours}
          onClose={() => setDeleting(undefined)}
        >
          <p>Earlier hours will count again, or the opening hours of the clinic. You can undo this for 30 seconds.</p>
        </DeleteRecord>
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}

interface Known {
  all: readonly WorkingHours[];
  openingHours: readonly OpeningHours[];
  day: string;
}

/** New hours begin as what counts so far. */
function freshOf(practitioner: string, { all, openingHours, day }: Known): HoursValues {
  const own = all.filter(({ practitioner_id }) => String(practitioner_id) === practitioner);
  const hours = inForce(own, day) ?? own.at(-1);
  return {
    practitioner_id: practitioner,
    valid_from: '',
    valid_until: '',
    ...weekOf((hours?.hours as typeof openingHours | undefined) ?? openingHours),
  };
}

interface PeopleProps {
  people: Calendar['practitioners'];
  all: readonly WorkingHours[];
  rooms: readonly Room[];
  open: string | undefined;
  day: string;
  onDelete: (hours: WorkingHours) => void;
}

function People({ people, all, ...view }: PeopleProps) {
  if (people.length === 0)
    return (
      <EmptyState sentence="No practitioners yet.">
        <p>List them under Clinic first. Each can then have working hours of their own.</p>
        <Link className="button button-secondary button-small" to="/admin/clinic">
          Go to the clinic
        </Link>
      </EmptyState>
    );
  return people.map((person) => (
    <PersonHours
      key={person.id}
      person={person}
      hours={all.filter(({ practitioner_id }) => practitioner_id === person.id)}
      {...view}
    />
  ));
}
