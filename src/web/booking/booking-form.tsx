import './booking-form.css';
import type { SyntheticEvent } from 'react';
import type { BookedAppointment } from '#contract/appointments.ts';
import type { City } from '#contract/places.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { type BookingChoices, loadFormKey, loadStates, loadTreatments } from './booking-choices.ts';
import { BookingConfirmation } from './booking-confirmation.tsx';
import { BookingFields } from './booking-fields.tsx';
import { type BookingField, type BookingValues, bookingControl, emptyBooking } from './booking-values.ts';
import { SubmitBar } from './submit-bar.tsx';
import type { BookingErrors, BookingOutcome } from './submit-booking.ts';
import { useBooking } from './use-booking.ts';
import { useLoaded } from './use-loaded.ts';

/** How far a browser without scripts got: what it sent, and what came of it. */
export interface BookingBefore {
  values: BookingValues;
  cities: City[] | null;
  outcome?: BookingOutcome;
  /** The key to send it with again, where that must be the same. */
  formKey?: string;
}

interface BookingFormProps {
  /** What the page brings along; without it the form loads it when it opens. */
  choices?: BookingChoices;
  before?: BookingBefore | undefined;
  /** Runs after a booking arrived, such as to close a pop-up. */
  onBooked?: (booked: BookedAppointment) => void;
}

export function BookingForm({ choices, before, onBooked }: BookingFormProps) {
  const [treatments, reloadTreatments] = useLoaded(choices?.treatments, () => loadTreatments(browserApi));
  const [states, reloadStates] = useLoaded(choices?.states, () => loadStates(browserApi));
  const [formKey, renewKey] = useLoaded(before?.formKey ?? choices?.formKey, () => loadFormKey(browserApi));
  const booking = useBooking({ before: before?.outcome, onBooked, renewKey });
  const { outcome, errors, isSending, attempt, bookings, send, startAgain, forgetError } = booking;
  const isBooked = outcome?.kind === 'booked';
  const typed = bookings === 0 ? before : undefined;
  return (
    <div id="booking">
      {isBooked && <BookingConfirmation booked={outcome.booked} onStartAgain={startAgain} />}
      <form
        className="booking-form"
        method="post"
        action="/appointment#booking"
        aria-label="Book an appointment"
        noValidate
        hidden={isBooked}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
        onChange={(event) => forgetError(fieldOf(event))}
      >
        <input type="hidden" name="formKey" value={formKey ?? ''} />
        <EnterButton />
        {Object.keys(errors).length > 0 && <ErrorSummary key={attempt} entries={summarize(errors)} />}
        <p className="booking-emergency">
          This form is not for emergencies. In an emergency, call your local emergency number.
        </p>
        <BookingFields
          key={bookings}
          treatments={{ value: treatments, reload: reloadTreatments }}
          states={{ value: states, reload: reloadStates }}
          cities={typed?.cities ?? null}
          before={typed?.values ?? emptyBooking}
          errors={errors}
        />
        <SubmitBar isSending={isSending} failure={outcome?.kind === 'failed' ? outcome : undefined} attempt={attempt} />
      </form>
    </div>
  );
}

function fieldOf(event: SyntheticEvent) {
  return (event.target as HTMLInputElement).name as BookingField;
}

function summarize(errors: BookingErrors) {
  return Object.entries(errors).map(([field, message]) => ({ target: bookingControl(field as BookingField), message }));
}

/**
 * What Enter in a field presses: browsers take the first button of the form, and without scripts that would be one that
 * only loads something.
 */
function EnterButton() {
  return <button type="submit" className="unseen" name="intent" value="send" tabIndex={-1} aria-hidden="true" />;
}
