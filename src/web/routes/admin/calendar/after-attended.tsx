import { useEffect, useId, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { limits } from '#contract/limits.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import type { DialogDrafts } from '#web/admin/dialog-drafts.tsx';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { getByReference } from '#web/admin/request-by-reference.ts';
import { lasting, undoLabel } from '#web/admin/use-undo.ts';
import { BookDialog, bookRequest } from '#web/admin/visits/book-dialog.tsx';
import type { TimeValues } from '#web/admin/visits/time-fields.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Field } from '#web/forms/field.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface AfterAttendedProps {
  visit: CalendarVisit;
  drafts: DialogDrafts;
  /** Called once the next visit is booked or the request is finished. */
  onSettled: () => void;
}

/** Next steps of a request whose last visit was attended: another visit, or finishing it. */
export function AfterAttended({ visit, drafts, onSettled }: AfterAttendedProps) {
  const id = useId();
  const [isBooking, setBooking] = useState(false);
  const [remarks, setRemarks] = useState<string>(appointmentMessages.attended);
  const request = useRequest(visit);
  const finish = useFinish(onSettled);
  if (request?.stage !== 'seen') return null;
  const draft = drafts.of<TimeValues>('book', request);
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
          draft={draft}
          prepare={() => bookRequest(request.id)}
          onBooked={() => {
            draft.forget();
            setBooking(false);
            onSettled();
          }}
          onClose={() => setBooking(false)}
        />
      )}
    </section>
  );
}

/** The request of an attended visit, loaded again after every change. */
function useRequest({ reference, status }: CalendarVisit) {
  const { changes } = useLiveUpdates();
  const [loaded, setLoaded] = useState<{ at: number; request: Appointment }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    if (status === 'fulfilled')
      void loadOr(undefined, () => getByReference(reference), { signal }).then((request) => {
        if (!signal.aborted && request) setLoaded({ at: changes, request });
      });
    return () => controller.abort();
  }, [reference, status, changes]);
  return status === 'fulfilled' ? loaded?.request : undefined;
}

/** Finishes a request, and offers for a while to reopen it. */
function useFinish(onFinished: () => void) {
  const toasts = useToasts();
  return async ({ id, version }: Appointment, typed: string) => {
    const params = { id };
    const remarks = typed.trim() || appointmentMessages.attended;
    const finished = await attempt(() =>
      adminApi.followUp.finish({ params, body: { outcome: 'finished', remarks } }, { ifMatch: version }),
    );
    if (finished.kind !== 'saved') return toasts.failure(appointmentMessages.failure);
    const undo = async () => {
      const reopened = await attempt(() => adminApi.followUp.reopen({ params }, { ifMatch: finished.saved.version }));
      if (reopened.kind === 'saved') toasts.success(visitMessages.undone);
      else toasts.failure(`${visitMessages.undoFailure} ${visitMessages.undoOvertaken}`);
    };
    onFinished();
    toasts.success(appointmentMessages.done, lasting(undoLabel, undo));
  };
}
