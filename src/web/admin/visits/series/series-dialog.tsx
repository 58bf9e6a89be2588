import { Button } from '#web/admin/button.tsx';
import { CancelButton, TitledDialog } from '#web/admin/titled-dialog.tsx';
import './series.css';
import { useId, useRef, useState } from 'react';
import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useBusy } from '#web/admin/busy.ts';
import { createKey } from '#web/admin/idempotency-key.ts';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { useUndo } from '#web/admin/records/change.tsx';
import { drafts, useDraft } from '#web/admin/records/draft.ts';
import { useOfferTelling } from '#web/admin/telling/use-telling.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as seriesWords from '#words/admin/series.ts';
import { noPlace } from '../place-fields.tsx';
import { usePractitioners } from '../use-practitioners.ts';
import { momentWords } from '../visit-words.ts';
import { type Choice, type ChosenVisit, chooseVisits, withClashes } from './chosen-visits.ts';
import { PlanFields, type PlanValues, toPlan } from './plan-fields.tsx';

interface SeriesDialogProps {
  appointmentId: number;
  /** Name of the patient. */
  name: string;
  /** Values that an already booked visit suggests for the others. */
  begin?: Partial<PlanValues> | undefined;
  draftName: string;
  onBooked: (visits: readonly CalendarVisit[]) => void;
  onClose: () => void;
}

const nothing: PlanValues = { count: '10', firstDay: '', times: {}, ...noPlace };

/** Books several visits at once: first the plan, then every date of it, and all of them or none are booked. */
export function SeriesDialog({ appointmentId, name, begin, draftName, onBooked, onClose }: SeriesDialogProps) {
  const id = useId();
  const practitioners = usePractitioners();
  const offerUndo = useUndo();
  const offerTelling = useOfferTelling();
  const series = useSeries({
    appointmentId,
    begin,
    draftName,
    onBooked: (booked) => {
      onBooked(booked); // no one can reach a toast behind a modal dialog
      void offerTelling(booked).then((offer) =>
        offerUndo(visitMessages.seriesBooked(booked.length), {
          takeBack: () => setSeriesStatus(booked, 'cancelled'),
          offerUndone: offerTelling,
          offer,
        }),
      );
    },
  });
  const { visits, isBusy, failure } = series;
  const chosen = visits?.filter(({ start }) => start !== null).length ?? 0;
  return (
    <TitledDialog
      heading={<Sentence words={seriesWords.bookASeriesFor} fields={{ name: <bdi>{name}</bdi> }} />}
      lead={visits && <p role="status">{describePlan(visits)}</p>}
      buttons={
        <>
          <Button
            look="primary"
            isLarge
            isBusy={isBusy}
            type="submit"
            form={`${id}-form`}
            aria-disabled={isBusy || (visits !== undefined && chosen === 0)}
          >
            {visits ? seriesWords.bookVisits(chosen) : seriesWords.showTheDates}
          </Button>
          {visits && (
            <Button isLarge onClick={series.replan}>
              {seriesWords.changeThePlan}
            </Button>
          )}
          <CancelButton onClick={onClose} />
        </>
      }
      onClose={onClose}
    >
      <NotSavedYet found={series.found} onDiscard={series.discard} />
      <form
        id={`${id}-form`}
        noValidate
        aria-label={seriesWords.series}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          if (!visits) void series.showDates();
          else if (chosen > 0) void series.book();
        }}
      >
        {failure && (
          <Alert key={failure.count} tone="failure" title={visitMessages.seriesFailure} takesFocus>
            <p>{failure.sentence}</p>
          </Alert>
        )}
        {visits ? (
          <ol className="chosen-visits num lined">
            {visits.map((visit, index) => (
              <li key={visit.planned}>
                <ChosenRow visit={visit} onChoose={(choice) => series.choose(index, choice)} />
              </li>
            ))}
          </ol>
        ) : (
          <PlanFields values={series.plan} practitioners={practitioners} onChange={series.type} />
        )}
      </form>
    </TitledDialog>
  );
}

function describePlan(visits: readonly ChosenVisit[]) {
  const clashes = visits.filter(({ refusal }) => refusal !== null).length;
  return clashes === 0 ? seriesWords.allCanBeBooked(visits.length) : seriesWords.someClash(visits.length, clashes);
}

const bookAnyway = 'anyway';

/** A date of a series; of one that cannot be as planned, why, and what it can be instead. The front desk may book it all the same. */
function ChosenRow({ visit, onChoose }: { visit: ChosenVisit; onChoose: (choice: Choice) => void }) {
  const id = useId();
  const { timeZone } = useClinic();
  const { planned, start, anyway, canBookAnyway, refusal, freeTimes } = visit;
  const words = momentWords(planned, timeZone);
  if (refusal === null) return words;
  return (
    <>
      {anyway ? words : <s className="soft">{words}</s>}
      <p className="refusal" id={id}>
        {refusal}
      </p>
      <select
        className="input"
        aria-label={seriesWords.insteadOf(words)}
        aria-describedby={id}
        value={anyway ? bookAnyway : (start ?? '')}
        onChange={({ target: { value } }) =>
          onChoose(value === bookAnyway ? { start: planned, anyway: true } : { start: value || null, anyway: false })
        }
      >
        {freeTimes.map(({ starts_at }) => (
          <option key={starts_at} value={starts_at}>
            {momentWords(starts_at, timeZone)}
          </option>
        ))}
        {canBookAnyway && <option value={bookAnyway}>{seriesWords.bookAnyway(words)}</option>}
        <option value="">{seriesWords.leaveItOut}</option>
      </select>
    </>
  );
}

/** Input of a series before it is booked. */
interface SeriesValues {
  plan: PlanValues;
  /** Undefined until it is planned. */
  visits?: readonly ChosenVisit[] | undefined;
}

/** Plans a series and books it as a whole. What was typed and chosen stays, whatever the server says. */
function useSeries({ appointmentId, begin, draftName, onBooked }: Omit<SeriesDialogProps, 'name' | 'onClose'>) {
  const { found, forget } = useDraft<SeriesValues>(draftName);
  const atFirst: SeriesValues = { plan: { ...nothing, ...begin } };
  const { plan, visits } = found ?? atFirst;
  const { isBusy, run: runAlone } = useBusy();
  /** Counted, so that the same sentence again is announced again. */
  const [failure, setFailure] = useState<{ sentence: string; count: number }>();
  /** An unanswered request is sent again with its key, and booked once. */
  const sent = useRef({ text: '', key: '' });
  /** Values at this time, which may be after the dialog was closed. */
  const latest = () => (drafts.find(draftName) as SeriesValues | undefined) ?? atFirst;
  const change = (values: Partial<SeriesValues>) => drafts.store(draftName, { ...latest(), ...values });
  const fail = (sentence: string) => setFailure((before) => ({ sentence, count: (before?.count ?? 0) + 1 }));

  const run = async <Saved,>(call: () => Promise<Saved>) => {
    const result = await runAlone(() => attempt(call));
    if (!result) return undefined;
    setFailure(undefined);
    if (result.kind === 'saved') return result.saved;
    const clashes = 'clashes' in result && result.clashes;
    if (clashes) change({ visits: withClashes(latest().visits ?? [], clashes) });
    if (result.kind === 'invalid') fail(Object.values(result.errors)[0] ?? visitMessages.seriesFailure);
    else fail(isFailure(result) ? adviceFor(result) : visitMessages.noRequest);
    return undefined;
  };

  return {
    plan,
    found,
    visits,
    isBusy,
    failure,
    type: (typed: PlanValues) => change({ plan: typed }),
    showDates: async () => {
      const body = { appointment_id: appointmentId, ...toPlan(plan) };
      const planned = await run(() => adminApi.visits.planSeries({ body }));
      if (planned) change({ visits: chooseVisits(planned) });
    },
    choose: (index: number, choice: Choice) =>
      change({ visits: visits?.map((visit, place) => (place === index ? { ...visit, ...choice } : visit)) }),
    replan: () => {
      change({ visits: undefined });
      setFailure(undefined);
    },
    discard: () => {
      setFailure(undefined);
      forget();
    },
    book: async () => {
      const { count: _, first_day: __, times: ___, ...place } = toPlan(plan);
      const chosen = visits?.flatMap(({ start, anyway }) => (start === null ? [] : [{ starts_at: start, anyway }]));
      const body = { appointment_id: appointmentId, ...place, visits: chosen ?? [] };
      const text = JSON.stringify(body);
      if (sent.current.text !== text) sent.current = { text, key: createKey() };
      const booked = await run(() => adminApi.visits.addSeries({ body }, { idempotencyKey: sent.current.key }));
      if (!booked) return;
      forget();
      onBooked(booked);
    },
  };
}

type SeriesStatus = 'booked' | 'cancelled';

/** Sets the status of several visits of a series, or of the only one that was booked: all of them or none. Those overbooked may be so again. */
export function setSeriesStatus(
  visits: readonly CalendarVisit[],
  status: SeriesStatus,
  { reason = null, anyway = false }: { reason?: string | null; anyway?: boolean } = {},
) {
  const [first] = visits;
  const id = first?.series?.id;
  const asRead = visits.map(({ id, version, overbooked }) => ({ id, version, anyway: anyway || overbooked }));
  const [only] = asRead;
  if (only && id === undefined)
    return adminApi.visits
      .setStatus({ params: { id: only.id }, body: { status, reason, anyway: only.anyway } }, { ifMatch: only.version })
      .then((visit) => [visit]);
  return adminApi.visits.setSeriesStatus({ params: { id: id ?? 0 }, body: { status, reason, visits: asRead } });
}
