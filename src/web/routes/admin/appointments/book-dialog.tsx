import { useEffect, useId, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import type { FreeTime } from '#contract/errors.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { Calendar } from '#contract/schedules.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { createKey } from '#web/admin/idempotency-key.ts';
import { lasting, undoLabel } from '#web/admin/use-undo.ts';
import {
  FreeTimes,
  RefusedTime,
  TimeFields,
  type TimeValues,
  takeFree,
  toPlace,
} from '#web/admin/visits/time-fields.tsx';
import { type Refusal, tryTime } from '#web/admin/visits/try-time.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';

interface BookDialogProps {
  appointment: Appointment;
  onBooked: () => void;
  onClose: () => void;
}

const nothing: TimeValues = { day: '', time: '', minutes: '', practitioner: '', room: '' };

/** Makes a visit of a request: at one of the next free times, or at any other. */
export function BookDialog({ appointment, onBooked, onClose }: BookDialogProps) {
  const id = useId();
  const { timeZone } = useClinic();
  const [values, setValues] = useState(nothing);
  const practitioners = usePractitioners();
  const free = useFreeTimes(appointment.id, values);
  const { book, isBusy, refusal, failure } = useBooking(appointment, onBooked);
  const take = (time: FreeTime) => {
    const taken = takeFree(values, time, timeZone);
    setValues(taken);
    void book(taken, false);
  };
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogHeader>
        <h2 id={id}>
          Book a time for <bdi>{appointment.name}</bdi>
        </h2>
        <p>{appointment.treatmentType.join(', ')}</p>
      </DialogHeader>
      <DialogBody>
        <form
          id={`${id}-form`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void book(values, false);
          }}
        >
          {refusal && (
            <RefusedTime
              refusal={refusal}
              timeZone={timeZone}
              isBusy={isBusy}
              onTake={take}
              onAnyway={() => void book(values, true)}
            />
          )}
          {failure && (
            <Alert tone="failure" title={visitMessages.bookFailure} takesFocus>
              <p>{failure} What you typed is still here.</p>
            </Alert>
          )}
          {!refusal && (
            <section className="next-free" aria-labelledby={`${id}-free`}>
              <h3 id={`${id}-free`}>Next free times</h3>
              {free === undefined && <Working says="Loading the free times" />}
              {free?.length === 0 && <p className="soft">None within two weeks. Choose a day and a time below.</p>}
              {free && <FreeTimes times={free} timeZone={timeZone} onTake={take} />}
            </section>
          )}
          <h3>Or another time</h3>
          <TimeFields values={values} practitioners={practitioners} anybody="Anybody" onChange={setValues} />
        </form>
      </DialogBody>
      <DialogFooter>
        <button type="submit" form={`${id}-form`} className="button button-primary" aria-disabled={isBusy}>
          {isBusy && <Working />}
          Book the visit
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
      </DialogFooter>
    </Dialog>
  );
}

function useBooking({ id }: Appointment, onBooked: () => void) {
  const toasts = useToasts();
  const { timeZone } = useClinic();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [failure, setFailure] = useState<string>();
  /** What was sent without an answer is sent with its key again, and booked once. */
  const sent = useRef({ text: '', key: '' });
  const book = async (values: TimeValues, anyway: boolean) => {
    if (isBusy) return;
    const body = { appointment_id: id, ...toPlace(values), anyway };
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: createKey() };
    setBusy(true);
    const { result, refusal: refused } = await tryTime(() =>
      adminApi.visits.create({ body }, { idempotencyKey: sent.current.key }),
    );
    setBusy(false);
    setRefusal(refused);
    setFailure(undefined);
    if (refused) return;
    if (result.kind !== 'saved') return setFailure(isFailure(result) ? adviceFor(result) : visitMessages.noRequest);
    onBooked(); // nobody can reach a toast behind a modal dialog
    const { saved } = result;
    const undo = async () => {
      const undone = await attempt(() => cancel(saved));
      if (undone.kind === 'saved') toasts.success(visitMessages.undone);
      else toasts.failure(`${visitMessages.statusFailure} ${visitMessages.overtaken}`);
    };
    toasts.success(`${visitMessages.booked} ${momentWords(saved.starts_at, timeZone)}.`, lasting(undoLabel, undo));
  };
  return { book, isBusy, refusal, failure };
}

function cancel({ id, version }: CalendarVisit) {
  return adminApi.visits.setStatus({ params: { id }, body: { status: 'cancelled' } }, { ifMatch: version });
}

function usePractitioners() {
  const [practitioners, setPractitioners] = useState<Calendar['practitioners']>([]);
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    void loadOr(undefined, () => adminApi.schedules.getCalendar({}, { signal }), { signal }).then((calendar) => {
      if (calendar && !signal.aborted) setPractitioners(calendar.practitioners);
    });
    return () => request.abort();
  }, []);
  return practitioners;
}

/** Undefined until they have come. */
function useFreeTimes(id: number, { day, practitioner, minutes }: TimeValues) {
  const [times, setTimes] = useState<readonly FreeTime[]>();
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    const query = {
      limit: '6',
      ...(day && { from: day }),
      ...(practitioner && { practitioner_id: practitioner }),
      ...(minutes && { minutes }),
    };
    void loadOr([], () => adminApi.visits.listFreeTimes({ params: { id }, query }, { signal }), { signal }).then(
      (found) => {
        if (!signal.aborted) setTimes(found);
      },
    );
    return () => request.abort();
  }, [id, day, practitioner, minutes]);
  return times;
}
