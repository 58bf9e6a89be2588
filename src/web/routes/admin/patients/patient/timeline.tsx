import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { Patient, PatientSummary } from '#contract/patients.ts';
import { whatToTell } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { NameList } from '#web/admin/name-list.tsx';
import { requestPath, visitPath } from '#web/admin/record-paths.ts';
import { useList } from '#web/admin/records/cache.ts';
import { requests, visits } from '#web/admin/records/kinds.ts';
import { MessageList } from '#web/admin/telling/sent-messages.tsx';
import { describeMark } from '#web/admin/telling/use-telling.ts';
import { clockTime, stateWords, willCome } from '#web/admin/visits/visit-words.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as listWords from '#words/admin/list.ts';
import * as words from '#words/admin/patients.ts';
import { locale } from '#words/locale.ts';
import { requestsOf, stateOf, useSplit } from './requests.tsx';

interface TimelineProps {
  patient: Patient;
  /** Undefined until it has come, null if it could not be loaded. */
  summary: PatientSummary | null | undefined;
  /** Loads the page again. */
  onChange: () => Promise<void>;
}

interface Entry {
  key: string;
  kind: keyof typeof words.kinds;
  at: string;
  content: ReactNode;
}

/** Everything that was sent, booked and told, the latest first. Some of the requests can become those of a new patient. */
export function Timeline({ patient, summary, onChange }: TimelineProps) {
  const { timeZone } = useClinic();
  const sent = useList(requests, requestsOf(patient.id));
  const booked = useList(visits, requestsOf(patient.id));
  const [chosen, setChosen] = useState<readonly number[]>();
  const { split, isBusy } = useSplit(patient, () => {
    setChosen(undefined);
    void onChange();
  });
  const toggle = (id: number) =>
    setChosen((before = []) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const entries: Entry[] = [
    ...sent.list.body.map((request) => ({
      key: `request-${request.id}`,
      kind: 'request' as const,
      at: request.created_at,
      content: <RequestEntry request={request} patient={patient} chosen={chosen} onToggle={() => toggle(request.id)} />,
    })),
    ...booked.list.body.map((visit) => ({
      key: `visit-${visit.id}`,
      kind: 'visit' as const,
      at: visit.starts_at,
      content: <VisitEntry visit={visit} />,
    })),
    ...(summary?.told ?? []).map((entry) => ({
      key: `told-${entry.id}`,
      kind: 'told' as const,
      at: entry.created_at,
      content: (
        <>
          {describeMark(entry)}
          <span className="second-line">
            {formatDay(entry.created_at, timeZone)}, <span className="num">{entry.reference}</span>
          </span>
        </>
      ),
    })),
  ];
  const unfinished = [
    { shown: sent, last: sent.list.body.at(-1)?.created_at },
    { shown: booked, last: booked.list.body.at(-1)?.starts_at },
  ].filter(({ shown }) => shown.list.next !== null);
  // Entries before the end of a list that goes on would stand in the wrong place.
  const since = unfinished.map(({ last }) => last ?? '').reduce((a, b) => (a > b ? a : b), '');
  const shown = entries.filter(({ at }) => at >= since).toSorted((a, b) => b.at.localeCompare(a.at));
  const hasFailed = unfinished.some((one) => one.shown.list.more === 'failed');
  return (
    <section className="timeline-part" aria-labelledby="timeline">
      <h2 id="timeline">{words.timeline}</h2>
      {summary && booked.list.body.length > 0 && <p className="note">{describeVisits(summary.visits)}</p>}
      {shown.length === 0 && <p className="soft">{words.nothingYet}</p>}
      <ol className="timeline">
        {shown.map(({ key, kind, content }) => (
          <li key={key} data-kind={kind}>
            <span className="note">{words.kinds[kind]}</span>
            <div>{content}</div>
          </li>
        ))}
      </ol>
      {hasFailed && (
        <p className="note" role="status">
          {listWords.moreNotLoaded}
        </p>
      )}
      {unfinished.length > 0 && (
        <Button
          isBusy={unfinished.some((one) => one.shown.list.more === 'loading')}
          onClick={() => {
            for (const one of unfinished) one.shown.showMore();
          }}
        >
          {hasFailed ? listWords.tryAgain : listWords.showMore}
        </Button>
      )}
      <MessageList messages={summary?.messages} name={patient.name} onChange={onChange} />
      {sent.list.body.length > 0 &&
        (chosen ? (
          <div className="cluster">
            <Button
              look="pine"
              isBusy={isBusy}
              aria-disabled={isBusy || chosen.length === 0}
              onClick={() => chosen.length > 0 && void split(chosen)}
            >
              {words.moveToNew(chosen.length, chosen.length.toLocaleString(locale))}
            </Button>
            <QuietButton onClick={() => setChosen(undefined)}>{words.cancel}</QuietButton>
          </div>
        ) : (
          <QuietButton className="timeline-split" onClick={() => setChosen([])}>
            {words.moveRequests}
          </QuietButton>
        ))}
    </section>
  );
}

interface RequestEntryProps {
  request: Appointment;
  patient: Patient;
  /** Undefined unless requests are being chosen. */
  chosen: readonly number[] | undefined;
  onToggle: () => void;
}

function RequestEntry({ request, patient, chosen, onToggle }: RequestEntryProps) {
  const { timeZone } = useClinic();
  const { id, reference, name, created_at, treatmentType } = request;
  return (
    <div className="row">
      {chosen && (
        <input
          className="tick"
          type="checkbox"
          aria-label={words.chooseRequest(reference)}
          checked={chosen.includes(id)}
          onChange={onToggle}
        />
      )}
      <p>
        <Sentence
          words={words.requestLine}
          fields={{
            day: <Link to={requestPath(reference)}>{formatDay(created_at, timeZone)}</Link>,
            state: stateOf(request),
            treatments: <NameList names={treatmentType} />,
          }}
        />
        <span className="second-line num">
          <Sentence
            words={name === patient.name ? '{reference}' : words.sentAs}
            fields={{ reference, name: <bdi>{name}</bdi> }}
          />
        </span>
      </p>
    </div>
  );
}

function VisitEntry({ visit }: { visit: CalendarVisit }) {
  const { timeZone } = useClinic();
  return (
    <>
      <Link to={visitPath(visit, timeZone)}>
        {formatDay(visit.starts_at, timeZone)}, {clockTime(visit.starts_at, timeZone)}
      </Link>
      <span className="second-line">
        {visit.practitioner && `${visit.practitioner}. `}
        <span data-coming={willCome(visit)}>{stateWords(visit)}</span>.
        {visit.cancellation_reason && <bdi> {visit.cancellation_reason}</bdi>}
        {whatToTell(visit) && ` ${words.notToldYet}`}
      </span>
    </>
  );
}

/** '1 ahead, 3 attended, 1 missed' */
function describeVisits(counts: PatientSummary['visits']) {
  const known = (Object.keys(counts) as (keyof typeof counts)[]).filter((state) => counts[state] > 0);
  return known.map((state) => words.visitCounts[state](counts[state])).join(', ');
}
