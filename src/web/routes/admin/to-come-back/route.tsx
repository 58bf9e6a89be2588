import { useId } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { agreedOf, isToComeBack } from '#contract/plain/request-states.ts';
import { callHref } from '#web/admin/call-href.ts';
import { type ClinicClock, dayAndTime, shortMoment } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartFrame } from '#web/admin/list/part-frame.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { describeLastNote } from '#web/admin/note-words.ts';
import { requestPath } from '#web/admin/record-paths.ts';
import { sharedList } from '#web/admin/records/answers.ts';
import { requests } from '#web/admin/records/kinds.ts';
import { describeMark } from '#web/admin/telling/use-telling.ts';
import { useNow } from '#web/admin/use-now.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as words from '#words/admin/to-come-back.ts';
import type { Route } from './+types/route.ts';

const toComeBack = sharedList(
  requests,
  'to come back',
  (options) => adminApi.followUp.listToComeBack({}, options),
  'requests',
);

export const clientLoader = toComeBack.open;

export const meta = (args: Route.MetaArgs) => pageMeta(words.toComeBack, args);

/** Patients who have come and have no visit ahead, in groups by what is agreed; a request leaves when a visit is booked or it is done. */
export default function ToComeBack() {
  const found = toComeBack.use();
  const clock = { now: useNow(30_000), timeZone: useClinic().timeZone };
  const byAgreed = Map.groupBy(found?.filter(isToComeBack) ?? [], (request) => agreedOf(request, clock.now));
  return (
    <div className="tab-page">
      <PartFrame title={words.toComeBack} group="telling">
        {!found && <ListFailure sentence={words.notLoaded} />}
        {found && byAgreed.size === 0 && (
          <EmptyState sentence={words.noOneIsLeft}>
            <p>{words.listedHere}</p>
          </EmptyState>
        )}
        {(Object.keys(words.groups) as (keyof typeof words.groups)[]).map((agreed) => (
          <Group key={agreed} heading={words.groups[agreed]} rows={byAgreed.get(agreed) ?? []} clock={clock} />
        ))}
        {found?.length === serverLimits.toComeBack && (
          <p className="soft">{words.onlyLatest(serverLimits.toComeBack)}</p>
        )}
      </PartFrame>
    </div>
  );
}

interface GroupProps {
  heading: string;
  rows: readonly Appointment[];
  clock: ClinicClock;
}

function Group({ heading, rows, clock }: GroupProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className="to-tell" aria-labelledby={id}>
      <h2 id={id}>
        {heading} <span className="num">{rows.length}</span>
      </h2>
      <RecordTable
        className="untold-table come-back-table"
        caption={heading}
        columns={[words.patient, words.lastVisit, words.nextStep]}
        actions={words.call}
      >
        {rows.map((request) => (
          <Row key={request.id} request={request} clock={clock} />
        ))}
      </RecordTable>
    </section>
  );
}

function Row({ request, clock }: { request: Appointment; clock: ClinicClock }) {
  const { phone: clinicPhone } = useClinic();
  const { reference, name, phone, last_attended_at, next_call_at, return_reason } = request;
  return (
    <tr>
      <td>
        <Patient name={name} reference={reference} />
      </td>
      <td className="num">{last_attended_at && words.came(shortMoment(last_attended_at, clock))}</td>
      <td>
        {next_call_at && <span className="sentence">{words.nextCall(dayAndTime(next_call_at, clock))}</span>}
        {return_reason && <bdi className="sentence">{return_reason}</bdi>}
        <LastAttempt request={request} clock={clock} />
      </td>
      <td className="tell">
        <a
          className="button button-secondary button-small num"
          href={callHref(phone, clinicPhone)}
          aria-label={words.callPatient(name, phone)}
        >
          <Icon name="phone" />
          {phone}
        </a>
      </td>
    </tr>
  );
}

function Patient({ name, reference }: Pick<Appointment, 'name' | 'reference'>) {
  return (
    <Link className="who" to={requestPath(reference)}>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** Attempts since the patient came: the last note or call, and the last message. */
function LastAttempt({
  request: { last_note, last_told, last_attended_at },
  clock,
}: {
  request: Appointment;
  clock: ClinicClock;
}) {
  const done = [
    last_note && { said: describeLastNote(last_note), ...last_note },
    last_told && { said: describeMark(last_told), ...last_told },
  ].filter((one) => one !== null && one.created_at > (last_attended_at ?? ''));
  return done.map(
    (one) =>
      one && (
        <span key={one.created_at} className="sentence soft">
          <bdi>{one.said}</bdi> ({[one.author, dayAndTime(one.created_at, clock)].filter(Boolean).join(', ')})
        </span>
      ),
  );
}
