import './booking-form.css';
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { browserApi } from '#web/api/browser-api.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { loadFormToken } from '#web/forms/form-token.ts';
import { Honeypot } from '#web/forms/honeypot.tsx';
import { FormNotice } from '#web/privacy/form-notice.tsx';
import { type BookingChoices, loadStates, loadTreatments, useLoaded } from './booking-choices.tsx';
import { BookingConfirmation } from './booking-confirmation.tsx';
import { keepDraft, keepDraftKey, readDraft } from './booking-draft.ts';
import { BookingFields } from './booking-fields.tsx';
import {
  type BookingBefore,
  type BookingErrors,
  type BookingField,
  bookingControl,
  emptyBooking,
  readBookingValues,
} from './send-booking.ts';
import { SubmitBar } from './submit-bar.tsx';
import { type BookingProgress, useBooking } from './use-booking.ts';

interface BookingFormProps {
  /** What the page brings along; without it the form loads it when it opens. */
  choices?: BookingChoices;
  /** What a browser without scripts sent; otherwise the form begins with what was typed earlier in this document. */
  before?: BookingBefore | undefined;
  onProgress?: (progress: BookingProgress) => void;
  /** What the questions stand in, and what sends them: in a dialog only the former scroll. */
  Body?: Part;
  Footer?: Part;
}

type Part = (props: { children: ReactNode }) => ReactNode;

const Bare: Part = ({ children }) => children;

export function BookingForm({ choices, before: sent, onProgress, Body = Bare, Footer = Bare }: BookingFormProps) {
  const [before] = useState(() => sent ?? readDraft());
  const [treatments, reloadTreatments] = useLoaded(choices?.treatments, () => loadTreatments(browserApi));
  const [states, reloadStates] = useLoaded(choices?.states, () => loadStates(browserApi));
  const [formToken, renewKey] = useLoaded(before?.formToken ?? choices?.formToken, () => loadFormToken(browserApi));
  useEffect(() => keepDraftKey(formToken ?? undefined), [formToken]);
  const booking = useBooking({ before: before?.outcome, onProgress, formToken, renewKey });
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
        onChange={(event) => {
          forgetError(fieldOf(event));
          keepDraft(readBookingValues(new FormData(event.currentTarget)));
        }}
      >
        <input type="hidden" name="formToken" value={formToken ?? ''} />
        <EnterButton />
        <Body>
          {Object.keys(errors).length > 0 && <ErrorSummary key={attempt} entries={summarize(errors)} />}
          <p className="booking-emergency">
            This form is not for emergencies. In an emergency, call your local emergency number.
          </p>
          <BookingFields
            key={bookings}
            treatments={{ value: treatments, reload: reloadTreatments }}
            states={{ value: states, reload: reloadStates }}
            cities={typed?.cities}
            before={typed?.values ?? emptyBooking}
            errors={errors}
          />
          <FormNotice form="booking" />
        </Body>
        {/* Another one after each try, so that a person who has come by one sends it empty. */}
        <Honeypot key={attempt} />
        <Footer>
          <SubmitBar
            isSending={isSending}
            failure={outcome?.kind === 'failed' ? outcome : undefined}
            attempt={attempt}
          />
        </Footer>
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
  return (
    <button type="submit" className="visually-hidden" name="intent" value="send" tabIndex={-1} aria-hidden="true" />
  );
}
