import './booking-form.css';
import { type ReactNode, useState } from 'react';
import type { BookedAppointment } from '#contract/appointments.ts';
import type { BookingChoices } from '#contract/booking-choices.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { personFields, requestFields } from '#contract/plain/form-fields.ts';
import type { Treatment } from '#contract/treatments.ts';
import { DescribedControl, DescribedFields, Honeypot } from '#web/forms/fields.tsx';
import { Form, FormErrors, FormFailure, FormStatus, SubmitButton, useForm, useFormParts } from '#web/forms/form.tsx';
import { needsNewToken, useFormToken } from '#web/forms/form-token.ts';
import { FormNotice } from '#web/privacy/form-notice.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { EmergencyNumber } from '#web/shell/emergency-number.tsx';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { Dial } from '#web/ui/drawings/dial.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/booking.ts';
import * as formWords from '#words/forms.ts';
import * as site from '#words/site.ts';
import { Choices, LoadButton, useStates, useTreatments } from './booking-choices.tsx';
import { forgetDraft, storeDraft, useTyped } from './booking-draft.ts';
import {
  type BookingBefore,
  type BookingField,
  type BookingValues,
  type ChosenTime,
  emptyBooking,
} from './booking-values.ts';
import type { WishFieldsProps } from './deferred/wish-fields.tsx';
import { Deferred } from './deferred.tsx';
import { PlaceFields } from './place-fields.tsx';
import { problemChoices } from './problem-choices.ts';
import { ProblemPicker } from './problem-picker.tsx';
import { storeSent } from './sent-booking.ts';
import { SignsBeside } from './signs-beside.tsx';
import { TreatmentPicker } from './treatment-picker.tsx';
import { type Step, stepId, steps, titleId, useSteps } from './use-steps.ts';

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
      storeSent(result.saved);
      onBooked?.(result.saved);
    },
  });
  const [time, setTime] = useState<ChosenTime>();
  return { form, token, time, setTime };
}

interface BookingFormProps {
  booking: ReturnType<typeof useBooking>;
  choices: BookingChoices;
  before?: BookingBefore | undefined;
  /** Around the questions and around the button: in a dialog only the questions scroll. */
  Body?: Part;
  Footer?: Part;
  /** It has its first step alone, and the way on sends that to the page with all steps: how the start pop-up comes with a page. */
  isFirstStep?: boolean;
}

type Part = (props: { children: ReactNode }) => ReactNode;

const Bare: Part = ({ children }) => children;

export function BookingForm(props: BookingFormProps) {
  const { booking, choices, before, Body = Bare, Footer = Bare, isFirstStep = false } = props;
  const { form, token, setTime } = booking;
  const [begun] = useState(before);
  const values = begun?.values ?? emptyBooking;
  const treatments = useTreatments(choices.treatments);
  const states = useStates(choices.states);
  const { step, go, onClickCapture } = useSteps();
  return (
    <div id="booking">
      <Form
        form={form}
        className={isFirstStep ? 'booking-form booking-first' : 'booking-form'}
        action={isFirstStep ? nextStep : '/appointment#booking'}
        aria-label={site.bookAnAppointment}
        data-step={isFirstStep ? 'what' : step}
        onChange={({ currentTarget }) => storeDraft(new FormData(currentTarget))}
        onClickCapture={onClickCapture}
      >
        <input type="hidden" name="formToken" value={token ?? ''} />
        <EnterButton intent={isFirstStep ? 'reload' : 'send'} />
        <Body>
          <Failure at="top" />
          <FormErrors />
          <p className="booking-emergency note">
            <Sentence words={words.inEmergency} fields={{ numbers: <EmergencyNumber /> }} />
          </p>
          <BookingStep step="what" title={words.what}>
            <Choices what="treatments" {...treatments}>
              {(list) => <Needs problems={choices.problems} treatments={list} before={values} />}
            </Choices>
            <DescribedControl name="conditions" field={requestFields.conditions} before={values.conditions} />
            <SignsBeside before={values} />
          </BookingStep>
          {!isFirstStep && (
            <>
              <BookingStep step="when" title={words.when} isOptional>
                <When before={values} posted={begun?.times} isShown={step === 'when'} onTime={setTime} />
              </BookingStep>
              <BookingStep step="you" title={words.you}>
                <DescribedFields fields={personFields} before={values} />
                <PhoneRule />
                <Choices what="states" {...states}>
                  {(list) => <PlaceFields states={list} cities={begun?.cities} before={values} />}
                </Choices>
                <label className="check booking-later">
                  <input type="checkbox" name="may_message" value="1" defaultChecked={values.may_message === '1'} />
                  {words.mayMessage}
                </label>
                <FormNotice notice={choices.notice} form="booking" />
              </BookingStep>
            </>
          )}
        </Body>
        {/* Emptied after each attempt, so that a person who filled it in by accident can send the form again. */}
        <Honeypot key={form.attempt} />
        <Footer>
          <div className="submit-row row cluster">
            <Failure at="bottom" />
            {isFirstStep ? (
              <NextButton />
            ) : (
              <>
                <StepButtons step={step} onGo={go} before={values} />
                <SubmitButton name="intent" value="send" busy={words.sending}>
                  {words.send}
                </SubmitButton>
              </>
            )}
            <FormStatus />
          </div>
        </Footer>
      </Form>
    </div>
  );
}

const degreesPerStep = 40;

interface BookingStepProps {
  step: Step;
  title: string;
  isOptional?: boolean;
  children: ReactNode;
}

/** One question of the conversation, with an arc that opens further each time. */
function BookingStep({ step, title, isOptional, children }: BookingStepProps) {
  const place = steps.indexOf(step) + 1;
  return (
    <fieldset id={stepId(step)} className="booking-step">
      <legend className="legend-inside row">
        <Dial degrees={place * degreesPerStep} label={place} />
        <h2 id={titleId(step)} tabIndex={-1}>
          <small>{words.stepOf(place, steps.length)}</small>
          {title} {isOptional && <span className="field-optional">{formWords.optional}</span>}
        </h2>
      </legend>
      <div>{children}</div>
    </fieldset>
  );
}

/** The page with all steps, at the second. */
const nextStep = `/appointment#${stepId('when')}`;

/** Sends the first step to that page. */
function NextButton() {
  return (
    <div className="step-buttons row">
      <button type="submit" className="button button-primary" name="intent" value="reload">
        {words.next}
      </button>
    </div>
  );
}

interface StepButtonsProps {
  step: Step | undefined;
  onGo: (to: Step) => void;
  before: BookingValues;
}

/** Buttons between the steps on phones. */
function StepButtons({ step = 'what', onGo, before }: StepButtonsProps) {
  const { idOf, show, correct } = useFormParts();
  const hasTime = useTyped(before, ({ wishes }) => wishes.length > 0);
  const [previous, next] = [steps[steps.indexOf(step) - 1], steps[steps.indexOf(step) + 1]];
  /** Reads the form itself, since the draft lacks what was chosen before scripts ran. */
  const goOn = (to: Step, form: HTMLFormElement | null) => {
    const hasProblems = document.getElementById(idOf('problem'));
    if (form && new FormData(form).has('treatmentType')) {
      correct('problem');
      onGo(to);
    } else if (hasProblems) show({ problem: appointmentMessages.noTreatment });
    else show({ treatmentType: appointmentMessages.noTreatment });
  };
  return (
    <div className="step-buttons row needs-script">
      {previous && (
        <button type="button" className="button button-secondary" onClick={() => onGo(previous)}>
          {words.back}
        </button>
      )}
      {next && (
        <button
          type="button"
          className="button button-primary"
          onClick={({ currentTarget }) => goOn(next, currentTarget.form)}
        >
          {step === 'when' && !hasTime ? words.callMe : words.next}
        </button>
      )}
    </div>
  );
}

interface NeedsProps extends Pick<BookingChoices, 'problems'> {
  treatments: Treatment[];
  before: BookingValues;
}

/** A problem, or the treatments of anyone who knows them. */
function Needs({ problems, treatments, before }: NeedsProps) {
  const { errors } = useFormParts();
  const choices = problemChoices({ problems, treatments });
  const isKnown = choices.length === 0 || (before.problem === '' && before.treatmentType.length > 0);
  const [isOpen, setOpen] = useState(isKnown);
  return (
    <>
      {choices.length > 0 && <ProblemPicker choices={choices} before={before.problem} />}
      <details
        className="fold known-treatments"
        open={isOpen || errors.treatmentType !== undefined}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{words.knowsTreatment}</summary>
        <TreatmentPicker treatments={treatments} chosenBefore={before.treatmentType} />
      </details>
    </>
  );
}

interface WhenProps extends Pick<WishFieldsProps, 'posted' | 'onTime'> {
  before: BookingValues;
  /** It is the step that a phone shows. */
  isShown: boolean;
}

/** Free times load as soon as the clinic knows for what. Elsewhere it is a question that most people leave to the phone call. */
function When({ before, posted, isShown, onTime }: WhenProps) {
  const { offersTimes } = useClinic();
  const isHydrated = useHydrated();
  const isFor = useTyped(before, ({ treatmentType }) => treatmentType.length > 0);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(posted !== undefined || before.wishes.length > 0);
  if (!isOpen && isHydrated && (isAsked || isShown || (offersTimes && isFor))) setOpen(true);
  if (isOpen) return <Deferred before={before.wishes} posted={posted} takesFocus={isAsked} onTime={onTime} />;
  return (
    <LoadButton intent="times" at="-when" onLoad={() => setAsked(true)}>
      {offersTimes ? words.showFreeTimes : words.sayWhen}
    </LoadButton>
  );
}

/** Lengths of phone numbers in the clinic's country, and the question that was asked about one. */
function PhoneRule() {
  const { phoneRule } = useClinic();
  const { phone = '' } = useFormParts().errors;
  const [asked, setAsked] = useState(phone);
  if (phone && phone !== asked) setAsked(phone); // and remembered while it is corrected
  return (
    <>
      <input type="hidden" name="phone_rule" value={phoneRule} />
      <input type="hidden" name="phone_asked" value={asked} />
    </>
  );
}

function Failure({ at }: { at: 'top' | 'bottom' }) {
  const { phone } = useClinic();
  return (
    <FormFailure at={at} title={appointmentMessages.submitFailure} lead={formWords.nothingLost}>
      <Sentence words={words.callInstead} fields={{ phone: <PhoneLink number={phone} /> }} />
    </FormFailure>
  );
}

/**
 * Enter in a field presses the first button of a form. Without this one, browsers without scripts would press one that only
 * loads more choices.
 */
function EnterButton({ intent }: { intent: 'send' | 'reload' }) {
  return (
    <button type="submit" className="visually-hidden" name="intent" value={intent} tabIndex={-1} aria-hidden="true" />
  );
}
