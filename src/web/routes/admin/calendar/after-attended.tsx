import { useId, useState } from 'react';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { limits } from '#contract/plain/limits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { Button } from '#web/admin/button.tsx';
import { sendHere } from '#web/admin/form-sheet.tsx';
import { InputField } from '#web/admin/own-fields.tsx';
import { useAnswer } from '#web/admin/records/answers.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { BookForRequest } from '#web/admin/visits/book-dialog.tsx';
import { useFinish } from '#web/admin/visits/use-finish.ts';
import { adminApi } from '#web/api/admin-api.ts';
import * as words from '#words/admin/calendar.ts';

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
    (options) => adminApi.appointments.getByReference({ params: { reference } }, options),
    { follows: 'requests' },
  );
  const finish = useFinish();
  const shortcuts = { book: useShortcut('add'), finish: useShortcut('finish') };
  if (request?.stage !== 'seen') return null;
  return (
    <section className="after-attended" aria-labelledby={id}>
      <h3 id={id}>{words.noVisitIsAhead}</h3>
      <Button look="primary" onClick={() => setBooking(true)} {...shortcuts.book}>
        {words.bookTheNextVisit}
      </Button>
      <form
        className="stack"
        noValidate
        onSubmit={sendHere(() => void finish(request, { remarks, onFinished: onSettled }))}
      >
        <InputField
          label={words.remarks}
          value={remarks}
          maxLength={limits.remarks}
          onChange={({ target }) => setRemarks(target.value)}
        />
        <Button type="submit" {...shortcuts.finish}>
          {words.finish}
        </Button>
      </form>
      {isBooking && (
        <BookForRequest
          request={request}
          heading={words.bookTheNextVisitFor}
          begin={{ practitioner: String(visit.practitioner_id ?? '') }}
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
