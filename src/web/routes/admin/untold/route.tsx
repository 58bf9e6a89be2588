import { Fragment, useId } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { VisitToTell } from '#contract/contact-log.ts';
import * as contactMessages from '#contract/messages/contact-log.ts';
import { titles } from '#contract/messages/messages.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { tellingKeys } from '#contract/plain/template-fields.ts';
import { type ToTell, whatToTell } from '#contract/plain/visit-states.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartFrame } from '#web/admin/list/part-frame.tsx';
import { RecordTable } from '#web/admin/list/record-table.tsx';
import { requestPath } from '#web/admin/record-paths.ts';
import { sentenceOf } from '#web/admin/telling/message-words.ts';
import { type Seen, useRowsSeen } from '#web/admin/telling/rows-seen.ts';
import { describeMessage, useMinuteClock } from '#web/admin/telling/sent-messages.tsx';
import { TellButton } from '#web/admin/telling/tell-dialog.tsx';
import { openToTell, useToTell } from '#web/admin/telling/use-to-tell.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import * as words from '#words/admin/untold.ts';
import type { Route } from './+types/route.ts';

export const clientLoader = () => openToTell();

export const meta = (args: Route.MetaArgs) => pageMeta(words.notToldYet, args);

/** Patients who do not know how their visits are now, in three groups, each with the soonest visit first. */
export default function Untold() {
  const answer = useToTell();
  const rows = useRowsSeen(answer, rowsOf);
  const isEmpty = rows.length === 0 && answer?.holds.length === 0;
  return (
    <div className="tab-page">
      <PartFrame title={words.notToldYet} group="telling">
        {!answer && <ListFailure sentence={words.notLoaded} />}
        {answer && isEmpty && (
          <EmptyState sentence={contactMessages.emptyList}>
            <p>{words.listedHere}</p>
          </EmptyState>
        )}
        {(Object.keys(words.groups) as ToTell[]).map((what) => (
          <Group key={what} what={what} rows={rows.filter((row) => row.what === what)} />
        ))}
        {answer && answer.holds.length > 0 && <MovedHolds holds={answer.holds} />}
        {answer?.visits.length === serverLimits.toTell && <p className="soft">{words.onlyNext(serverLimits.toTell)}</p>}
      </PartFrame>
    </div>
  );
}

interface Row {
  key: string;
  what: ToTell;
  appointment: Appointment;
  visits: (VisitToTell['visit'] & Pick<VisitToTell, 'mail'>)[];
  /** Start of the first of them. */
  starts_at: string;
}

/** One row for what a patient is to be told. */
function rowsOf(answer: ReturnType<typeof useToTell>): Row[] {
  const now = new Date();
  const open = (answer?.visits ?? []).flatMap((one) => {
    const what = whatToTell(one.visit, now);
    return what ? [{ ...one, what, key: `${one.appointment.id} ${what}` }] : [];
  });
  return [...Map.groupBy(open, ({ key }) => key)].flatMap(([key, [first, ...others]]) =>
    first
      ? {
          key,
          what: first.what,
          appointment: first.appointment,
          visits: [first, ...others].map(({ visit, mail }) => ({ ...visit, mail })),
          starts_at: first.visit.starts_at,
        }
      : [],
  );
}

function Group({ what, rows }: { what: ToTell; rows: readonly Seen<Row>[] }) {
  const id = useId();
  const clock = useMinuteClock();
  if (rows.length === 0) return null;
  return (
    <section className="to-tell" aria-labelledby={id}>
      <h2 id={id}>
        {words.groups[what]} <span className="num">{rows.filter(({ hasLeft }) => !hasLeft).length}</span>
      </h2>
      <RecordTable
        className="untold-table"
        caption={words.soonestFirst(words.groups[what])}
        columns={[words.patient, words.visit]}
        actions={words.tell}
      >
        {rows.map(({ key, appointment, visits, hasLeft }) => (
          <tr key={key}>
            <td>
              <Patient appointment={appointment} />
            </td>
            <td className="num">
              {visits.map(({ mail, ...visit }) => (
                <Fragment key={visit.id}>
                  <span className="sentence">{sentenceOf(visit, clock.timeZone)}</span>
                  {mail && <span className="sentence soft">{words.mail(describeMessage(mail, clock))}</span>}
                </Fragment>
              ))}
            </td>
            <td className="tell">
              {hasLeft ? (
                <span className="soft">{contactMessages.nothingToTell}</span>
              ) : (
                <TellButton
                  appointment={appointment}
                  what={what}
                  label={words.sendMessage(titles[tellingKeys[what]])}
                />
              )}
            </td>
          </tr>
        ))}
      </RecordTable>
    </section>
  );
}

function Patient({ appointment: { name, phone, reference } }: { appointment: Appointment }) {
  return (
    <>
      <Link className="who" to={requestPath(reference)}>
        <bdi>{name}</bdi>
      </Link>
      <bdi className="second-line num">{phone}</bdi>
    </>
  );
}

/** Held times that the patients did not choose: leave has moved them. */
function MovedHolds({ holds }: { holds: readonly Appointment[] }) {
  const id = useId();
  const { timeZone } = useClinic();
  return (
    <section className="to-tell" aria-labelledby={id}>
      <h2 id={id}>
        {words.heldElsewhere} <span className="num">{holds.length}</span>
      </h2>
      <RecordTable
        className="untold-table"
        caption={words.heldTimes}
        columns={[words.patient, words.heldTime]}
        actions={words.open}
      >
        {holds.map((appointment) => (
          <tr key={appointment.id}>
            <td>
              <Patient appointment={appointment} />
            </td>
            <td className="num">
              {appointment.held && (
                <span className="sentence">
                  {words.nowHeld(momentWords(appointment.held.starts_at, timeZone), appointment.held.practitioner)}
                </span>
              )}
              {appointment.wishes?.times.slice(0, 1).map(({ starts_at }) => (
                <span key={starts_at} className="sentence">
                  {words.askedFor(momentWords(starts_at, timeZone))}
                </span>
              ))}
            </td>
            <td className="tell">
              <TellButton appointment={appointment} />
            </td>
          </tr>
        ))}
      </RecordTable>
    </section>
  );
}
