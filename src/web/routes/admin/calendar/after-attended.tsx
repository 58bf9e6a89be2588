import { useId, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { limits } from '#contract/limits.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { getByReference } from '#web/admin/request-by-reference.ts';
import { useAnswer } from '#web/admin/store/answers.ts';
import { useUndo } from '#web/admin/store/undo.ts';
import { BookDialog, bookRequest } from '#web/admin/visits/book-dialog.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Field } from '#web/forms/field.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface AfterAttendedProps {
  visit: CalendarVisit;
  /** Called once the next visit is booked or the request is finished. */
  onSettled: () => void;
}

/** Next steps of a request whose last visit was attended: another visit, or finishing it. */
export function AfterAttended({ visit, onSettled }: AfterAttendedProps) {
  const id = useId();
  const [isBooking, setBooking] = useState(false);
  const [remarks, setRemarks] = useState<string>(appointmentMessages.attended);
  const { reference, status } = visit;
  const request = useAnswer(
    status === 'fulfilled' ? `request of visit ${reference}` : undefined,
    () => getByReference(reference),
    { follows: 'requests' },
  );
  const finish = useFinish(onSettled);
  if (request?.stage !== 'seen') return null;
  return (
    <section className="after-attended" aria-labelledby={id}>
      <h3 id={id}>No visit is ahead</h3>
      <button type="button" className="button button-primary button-small" onClick={() => setBooking(true)}>
        Book the next visit
      </button>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void finish(request, remarks);
        }}
      >
        <Field id={`${id}-remarks`} label="Remarks">
          {(control) => (
            <input
              {...control}
              className="input"
              value={remarks}
              maxLength={limits.remarks}
              onChange={({ target }) => setRemarks(target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button button-secondary button-small">
          Finish
        </button>
      </form>
      {isBooking && (
        <BookDialog
          heading={
            <>
              Book the next visit for <bdi>{request.name}</bdi>
            </>
          }
          lead={request.treatmentType.join(', ')}
          requestId={request.id}
          begin={{ practitioner: String(visit.practitioner_id ?? '') }}
          draftName={`book ${reference}`}
          prepare={() => bookRequest(request.id)}
          onBooked={() => {
            setBooking(false);
            onSettled();
          }}
          onClose={() => setBooking(false)}
        />
      )}
    </section>
  );
}

/** Finishes a request, and offers for a while to reopen it. */
function useFinish(onFinished: () => void) {
  const toasts = useToasts();
  const offerUndo = useUndo();
  return async ({ id, version }: Appointment, typed: string) => {
    const params = { id };
    const remarks = typed.trim() || appointmentMessages.attended;
    const finished = await attempt(() =>
      adminApi.followUp.finish({ params, body: { outcome: 'finished', remarks } }, { ifMatch: version }),
    );
    if (finished.kind !== 'saved') return toasts.failure(appointmentMessages.failure);
    onFinished();
    offerUndo(appointmentMessages.done, {
      takeBack: () => adminApi.followUp.reopen({ params }, { ifMatch: finished.saved.version }),
    });
  };
}
