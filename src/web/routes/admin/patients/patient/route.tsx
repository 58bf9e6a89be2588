import { Button, QuietButton } from '#web/admin/button.tsx';
import './patient.css';
import { useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import * as patientMessages from '#contract/messages/patients.ts';
import type { Patient, PatientSummary } from '#contract/patients.ts';
import { nounOf, wordsOf } from '#contract/plain/field-values.ts';
import type { DescribedField } from '#contract/plain/form-fields.ts';
import { patientFields } from '#contract/plain/patient-fields.ts';
import { whatToTell } from '#contract/plain/visit-states.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { Presence } from '#web/admin/live/presence.tsx';
import { describeSame } from '#web/admin/patients/patient-words.ts';
import { visitPath } from '#web/admin/record-paths.ts';
import { useAnswer } from '#web/admin/records/answers.ts';
import { recordsOf, useList, useRecord } from '#web/admin/records/cache.ts';
import { useHasDrafts } from '#web/admin/records/draft.ts';
import { requests, visits } from '#web/admin/records/kinds.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { Fact } from '#web/admin/side-sheet.tsx';
import { sentenceOf } from '#web/admin/telling/message-words.ts';
import { MessageList } from '#web/admin/telling/sent-messages.tsx';
import { describeMark } from '#web/admin/telling/use-telling.ts';
import { BookForAnyone } from '#web/admin/visits/book-anyone.tsx';
import { clockTime, stateWords, willCome } from '#web/admin/visits/visit-words.ts';
import { earlierTimeWords } from '#web/admin/visits/wish-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/patients.ts';
import type { Route } from './+types/route.ts';
import { CardDialog, cardForm } from './card-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { Requests, requestsOf } from './requests.tsx';

const limit = '20';

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const params = { id };
  const list = requestsOf(Number(id));
  const [patient] = await Promise.all([
    foundOr404(adminApi.patients.get({ params }, { signal: request.signal })),
    requests.open(
      list,
      ({ cursor, signal }) => adminApi.patients.listRequests({ params, query: { limit, cursor } }, { signal }),
      request.signal,
    ),
    visits.open(
      list,
      ({ cursor, signal }) => adminApi.patients.listVisits({ params, query: { limit, cursor } }, { signal }),
      request.signal,
    ),
  ]);
  recordsOf<Patient>('patient').put(patient);
  return { patient, loadedAt: new Date().toISOString() };
}

export const clientAction = clientActionOf(adminApi, { correct: cardForm });

export const meta = (args: Route.MetaArgs) => pageMeta(args.loaderData?.patient.name ?? words.patients, args);

export default function PatientPage({ loaderData }: Route.ComponentProps) {
  return <ShownPatient key={loaderData.patient.id} {...loaderData} />;
}

function ShownPatient({ patient: loaded, loadedAt }: Route.ComponentProps['loaderData']) {
  const patient = useRecord(recordsOf<Patient>('patient'), ({ id }) => id === loaded.id) ?? loaded;
  const { id, name, version } = patient;
  const { revalidate } = useRevalidator();
  const summary = useAnswer(`patient ${id}`, (options) => adminApi.patients.getSummary({ params: { id } }, options), {
    about: `${version} ${loadedAt}`,
  });
  const [isCorrecting, setCorrecting] = useState(false);
  const [merging, setMerging] = useState<{ other: Patient | undefined }>();
  const [isBooking, setBooking] = useState(false);
  const isUnsaved = useHasDrafts('patient', 'book');
  const booking = useShortcut('add');
  useFollowing(isCorrecting || isBooking || merging !== undefined);
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head cluster spread">
          <h1 className="typed" tabIndex={-1} dir="auto">
            {name}
          </h1>
          <Presence kind="patient" {...patient} />
          <div className="tab-actions cluster">
            <Button look="primary" icon="plus" onClick={() => setBooking(true)} {...booking}>
              {words.bookAgain}
            </Button>
            <Button onClick={() => setCorrecting(true)}>{words.correctDetails}</Button>
            <QuietButton onClick={() => setMerging({ other: undefined })}>{words.merge}</QuietButton>
            <HistoryButton key={version} className="button button-quiet button-small" kind="patient" id={id} />
          </div>
        </header>
        <div className="patient tab-body tab-parts grid">
          <Hints summary={summary} onMerge={(other) => setMerging({ other })} />
          <Card patient={patient} />
          <Requests patient={patient} onMoved={() => void revalidate()} />
          <Visits patient={patient} summary={summary} />
          <Told summary={summary} name={name} onChange={revalidate} />
        </div>
      </main>
      {isBooking && (
        <BookForAnyone
          patient={patient}
          onBooked={() => {
            setBooking(false);
            void revalidate();
          }}
          onClose={() => setBooking(false)}
        />
      )}
      {isCorrecting && <CardDialog patient={patient} onClose={() => setCorrecting(false)} />}
      {merging && (
        <MergeDialog
          patient={patient}
          other={merging.other}
          onMerged={() => {
            setMerging(undefined);
            void revalidate();
          }}
          onClose={() => setMerging(undefined)}
        />
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}

/** Loads the page again after anyone has changed a request, a visit or a patient; what is open over it closes first. */
function useFollowing(isOpen: boolean) {
  const { changes } = useLiveUpdates();
  const { revalidate } = useRevalidator();
  const seen = useRef(changes);
  useEffect(() => {
    if (isOpen || changes === seen.current) return;
    seen.current = changes;
    void revalidate();
  }, [changes, isOpen, revalidate]);
}

interface SummaryProps {
  /** Undefined until it has come, null if it could not be loaded. */
  summary: PatientSummary | null | undefined;
}

function Hints({ summary, onMerge }: SummaryProps & { onMerge: (other: Patient) => void }) {
  if (!summary?.similar.length) return null;
  return (
    <section className="patient-hints" aria-label={words.mayBeSame}>
      <ul>
        {summary.similar.map(({ same, ...other }) => (
          <li key={other.id} className="row cluster spread">
            <span>
              <Sentence
                words={words.mayBeSameAs}
                fields={{
                  patient: (
                    <Link to={`/admin/patients/${other.id}`}>
                      <bdi>{other.name}</bdi>
                    </Link>
                  ),
                  same: describeSame(same),
                }}
              />
            </span>
            <Button onClick={() => onMerge(other)}>
              {words.merge}
              <span className="visually-hidden"> {words.withPatient(other.name)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const { name: _, ...details } = patientFields;

function Card({ patient }: { patient: Patient }) {
  const { timeZone } = useClinic();
  return (
    <section aria-labelledby="card">
      <h2 id="card">{words.contact}</h2>
      <dl className="facts">
        {(Object.entries(details) as [keyof typeof details, DescribedField][]).map(([field, described]) => (
          <Fact key={field} name={nounOf(described)}>
            {patient[field] === null ? (
              <span className="soft">{words.none}</span>
            ) : (
              <bdi className={described.rows ? 'patient-note' : 'num'}>{wordsOf(described, patient[field])}</bdi>
            )}
          </Fact>
        ))}
        <Fact name={words.messages}>
          {patient.may_message_since ? (
            words.agreedOn(formatDay(patient.may_message_since, timeZone))
          ) : (
            <span className="soft">{words.noMessages}</span>
          )}
        </Fact>
      </dl>
    </section>
  );
}

function Visits({ patient, summary }: SummaryProps & { patient: Patient }) {
  const { timeZone } = useClinic();
  const { list, showMore } = useList(visits, requestsOf(patient.id));
  return (
    <section aria-labelledby="visits">
      <h2 id="visits">{words.visits}</h2>
      {summary && list.body.length > 0 && <p>{describeVisits(summary.visits)}</p>}
      {list.body.length === 0 && <p className="soft">{words.noneYet}</p>}
      <ul className="patient-list lined">
        {list.body.map((visit) => (
          <li key={visit.id}>
            <Link to={visitPath(visit, timeZone)}>
              {formatDay(visit.starts_at, timeZone)}, {clockTime(visit.starts_at, timeZone)}
            </Link>
            <span className="second-line">
              {visit.practitioner && `${visit.practitioner}. `}
              <span data-coming={willCome(visit)}>{stateWords(visit)}</span>.
              {visit.cancellation_reason && <bdi> {visit.cancellation_reason}</bdi>}
              {whatToTell(visit) && ` ${words.notToldYet} ${sentenceOf(visit, timeZone)}`}
            </span>
          </li>
        ))}
      </ul>
      {list.body.length > 0 && (
        <ListFoot list={list} noun={words.visitRows} order={words.latestFirst} onShowMore={showMore} />
      )}
      {summary?.waiting.map(({ reference, ...wish }) => (
        <p key={reference}>
          <Sentence
            words={words.wantsEarlier}
            fields={{ reference: <span className="num">{reference}</span>, times: earlierTimeWords(wish) }}
          />{' '}
          <Link to="/admin/wait-list">{words.waitList}</Link>
        </p>
      ))}
    </section>
  );
}

/** '1 ahead, 3 attended, 1 missed' */
function describeVisits(counts: PatientSummary['visits']) {
  const known = (Object.keys(counts) as (keyof typeof counts)[]).filter((state) => counts[state] > 0);
  return known.map((state) => words.visitCounts[state](counts[state])).join(', ');
}

function Told({ summary, name, onChange }: SummaryProps & { name: string; onChange: () => Promise<void> }) {
  const { timeZone } = useClinic();
  return (
    <section aria-labelledby="told">
      <h2 id="told">{words.told}</h2>
      {summary?.told.length === 0 && <p className="soft">{words.nothingYet}</p>}
      <ul className="patient-list lined">
        {summary?.told.map((entry) => (
          <li key={entry.id}>
            {describeMark(entry)}
            <span className="second-line">
              {formatDay(entry.created_at, timeZone)}, <span className="num">{entry.reference}</span>
            </span>
          </li>
        ))}
      </ul>
      <MessageList messages={summary?.messages} name={name} onChange={onChange} />
    </section>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage
        missing={{ sentence: patientMessages.notFound, wayOn: { to: '/admin/patients', label: words.viewAllPatients } }}
      />
    </main>
  );
}
