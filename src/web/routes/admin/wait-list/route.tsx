import { Button, ButtonLink } from '#web/admin/button.tsx';
import '#web/admin/wait-list/wait-list.css';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as visitMessages from '#contract/messages/visits.ts';
import * as waitMessages from '#contract/messages/wait-list.ts';
import type { MessageTemplate } from '#contract/messages.ts';
import type { FittingTime, WaitingPatient, WaitList } from '#contract/wait-list.ts';
import { useBusy } from '#web/admin/busy.ts';
import { useHeld } from '#web/admin/held.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartFrame } from '#web/admin/list/part-frame.tsx';
import { requestPath } from '#web/admin/record-paths.ts';
import { useUndo } from '#web/admin/records/change.tsx';
import { TellTime } from '#web/admin/telling/tell-time.tsx';
import { useOfferTelling, useOfferTellingNow } from '#web/admin/telling/use-telling.ts';
import { type Refusal, refusalOf } from '#web/admin/visits/refusal.ts';
import { RefusedTime } from '#web/admin/visits/time-fields.tsx';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { earlierTimeWords } from '#web/admin/visits/wish-words.ts';
import { HasLeft } from '#web/admin/wait-list/earlier-time.tsx';
import { FreedTimes } from '#web/admin/wait-list/freed-times.tsx';
import { type FreedTime, openFreedTimes, openWaitList, useWaitList } from '#web/admin/wait-list/use-wait-list.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/wait-list.ts';
import type { Route } from './+types/route.ts';

export async function clientLoader({ url, request: { signal } }: Route.ClientLoaderArgs) {
  const [, , templates] = await Promise.all([
    openWaitList(readFreed(url.searchParams)),
    openFreedTimes(),
    loadOr([], () => adminApi.messages.list({}, { signal }), { signal }),
  ]);
  return { templates };
}

/** Ignores anything but two instants. */
function readFreed(params: URLSearchParams): FreedTime | undefined {
  const [from, until] = ['from', 'until'].map((name) => params.get(name) ?? '');
  return [from, until].every((time) => time && !Number.isNaN(Date.parse(time)))
    ? { from: new Date(from ?? '').toISOString(), until: new Date(until ?? '').toISOString() }
    : undefined;
}

export const meta = (args: Route.MetaArgs) => pageMeta(words.waitList, args);

/**
 * Patients who want an earlier time, with the times that suit them; or those who fit one time that has become free. All of it stays as it is
 * until the pointer that has booked for one has left.
 */
export default function WaitListPage({ loaderData: { templates } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { timeZone } = useClinic();
  const freed = readFreed(params);
  const now = useWaitList(freed);
  const area = useRef<HTMLDivElement>(null);
  const waitList = useHeld(area, now);
  const waiting = waitList?.waiting.filter(({ fits }) => !freed || fits.length > 0) ?? [];
  const isLeaving = ({ id }: WaitingPatient) => now?.waiting.every((one) => one.id !== id) === true;
  return (
    <div className="tab-page">
      <PartFrame
        title={freed ? words.whoCanTakeThis : words.waitList}
        about={freed && momentWords(freed.from, timeZone)}
        group="telling"
      >
        {!freed && <FreedTimes />}
        {!waitList && <ListFailure sentence={waitMessages.notLoaded} />}
        <div ref={area}>
          {waitList && <Taken taken={waitList.taken} templates={templates} />}
          {waitList && waiting.length === 0 && (
            <EmptyState sentence={freed ? waitMessages.noOneFits : waitMessages.noOneWaits}>
              {freed ? <ButtonLink to="/admin/wait-list">{words.allWhoWait}</ButtonLink> : <p>{words.howToWait}</p>}
            </EmptyState>
          )}
          {waiting.length > 0 && (
            <ol className="waiting">
              {waiting.map((patient) => (
                <li key={patient.id} inert={isLeaving(patient)} data-leaving={isLeaving(patient) || undefined}>
                  <Waiting patient={patient} templates={templates} />
                </li>
              ))}
            </ol>
          )}
        </div>
      </PartFrame>
    </div>
  );
}

function Taken({ taken, templates }: { taken: WaitList['taken']; templates: readonly MessageTemplate[] }) {
  const { timeZone } = useClinic();
  if (taken.length === 0) return null;
  return (
    <section className="wait-list-taken" aria-labelledby="taken">
      <h2 id="taken">{words.toldOfTaken}</h2>
      <ol className="waiting">
        {taken.map(({ appointment, starts_at }) => (
          <li key={`${appointment.id} ${starts_at}`}>
            <Link className="who" to={requestPath(appointment.reference)}>
              <bdi>{appointment.name}</bdi>
            </Link>
            : {momentWords(starts_at, timeZone)}
            <TellTime
              appointment={appointment}
              message="taken"
              templates={templates}
              time={{ starts_at, practitioner: null }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Wish, visit and fitting times of one patient. */
function Waiting({ patient, templates }: { patient: WaitingPatient; templates: readonly MessageTemplate[] }) {
  const { timeZone } = useClinic();
  const { appointment, visit, fits } = patient;
  return (
    <>
      <h2>
        <Link className="who" to={requestPath(appointment.reference)}>
          <bdi>{appointment.name}</bdi>
        </Link>
      </h2>
      <p>
        <Sentence
          words={words.wish}
          fields={{
            wish: earlierTimeWords(patient),
            treatments: <span className="soft">{appointment.treatmentType.join(', ')}</span>,
          }}
        />
      </p>
      <p className="soft">
        {patient.from_patient && `${words.askedOnTheirPage} `}
        {visit ? words.has(momentWords(visit.starts_at, timeZone)) : words.hasNoVisitYet}
      </p>
      {patient.has_left && <HasLeft practitioner={patient.practitioner} />}
      {patient.has_left && <AnyoneWillDo patient={patient} />}
      {fits.length === 0 && !patient.has_left && <p className="soft">{words.noFreeTimeSuits}</p>}
      {fits.length > 0 && (
        <ul className="waiting-fits cluster">
          {fits.map((fit) => (
            <li key={fit.starts_at} className="cluster">
              <Fit patient={patient} fit={fit} templates={templates} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Goes on waiting, for any practitioner. */
function AnyoneWillDo({ patient: { appointment, days, parts, until } }: { patient: WaitingPatient }) {
  const toasts = useToasts();
  const { isBusy, run } = useBusy();
  const change = async () => {
    const body = { practitioner_id: null, days, parts, until };
    const result = await run(() => attempt(() => adminApi.waitList.set({ params: { id: appointment.id }, body })));
    if (!result) return;
    if (result.kind === 'saved') return toasts.success(waitMessages.anyone);
    return toasts.failure(
      `${waitMessages.saveFailure} ${isFailure(result) ? adviceFor(result) : waitMessages.notFound}`,
    );
  };
  return (
    <Button isBusy={isBusy} onClick={() => void change()}>
      {words.anyoneWillDo}
      <span className="visually-hidden">{words.forPatient(appointment.name)}</span>
    </Button>
  );
}

interface FitProps {
  patient: WaitingPatient;
  fit: FittingTime;
  templates: readonly MessageTemplate[];
}

/** A free time, with one tap per way to tell of it, and one to book it for the patient who answers first. */
function Fit({ patient, fit, templates }: FitProps) {
  const { timeZone } = useClinic();
  const { book, isBusy, refusal } = useBooking(patient, fit);
  const when = momentWords(fit.starts_at, timeZone);
  return (
    <>
      <p>
        <strong className="num">{when}</strong>
        {fit.practitioner && (
          <>
            , <bdi>{fit.practitioner}</bdi>
          </>
        )}
        {fit.told && words.told}
      </p>
      <Button look="pine" isBusy={isBusy} onClick={() => void book()}>
        {words.book}
        <span className="visually-hidden">{words.timeFor(when, patient.appointment.name)}</span>
      </Button>
      {refusal && <RefusedTime refusal={refusal} />}
      <TellTime appointment={patient.appointment} message="earlier" templates={templates} time={fit} />
    </>
  );
}

/** Books the time, which takes the patient off the list; Undo puts both back where they were. */
function useBooking(patient: WaitingPatient, { starts_at, practitioner_id }: FittingTime) {
  const { id, appointment, visit, days, parts, until, from_patient } = patient;
  const toasts = useToasts();
  const offerUndo = useUndo();
  const offerTelling = useOfferTelling();
  const offerTellingNow = useOfferTellingNow();
  const { timeZone } = useClinic();
  const { isBusy, run } = useBusy();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBooked, setBooked] = useState(false);
  const book = async () => {
    if (isBooked) return;
    const result = await run(() =>
      attempt(() => adminApi.waitList.book({ params: { id }, body: { starts_at, practitioner_id } })),
    );
    if (!result) return;
    const refused = refusalOf(result);
    setRefusal(refused);
    if (refused) return;
    if (result.kind === 'saved') {
      const booked = result.saved;
      setBooked(true);
      const wish = { practitioner_id: patient.practitioner_id, days, parts, until, from_patient };
      const before = visit && { starts_at: visit.starts_at, practitioner_id: visit.practitioner_id };
      const offer = await offerTelling([booked], appointment);
      return offerUndo(`${visitMessages.booked} ${appointment.name}: ${momentWords(starts_at, timeZone)}.`, {
        takeBack: (isAnyway) => {
          setBooked(false);
          // A visit that was overbooked where it was may be so again.
          const body = { wish, before, anyway: isAnyway || visit?.overbooked === true };
          return adminApi.waitList.takeBack({ params: { id: booked.id }, body }, { ifMatch: booked.version });
        },
        offerUndone: () => offerTellingNow([booked]),
        offer,
      });
    }
    const why = isFailure(result) ? adviceFor(result) : waitMessages.notFound;
    return toasts.failure(`${waitMessages.bookFailure} ${why}`);
  };
  return { book, isBusy, refusal };
}
