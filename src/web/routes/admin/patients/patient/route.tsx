import { useBusy } from '#web/admin/busy.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { callHref, firstNumber, internationalDigits } from '#web/admin/call-href.ts';
import './patient.css';
import { useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import * as patientMessages from '#contract/messages/patients.ts';
import type { Patient, PatientSummary } from '#contract/patients.ts';
import { nounOf, wordsOf } from '#contract/plain/field-values.ts';
import type { DescribedField } from '#contract/plain/form-fields.ts';
import { patientFields } from '#contract/plain/patient-fields.ts';
import { HistoryButton } from '#web/admin/history-button.tsx';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { Presence } from '#web/admin/live/presence.tsx';
import { describeSame } from '#web/admin/patients/patient-words.ts';
import { useAnswer } from '#web/admin/records/answers.ts';
import { recordsOf, useRecord } from '#web/admin/records/cache.ts';
import { useSay } from '#web/admin/records/change.tsx';
import { useHasDrafts } from '#web/admin/records/draft.ts';
import { requests, visits } from '#web/admin/records/kinds.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { Fact } from '#web/admin/side-sheet.tsx';
import { BookForAnyone } from '#web/admin/visits/book-anyone.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { attempt, clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/patients.ts';
import { opensInNewTab } from '#words/site.ts';
import type { Route } from './+types/route.ts';
import { CardDialog, cardForm } from './card-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { NextVisit } from './next-visit.tsx';
import { requestsOf } from './requests.tsx';
import { Timeline } from './timeline.tsx';

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
          <div className="tab-actions patient-actions cluster">
            {patient.phone && <Reach phone={patient.phone} />}
            <Button look="primary" icon="plus" onClick={() => setBooking(true)} {...booking}>
              {words.bookAgain}
            </Button>
            <Button onClick={() => setCorrecting(true)}>{words.correctDetails}</Button>
            <QuietButton onClick={() => setMerging({ other: undefined })}>{words.merge}</QuietButton>
            <HistoryButton key={version} className="button button-quiet button-small" kind="patient" id={id} />
          </div>
        </header>
        <div className="patient tab-body tab-parts grid">
          <NextVisit patientId={id} summary={summary} />
          <Hints id={id} summary={summary} onMerge={(other) => setMerging({ other })} onChange={revalidate} />
          <Card patient={patient} />
          <Timeline patient={patient} summary={summary} onChange={revalidate} />
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

/** Call, and a chat on WhatsApp, with the first number. */
function Reach({ phone }: { phone: string }) {
  const clinicPhone = useClinic().phone;
  const number = firstNumber(phone);
  return (
    <>
      <a className="button button-pine button-small" href={callHref(phone, clinicPhone)} {...useShortcut('call')}>
        <Icon name="phone" />
        <Sentence words={words.call} fields={{ phone: <span className="num">{number}</span> }} />
      </a>
      <a
        className="button button-secondary button-small"
        href={`https://wa.me/${internationalDigits(number, clinicPhone)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="chat" />
        WhatsApp
        <span className="visually-hidden"> {opensInNewTab}</span>
      </a>
    </>
  );
}

interface HintsProps extends SummaryProps {
  id: number;
  onMerge: (other: Patient) => void;
  onChange: () => Promise<void>;
}

function Hints({ id, summary, onMerge, onChange }: HintsProps) {
  const { run } = useBusy();
  const say = useSay();
  if (!summary?.similar.length) return null;
  /** Families share names and numbers. */
  const tellApart = async (other: Patient) => {
    const call = { params: { id }, body: { other_id: other.id } };
    const result = await run(() => attempt(() => adminApi.patients.tellApart(call)));
    if (!result) return;
    if (result.kind === 'saved') {
      await onChange();
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }); // the button is gone
    }
    await say<Patient>(result, {
      failure: patientMessages.apartFailure,
      done: patientMessages.apart,
      undo: () => ({
        takeBack: () => adminApi.patients.takeBackApart(call),
        onUndone: onChange,
        words: {
          restored: patientMessages.apartUndone,
          restoreFailure: patientMessages.apartUndoFailure,
          cannotRestore: patientMessages.apartUndoFailure,
        },
      }),
    });
  };
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
            <span className="cluster">
              <Button onClick={() => onMerge(other)}>
                {words.merge}
                <span className="visually-hidden"> {words.withPatient(other.name)}</span>
              </Button>
              <QuietButton onClick={() => void tellApart(other)}>
                {words.notSame}
                <span className="visually-hidden"> {words.asPatient(other.name)}</span>
              </QuietButton>
            </span>
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
    <section className="patient-card" aria-labelledby="card">
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

export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage
        missing={{ sentence: patientMessages.notFound, wayOn: { to: '/admin/patients', label: words.viewAllPatients } }}
      />
    </main>
  );
}
