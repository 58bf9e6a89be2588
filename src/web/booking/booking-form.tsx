import './booking-form.css';
import { type ReactNode, useState } from 'react';
import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { browserApi } from '#web/api/client.ts';
import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useForm } from '#web/forms/form.tsx';
import { needsNewToken, useFormToken } from '#web/forms/form-token.ts';
import { Honeypot } from '#web/forms/honeypot.tsx';
import { FormNotice } from '#web/privacy/form-notice.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { EmergencyNumber } from '#web/shell/emergency-number.tsx';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { type BookingChoices, loadStates, loadTreatments, useLoaded } from './booking-choices.tsx';
import { forgetDraft, storeDraft } from './booking-draft.ts';
import { BookingFields } from './booking-fields.tsx';
import { type BookingBefore, type BookingField, emptyBooking } from './booking-values.ts';
import { Wishes } from './wishes.tsx';

interface BookingOptions {
  /** How it went in a browser without scripts. */
  before?: BookingBefore['result'];
  onBooked?: (booked: BookedAppointment) => void;
}

/**
 * The state of a booking. Its owner may outlive the form: the pop-up follows a booking that is sent after it closed.
 * @param given the form token, or null if the page could get none; undefined loads one
 */
export function useBooking(given: string | null | undefined, { before, onBooked }: BookingOptions = {}) {
  const { token, renew } = useFormToken(given);
  const form = useForm<BookedAppointment, BookingField>({
    id: 'booking',
    action: '/appointment',
    before,
    onResult: (result) => {
      if (needsNewToken(result)) void renew();
      if (result.kind !== 'saved') return;
      forgetDraft();
      onBooked?.(result.saved);
    },
  });
  return { form, token };
}

interface BookingFormProps {
  booking: ReturnType<typeof useBooking>;
  choices: BookingChoices;
  before?: BookingBefore | undefined;
  /** Around the questions and around the button: in a dialog only the questions scroll. */
  Body?: Part;
  Footer?: Part;
}

type Part = (props: { children: ReactNode }) => ReactNode;

const Bare: Part = ({ children }) => children;

export function BookingForm({ booking, choices, before, Body = Bare, Footer = Bare }: BookingFormProps) {
  const { form, token } = booking;
  const [begun] = useState(before);
  const [treatments, reloadTreatments] = useLoaded(choices.treatments, () => loadTreatments(browserApi));
  const [states, reloadStates] = useLoaded(choices.states, () => loadStates(browserApi));
  return (
    <div id="booking">
      <Form
        form={form}
        className="booking-form"
        action="/appointment#booking"
        aria-label="Book an appointment"
        onChange={({ currentTarget }) => storeDraft(new FormData(currentTarget))}
      >
        <input type="hidden" name="formToken" value={token ?? ''} />
        <EnterButton />
        <Body>
          <Failure at="top" />
          <FormErrors />
          <EmergencyNotice />
          <BookingFields
            treatments={{ value: treatments, reload: reloadTreatments }}
            states={{ value: states, reload: reloadStates }}
            cities={begun?.cities}
            before={begun?.values ?? emptyBooking}
          />
          <Wishes before={begun?.values.wishes ?? []} posted={begun?.times} />
          <FormNotice notice={choices.notice} form="booking" />
        </Body>
        {/* Emptied after each attempt, so that a person who filled it in by accident can send the form again. */}
        <Honeypot key={form.attempt} />
        <Footer>
          <div className="booking-submit">
            <Failure at="bottom" />
            <SubmitButton name="intent" value="send" busy="Sending">
              Send the request
            </SubmitButton>
            <FormStatus />
          </div>
        </Footer>
      </Form>
    </div>
  );
}

function EmergencyNotice() {
  return (
    <p className="booking-emergency">
      In an emergency, call <EmergencyNumber />. Do not use this form.
    </p>
  );
}

function Failure({ at }: { at: 'top' | 'bottom' }) {
  const { phone } = useClinic();
  return (
    <FormFailure at={at} title={appointmentMessages.submitFailure} lead="Nothing you typed is lost.">
      You can also call us on <PhoneLink number={phone} />.
    </FormFailure>
  );
}

/**
 * Enter in a field presses the first button of a form. Without this one, browsers without scripts would press one that only
 * loads more choices.
 */
function EnterButton() {
  return (
    <button type="submit" className="visually-hidden" name="intent" value="send" tabIndex={-1} aria-hidden="true" />
  );
}
