import { Link, useSearchParams } from 'react-router';
import type { OpeningHours } from '#contract/clinic.ts';
import * as hoursMessages from '#contract/messages/working-hours.ts';
import type { Room } from '#contract/rooms.ts';
import type { Calendar } from '#contract/schedules.ts';
import type { WorkingHours } from '#contract/working-hours.ts';
import { today } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { defineTab, RecordPage, revalidateRecords } from '#web/admin/list/record-tab.tsx';
import { useIsOwner } from '#web/admin/role.ts';
import { wholeList } from '#web/admin/store/records.ts';
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

const tab = defineTab({
  noun: 'week',
  forms: hoursForms,
  messages: hoursMessages,
  loadPage: async ({ signal }) => wholeList(await adminApi.workingHours.list({}, signal && { signal })),
  calls: adminApi.workingHours,
  addsLast: true,
});

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { signal } = args.request;
  const [{ loadedAt }, calendar, clinic, rooms] = await Promise.all([
    tab.load(args),
    loadOr(null, () => adminApi.schedules.getCalendar({}, { signal }), { signal }),
    loadOr(null, () => adminApi.clinic.get({}, { signal }), { signal }),
    loadOr([], () => adminApi.rooms.list({}, { signal }), { signal }),
  ]);
  return { loadedAt, practitioners: calendar?.practitioners, openingHours: clinic?.openingHours ?? [], rooms };
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: hoursForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Working hours', args);

export default function Hours({ loaderData }: Route.ComponentProps) {
  const { loadedAt, practitioners, openingHours, rooms } = loaderData;
  const isOwner = useIsOwner();
  const day = today({ now: loadedAt, timeZone: useClinic().timeZone });
  const present = practitioners?.filter(({ has_left }) => !has_left) ?? [];
  const preset = useSearchParams()[0].get('practitioner') ?? '';
  const failure = { sentence: hoursMessages.notLoaded, reason: 'They could not be loaded just now.' };
  return (
    <RecordPage
      tab={tab}
      title="Working hours"
      {...(isOwner && present.length > 0 && { add: 'Add hours' })}
      failure={failure}
      frame={(action, list) => (
        <HoursFrame part="Week" action={action}>
          {list}
        </HoursFrame>
      )}
      deletion={{
        noun: 'weekly plan',
        describe: () => (
          <p>Earlier hours will count again, or the opening hours of the clinic. You can undo this for 30 seconds.</p>
        ),
      }}
      sheet={(props, { list }) =>
        isOwner && (
          <HoursSheet
            key={`${props.draftName} ${preset}`}
            practitioners={present}
            fresh={freshOf(preset, { all: list.body, openingHours, day })}
            {...props}
          />
        )
      }
    >
      {({ items, open, onDelete }) =>
        practitioners ? (
          <People people={present} all={items} {...{ rooms, open, day, onDelete }} />
        ) : (
          <ListFailure {...failure} />
        )
      }
    </RecordPage>
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
