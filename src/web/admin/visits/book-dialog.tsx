import { type ReactNode, useId, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import type { FreeTime } from '#contract/errors.ts';
import { failure as timesNotLoaded } from '#contract/messages/times.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button } from '#web/admin/button.tsx';
import { sendHere } from '#web/admin/form-sheet.tsx';
import { createKey } from '#web/admin/idempotency-key.ts';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { useAnswer } from '#web/admin/records/answers.ts';
import { useDraft } from '#web/admin/records/draft.ts';
import { useSayBooked } from '#web/admin/telling/use-telling.ts';
import { CancelButton, TitledDialog } from '#web/admin/titled-dialog.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, type FieldErrors, isFailure } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/visits.ts';
import { noPlace } from './place-fields.tsx';
import { type Refusal, refusalOf } from './refusal.ts';
import { FreeTimes, isBookable, RefusedTime, TimeFields, type TimeValues, takeFree, toPlace } from './time-fields.tsx';
import { usePractitioners } from './use-practitioners.ts';
import { useRooms } from './use-rooms.ts';
import { clockOf, dayName, minutesOf } from './wall-time.ts';

/** Makes the visit at a place. */
export type SendVisit = (
  place: ReturnType<typeof toPlace> & { anyway: boolean },
  options: { idempotencyKey: string },
) => Promise<CalendarVisit>;

interface BookDialogProps {
  heading: ReactNode;
  lead?: string;
  /** Id of the request, for which free times are listed; undefined as long as no one is chosen. */
  requestId: number | undefined;
  /** Treatments of a visit without a request, by which free times are listed. */
  treatments?: readonly number[] | undefined;
  /** The request as it is before, which Undo restores; without it, Undo cancels the visit. */
  before?: Appointment | undefined;
  /** Initial values. A given time stands first, and the others are folded. */
  begin?: Partial<TimeValues> | undefined;
  /** Why this place was refused, where it was tried before the dialog opened. */
  refused?: Refusal | undefined;
  draftName: string;
  /** Discards who comes, too. */
  onDiscard?: () => void;
  /** Above the time: who comes. */
  children?: ReactNode;
  /** Below the time: another way. */
  foot?: ReactNode;
  /** Returns what makes the visit; undefined if something is missing, which it has said. */
  prepare: () => SendVisit | undefined | Promise<SendVisit | undefined>;
  /** Tells of fields of `children` that the server has found wrong. */
  onInvalid?: (errors: FieldErrors) => void;
  onBooked: (visit: CalendarVisit) => void;
  onClose: () => void;
}

const nothing: TimeValues = { day: '', time: '', ...noPlace };

/** Makes a visit: at one of the next free times, or at any other. */
export function BookDialog(props: BookDialogProps) {
  const { heading, lead, requestId, treatments, begin, draftName, onDiscard, children, foot, onClose } = props;
  const id = useId();
  const { timeZone } = useClinic();
  const draft = useDraft<TimeValues>(draftName);
  const [values, setValues] = useState<TimeValues>(() => ({ ...nothing, ...draft.found, ...begin }));
  const practitioners = usePractitioners();
  const wished = useWishedTimes(requestId, values.minutes);
  const near = wished?.find(({ choice }) => choice !== null)?.starts_at;
  const { listed, askAgain } = useFreeTimes({ requestId: wished && requestId, treatments }, values, near);
  const isListed = requestId !== undefined || treatments !== undefined;
  const free = listed?.filter((time) => !wished?.some((one) => isBookable(one) && one.starts_at === time.starts_at));
  const { book, isBusy, refusal, failure } = useBooking(props);
  const type = (typed: TimeValues) => {
    setValues(typed);
    draft.store(typed);
  };
  const discard = () => {
    draft.forget();
    onDiscard?.();
    setValues({ ...nothing, ...begin });
  };
  const take = (time: FreeTime) => {
    const taken = takeFree(values, time, timeZone);
    type(taken);
    void book(taken, false);
  };
  const isPlaced = Boolean(begin?.day && begin.time);
  const times = (
    <>
      {!refusal && wished && wished.length > 0 && (
        <section className="next-free" aria-labelledby={`${id}-wished`}>
          <h3 id={`${id}-wished`}>{near ? words.thePatientsChoice : words.freeWhenItSuits}</h3>
          <FreeTimes times={wished} onTake={take} />
        </section>
      )}
      {!refusal && isListed && (
        <section className="next-free" aria-labelledby={`${id}-free`}>
          <h3 id={`${id}-free`}>{near && !values.day ? words.freeNearTheFirst : words.nextFreeTimes}</h3>
          {listed === undefined && <Working says={words.loadingTheFreeTimes} />}
          {listed === null && (
            <p>
              {timesNotLoaded} <Button onClick={askAgain}>{words.tryAgain}</Button>
            </p>
          )}
          {free?.length === 0 && <p className="soft">{words.noneSoonChooseA}</p>}
          {free && <FreeTimes times={free} onTake={take} />}
        </section>
      )}
      {!isPlaced && <h3>{isListed ? words.orAnotherTime : words.when}</h3>}
      <TimeFields
        values={values}
        practitioners={practitioners}
        anyPractitioner={words.anyPhysiotherapist}
        onChange={type}
      />
    </>
  );
  return (
    <TitledDialog
      heading={heading}
      lead={lead && <p>{lead}</p>}
      buttons={
        <>
          <Button look="primary" isLarge isBusy={isBusy} type="submit" form={`${id}-form`}>
            {words.bookTheVisit}
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
      onClose={onClose}
    >
      <NotSavedYet found={draft.found} onDiscard={discard} />
      {isPlaced && <ChosenTime values={values} practitioners={practitioners} />}
      {children}
      <form id={`${id}-form`} className="book-time" noValidate onSubmit={sendHere(() => void book(values, false))}>
        {refusal && <RefusedTime {...{ refusal, isBusy }} onTake={take} onAnyway={() => void book(values, true)} />}
        {failure && (
          <Alert tone="failure" title={visitMessages.bookFailure} takesFocus>
            <p>{words.stillHere(failure)}</p>
          </Alert>
        )}
        {isPlaced ? (
          <details className="other-time">
            <summary>{words.anotherTimePractitionerOr}</summary>
            {times}
          </details>
        ) : (
          times
        )}
      </form>
      {foot}
    </TitledDialog>
  );
}

interface BookForRequestProps extends Pick<BookDialogProps, 'begin' | 'refused' | 'onBooked' | 'onClose'> {
  request: Appointment;
  /** With a field for the name. */
  heading?: string;
}

/** Makes the visit of a request: who comes is known. */
export function BookForRequest({ request, heading = words.bookATimeFor, ...props }: BookForRequestProps) {
  const { id, reference, name, treatmentType } = request;
  return (
    <BookDialog
      heading={<Sentence words={heading} fields={{ name: <bdi>{name}</bdi> }} />}
      lead={treatmentType.join(', ')}
      requestId={id}
      before={request}
      draftName={`book ${reference}`}
      prepare={() => bookRequest(id)}
      {...props}
    />
  );
}

interface ChosenTimeProps {
  values: TimeValues;
  practitioners: readonly { id: number; name: string }[];
}

/** 'Monday 23 November, 5:00 pm, Dr. Asha Sample, Room 1' */
function ChosenTime({ values: { day, time, practitioner, room }, practitioners }: ChosenTimeProps) {
  const rooms = useRooms();
  const chosen = practitioners.find(({ id }) => String(id) === practitioner);
  const name = practitioner === '' ? words.withAnyone : chosen?.name;
  const where = rooms.find(({ id }) => String(id) === room)?.name;
  return (
    <p className="chosen-time">
      <strong>
        {day && dayName(day)}, <span className="num">{time && clockOf(minutesOf(time))}</span>
      </strong>
      , <bdi>{name}</bdi>
      {where && (
        <>
          , <bdi>{where}</bdi>
        </>
      )}
    </p>
  );
}

function useBooking({ requestId, before, refused, draftName, prepare, onInvalid, onBooked }: BookDialogProps) {
  const sayBooked = useSayBooked();
  const { forget } = useDraft(draftName);
  const { isBusy, run } = useBusy();
  const [refusal, setRefusal] = useState(refused);
  const [failure, setFailure] = useState<string>();
  /** An unanswered request is sent again with its key, and booked once. */
  const sent = useRef({ text: '', key: '' });
  const book = async (values: TimeValues, anyway: boolean) => {
    const place = { ...toPlace(values), anyway };
    const text = JSON.stringify({ requestId, ...place });
    const result = await run(async () => {
      const send = await prepare();
      if (!send) return undefined;
      if (sent.current.text !== text) sent.current = { text, key: createKey() };
      return attempt(() => send(place, { idempotencyKey: sent.current.key }));
    });
    if (!result) return;
    const why = refusalOf(result);
    const isOther =
      result.kind === 'invalid' &&
      !Object.keys(result.errors).some((field) => field in values || field.endsWith('_at'));
    setRefusal(isOther && onInvalid ? undefined : why);
    setFailure(undefined);
    if (isOther && onInvalid) return onInvalid(result.errors);
    if (why) return;
    if (result.kind !== 'saved') return setFailure(isFailure(result) ? adviceFor(result) : visitMessages.noRequest);
    forget();
    onBooked(result.saved); // no one can reach a toast behind a modal dialog
    void sayBooked(result.saved, { before });
  };
  return { book, isBusy, refusal, failure };
}

/** Makes the visit for a request. */
export function bookRequest(id: number): SendVisit {
  return (place, options) => adminApi.visits.create({ body: { appointment_id: id, ...place } }, options);
}

/** Free times from the typed day, or near a moment; undefined until loaded, and null if they could not be. */
function useFreeTimes(
  { requestId, treatments }: Pick<BookDialogProps, 'requestId' | 'treatments'>,
  { day, practitioner, minutes }: TimeValues,
  near: string | undefined,
) {
  const query = {
    limit: '6',
    ...(day ? { from: day } : near && { near }),
    ...(practitioner && { practitioner_id: practitioner }),
    ...(minutes && { minutes }),
    ...(requestId === undefined && treatments?.length && { treatments: treatments.join(',') }),
  };
  const [attempt, setAttempt] = useState(1);
  const subject = requestId ?? (treatments && 'someone new');
  const listed = useAnswer(
    subject === undefined ? undefined : `free times ${subject}`,
    (options) =>
      requestId === undefined
        ? adminApi.visits.listFreeTimesFor({ query }, options)
        : adminApi.visits.listFreeTimes({ params: { id: requestId }, query }, options),
    { about: `${JSON.stringify(query)} ${attempt}` },
  );
  return { listed, askAgain: () => setAttempt(attempt + 1) };
}

/** None where the patient wished for none; undefined until they have come. */
export function useWishedTimes(id: number | undefined, minutes = '') {
  const query = { ...(minutes && { minutes }) };
  const found = useAnswer(
    id === undefined ? undefined : `wished times ${id}`,
    (options) => adminApi.visits.listWishedTimes({ params: { id: id ?? 0 }, query }, options),
    { about: minutes, follows: 'visits' },
  );
  return found ?? (found === null ? [] : undefined);
}
