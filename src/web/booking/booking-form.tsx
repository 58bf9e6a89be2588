import './booking-form.css';
import { type ReactNode, useState } from 'react';
import type { BookedAppointment } from '#contract/appointments.ts';
import type { BookingChoices } from '#contract/booking-choices.ts';
import { personFields, requestFields } from '#contract/form-fields.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { DescribedControl, DescribedFields, Honeypot } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useForm } from '#web/forms/form.tsx';
import { needsNewToken, useFormToken } from '#web/forms/form-token.ts';
import { FormNotice } from '#web/privacy/form-notice.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { EmergencyNumber } from '#web/shell/emergency-number.tsx';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { Choices, LoadButton, useStates, useTreatments } from './booking-choices.tsx';
import { forgetDraft, storeDraft } from './booking-draft.ts';
import { type BookingBefore, type BookingField, emptyBooking } from './booking-values.ts';
import type { WishFieldsProps } from './deferred/wish-fields.tsx';
import { Deferred } from './deferred.tsx';
import { PlaceFields } from './place-fields.tsx';
import { TreatmentPicker } from './treatment-picker.tsx';

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
  const values = begun?.values ?? emptyBooking;
  const treatments = useTreatments(choices.treatments);
  const states = useStates(choices.states);
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
          <BookingGroup step={1} title="What can we help with?">
            <Choices what="treatments" {...treatments}>
              {(list) => <TreatmentPicker treatments={list} chosenBefore={values.treatmentType} />}
            </Choices>
            <DescribedControl name="conditions" field={requestFields.conditions} before={values.conditions} />
          </BookingGroup>
          <BookingGroup step={2} title="Who are you?">
            <DescribedFields fields={personFields} before={values} />
          </BookingGroup>
          <BookingGroup step={3} title="Where are you?">
            <Choices what="states" {...states}>
              {(list) => <PlaceFields states={list} cities={begun?.cities} before={values} />}
            </Choices>
          </BookingGroup>
          <Wishes before={values.wishes} posted={begun?.times} />
          <FormNotice notice={choices.notice} form="booking" />
        </Body>
        {/* Emptied after each attempt, so that a person who filled it in by accident can send the form again. */}
        <Honeypot key={form.attempt} />
        <Footer>
          <div className="submit-row row cluster">
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

const degreesPerStep = 40;

/** One question of the conversation, with an arc that opens further each time. */
function BookingGroup({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="booking-group">
      <legend className="legend-inside title">
        <Dial degrees={step * degreesPerStep} label={step} />
        {title}
      </legend>
      <div>{children}</div>
    </fieldset>
  );
}

/** When a visit suits: a question that most people leave to the phone call. */
function Wishes({ before, posted }: Omit<WishFieldsProps, 'takesFocus'>) {
  const { offersTimes } = useClinic();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="booking-group">
      {isAsked || posted || before.length > 0 ? (
        <Deferred before={before} posted={posted} takesFocus={isAsked} />
      ) : (
        <LoadButton intent="times" at="-wishes" onLoad={() => setAsked(true)}>
          {offersTimes ? 'Show free times' : 'Say when suits you'}
        </LoadButton>
      )}
    </div>
  );
}

function EmergencyNotice() {
  return (
    <p className="booking-emergency note">
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
