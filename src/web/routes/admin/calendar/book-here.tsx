import '#web/admin/choices.css';
import { useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useDraft } from '#web/admin/store/drafts.ts';
import { BookDialog, bookRequest, type SendVisit } from '#web/admin/visits/book-dialog.tsx';
import type { TimeValues } from '#web/admin/visits/time-fields.tsx';
import type { Refusal } from '#web/admin/visits/try-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { type BookingValues, emptyBooking } from '#web/booking/booking-values.ts';
import { FieldError } from '#web/forms/field.tsx';
import { RequestPicker } from './request-picker.tsx';
import { useWalkIn, WalkInForm } from './walk-in-form.tsx';

/** Booking that the front desk is about to make. */
export interface Wanted {
  /** Known parts of the time. */
  begin: Partial<TimeValues>;
  /** For whom, where that is known. */
  request?: Appointment;
  /** Why it was refused, where it was tried before. */
  refused?: Refusal;
}

interface BookHereProps extends Wanted {
  onBooked: (visit: CalendarVisit) => void;
  onClose: () => void;
}

export function BookHere({ request, ...props }: BookHereProps) {
  return request ? <BookForRequest request={request} {...props} /> : <BookForAnyone {...props} />;
}

function BookForRequest({ request, ...props }: BookHereProps & { request: Appointment }) {
  return (
    <BookDialog
      heading={
        <>
          Book a time for <bdi>{request.name}</bdi>
        </>
      }
      lead={request.treatmentType.join(', ')}
      requestId={request.id}
      draftName={`book ${request.reference}`}
      prepare={() => bookRequest(request.id)}
      {...props}
    />
  );
}

/** Typed values. */
interface Who {
  isWalkIn: boolean;
  request: Appointment | undefined;
  person: BookingValues;
}

const noOneYet: Who = { isWalkIn: false, request: undefined, person: emptyBooking };

/** Someone with a request, or a walk-in. */
function BookForAnyone({ onBooked, ...props }: Omit<BookHereProps, 'request'>) {
  const draft = useDraft<Who>('book who');
  const [who, setWho] = useState(draft.found ?? noOneYet);
  const [problem, setProblem] = useState<string>();
  const walkIn = useWalkIn();
  const change = (typed: Partial<Who>) => {
    const now = { ...who, ...typed };
    setWho(now);
    draft.store(now);
    setProblem(undefined);
  };
  const discard = () => {
    draft.forget();
    setWho(noOneYet);
  };
  const prepare = (): SendVisit | undefined => {
    if (who.isWalkIn) {
      const person = walkIn.read();
      return person && ((place, options) => adminApi.visits.addWalkIn({ body: { ...person, ...place } }, options));
    }
    if (who.request) return bookRequest(who.request.id);
    setProblem('Please choose a request, or a walk-in.');
    return undefined;
  };
  return (
    <BookDialog
      heading="Book a time"
      requestId={who.isWalkIn ? undefined : who.request?.id}
      draftName="book time"
      onDiscard={discard}
      prepare={prepare}
      onInvalid={walkIn.refuse}
      onBooked={(visit) => {
        discard();
        onBooked(visit);
      }}
      {...props}
    >
      <fieldset className="choices">
        <legend>Who comes?</legend>
        <label className="choice">
          <input type="radio" name="who" checked={!who.isWalkIn} onChange={() => change({ isWalkIn: false })} />
          Someone with a request
        </label>
        <label className="choice">
          <input type="radio" name="who" checked={who.isWalkIn} onChange={() => change({ isWalkIn: true })} />
          Walk-in
        </label>
        <FieldError id="who" message={problem} />
      </fieldset>
      {who.isWalkIn ? (
        <WalkInForm form={walkIn.form} before={who.person} onType={(person) => change({ person })} />
      ) : (
        <RequestPicker>
          {(one, words) => (
            <label className="choice">
              <input
                type="radio"
                name="request"
                checked={one.id === who.request?.id}
                onChange={() => change({ request: one })}
              />
              {words}
            </label>
          )}
        </RequestPicker>
      )}
    </BookDialog>
  );
}
