import { type SyntheticEvent, useEffect, useRef } from 'react';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { loadStates, loadTreatments, Missing, useLoaded } from '#web/booking/booking-choices.tsx';
import { ConditionsField, PersonFields } from '#web/booking/booking-fields.tsx';
import { PlaceFields } from '#web/booking/place-fields.tsx';
import { type BookingField, bookingControl, readBookingValues } from '#web/booking/send-booking.ts';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { useStillWorking } from '#web/ui/use-still-working.ts';
import { Working } from '#web/ui/working.tsx';
import { type AddOutcome, fieldsInOrder } from './add-booking.ts';
import type { BookingDraft } from './use-booking-draft.ts';
import type { useNewBooking } from './use-new-booking.ts';

type NewBookingFormProps = Omit<ReturnType<typeof useNewBooking>, 'startAgain'> & { draft: BookingDraft };

const formId = 'new-booking';

/** The fields of the booking form, in the order in which a caller tells them. */
export function NewBookingForm({ draft, outcome, attempts, save, forgetError }: NewBookingFormProps) {
  const form = useFirstFieldFocus();
  const [treatments, reloadTreatments] = useLoaded(undefined, () => loadTreatments(browserApi));
  const [states, reloadStates] = useLoaded(undefined, () => loadStates(browserApi));
  const errors = outcome?.kind === 'invalid' ? outcome.errors : {};
  const before = draft.read();
  const change = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
    forgetError((target as unknown as HTMLInputElement).name as BookingField);
    draft.keep(readBookingValues(new FormData(currentTarget)));
  };
  return (
    <form
      ref={form}
      id={formId}
      className="new-booking"
      aria-label="New booking"
      noValidate
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <Failure key={attempts} outcome={outcome} />
      <PersonFields before={before} errors={errors} isForAnother />
      <Missing what="states" value={states} reload={reloadStates} />
      {states && <PlaceFields states={states} cities={undefined} before={before} errors={errors} />}
      <Missing what="treatments" value={treatments} reload={reloadTreatments} />
      {treatments && (
        <TreatmentPicker
          treatments={treatments}
          chosenBefore={before.treatmentType}
          error={errors.treatmentType}
          hint="One or more."
        />
      )}
      <ConditionsField before={before.conditions} error={errors.conditions} label="What they tell" />
    </form>
  );
}

/** Above the fields: what is wrong with them, or why nothing was stored. */
function Failure({ outcome }: { outcome: AddOutcome | undefined }) {
  if (outcome?.kind === 'failed') {
    return (
      <Alert tone="failure" title={appointmentMessages.addFailure} takesFocus>
        <p>Nothing you typed is lost. {outcome.advice}</p>
      </Alert>
    );
  }
  const errors = outcome?.kind === 'invalid' ? outcome.errors : {};
  const entries = fieldsInOrder.flatMap((field) => {
    const message = errors[field];
    return message ? [{ target: bookingControl(field), message }] : [];
  });
  return entries.length > 0 && <ErrorSummary entries={entries} />;
}

/** Typing begins at once. */
function useFirstFieldFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return form;
}

/** Pinned below the sheet's scrolling part, so it stands outside of its form. */
export function SaveBookingButton({ isSaving }: { isSaving: boolean }) {
  const isStillWorking = useStillWorking(isSaving);
  return (
    <>
      <button type="submit" className="button button-primary" form={formId} aria-disabled={isSaving}>
        {isSaving ? <Working /> : null}
        {isSaving ? 'Saving' : 'Save the booking'}
      </button>
      <p role="status" className="new-booking-patience">
        {isStillWorking && 'Still working. Nothing you typed is lost.'}
      </p>
    </>
  );
}
