import '#web/admin/choices.css';
import './walk-in-form.css';
import { useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { personFields } from '#contract/form-fields.ts';
import type { Patient } from '#contract/patients.ts';
import type { City } from '#contract/places.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { KnownNumber } from '#web/admin/known-number.tsx';
import { useAnswer } from '#web/admin/store/answers.ts';
import { useDraft } from '#web/admin/store/drafts.ts';
import { BookDialog, bookRequest, type SendVisit } from '#web/admin/visits/book-dialog.tsx';
import type { Refusal } from '#web/admin/visits/refusal.ts';
import type { TimeValues } from '#web/admin/visits/time-fields.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { browserApi } from '#web/api/client.ts';
import { Choices, loadCities, loadStates, useLoaded, useTreatments } from '#web/booking/booking-choices.tsx';
import { type BookingValues, emptyBooking, readBookingValues } from '#web/booking/booking-values.ts';
import { callerFields } from '#web/booking/caller-fields.ts';
import { PlaceFields } from '#web/booking/place-fields.tsx';
import { TreatmentPicker } from '#web/booking/treatment-picker.tsx';
import { findMistakes } from '#web/forms/define-form.ts';
import { FieldError } from '#web/forms/field.tsx';
import { DescribedFields } from '#web/forms/fields.tsx';
import { Form, FormErrors, formElementId, useForm } from '#web/forms/form.tsx';
import type { FieldErrors } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { RequestPicker } from './request-picker.tsx';

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

/** The pending request of a patient, or else the newest. */
async function loadNewest(id: number) {
  const { body } = await adminApi.patients.listRequests({ params: { id }, query: { limit: '50' } });
  return body.find(({ remarks }) => remarks === null) ?? body[0];
}

/** For someone whose last request is done: a new one like it, with its visit. */
function sendFor(request: Appointment | undefined): SendVisit {
  if (!request) return () => Promise.reject(new Error('A patient without requests is entered as a walk-in.'));
  if (request.remarks === null) return bookRequest(request.id);
  const { patient_id, name, phone, email, state_id: state, city_id: city, treatment_ids: treatmentType } = request;
  const like = { name, phone, email, conditions: null, state, city, treatmentType, ...(patient_id && { patient_id }) };
  return (place, options) => adminApi.visits.addWalkIn({ body: { ...like, ...place } }, options);
}

/** A patient; one who has never sent a request is entered as a walk-in, with what the card says. */
function chosen({ id, name, phone, email, request_count }: Patient): Partial<Who> {
  if (request_count > 0) return { patient: { id }, request: undefined };
  const person = { ...emptyBooking, name, phone: phone?.split(',')[0]?.trim() ?? '', email: email ?? '' };
  return { isWalkIn: true, person };
}

/** Typed values. */
interface Who {
  isWalkIn: boolean;
  request: Appointment | undefined;
  patient: { id: number } | undefined;
  person: BookingValues;
}

const noOneYet: Who = { isWalkIn: false, request: undefined, patient: undefined, person: emptyBooking };

/** Someone with a request, or a walk-in. */
function BookForAnyone({ onBooked, ...props }: Omit<BookHereProps, 'request'>) {
  const draft = useDraft<Who>('book who');
  const [who, setWho] = useState(draft.found ?? noOneYet);
  const [problem, setProblem] = useState<string>();
  const walkIn = useWalkIn();
  const { patient } = who;
  const newest = useAnswer(patient && `newest request of patient ${patient.id}`, () => loadNewest(patient?.id ?? 0));
  const request = who.isWalkIn ? undefined : patient ? newest : who.request;
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
    if (patient) return async (place, options) => sendFor(newest ?? (await loadNewest(patient.id)))(place, options);
    if (who.request) return bookRequest(who.request.id);
    setProblem('Please choose a patient, or a walk-in.');
    return undefined;
  };
  return (
    <BookDialog
      heading="Book a time"
      requestId={request?.remarks === null ? request.id : undefined}
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
      <fieldset className="choices cluster">
        <legend>Who comes?</legend>
        <label className="choice row">
          <input type="radio" name="who" checked={!who.isWalkIn} onChange={() => change({ isWalkIn: false })} />A
          patient
        </label>
        <label className="choice row">
          <input type="radio" name="who" checked={who.isWalkIn} onChange={() => change({ isWalkIn: true })} />
          Walk-in
        </label>
        <FieldError id="who" message={problem} />
      </fieldset>
      {who.isWalkIn ? (
        <WalkInForm form={walkIn.form} before={who.person} onType={(person) => change({ person })} />
      ) : (
        <RequestPicker
          patients={(one, words) => (
            <label className="choice row">
              <input
                type="radio"
                name="request"
                checked={one.id === who.patient?.id}
                onChange={() => change(chosen(one))}
              />
              {words}
            </label>
          )}
        >
          {(one, words) => (
            <label className="choice row">
              <input
                type="radio"
                name="request"
                checked={one.id === who.request?.id}
                onChange={() => change({ request: one, patient: undefined })}
              />
              {words}
            </label>
          )}
        </RequestPicker>
      )}
    </BookDialog>
  );
}

const formId = 'walk-in';

/** Input about someone who has come or called without a request; the dialog around it sends it. */
function useWalkIn() {
  const [{ errors, attempt }, setWrong] = useState<{ errors: FieldErrors; attempt: number }>({
    errors: {},
    attempt: 0,
  });
  const refuse = (found: FieldErrors) => setWrong((before) => ({ errors: found, attempt: before.attempt + 1 }));
  const form = {
    ...useForm({ id: formId }),
    errors,
    attempt,
    correct: (field: string) =>
      setWrong((before) => ({
        ...before,
        errors: Object.fromEntries(Object.entries(before.errors).filter(([name]) => name !== field)),
      })),
  };
  /** Reads the input; undefined if something is missing, which the form reports. */
  const read = () => {
    const element = document.getElementById(formElementId(formId)) as HTMLFormElement;
    const { wishes: _, problem: __, ...values } = readBookingValues(new FormData(element));
    const missing = findMistakes(values, callerFields);
    refuse(missing);
    return Object.keys(missing).length === 0 ? values : undefined;
  };
  return { form, read, refuse };
}

interface WalkInFormProps {
  form: ReturnType<typeof useWalkIn>['form'];
  before: BookingValues;
  onType: (values: BookingValues) => void;
}

/** Form with name and contact, place (the clinic's own first), and treatments. */
function WalkInForm({ form, before: typed, onType }: WalkInFormProps) {
  const [before] = useState(typed);
  const [phone, setPhone] = useState(before.phone);
  const treatments = useTreatments();
  const places = useOwnPlaces(before);
  return (
    <Form
      form={form}
      className="walk-in stack"
      aria-label="Walk-in"
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) => {
        const values = readBookingValues(new FormData(currentTarget));
        onType(values);
        setPhone(values.phone);
      }}
    >
      <FormErrors />
      <DescribedFields fields={personFields} before={before} isForAnother />
      <KnownNumber phone={phone} inNewTab />
      <Choices what="treatments" {...treatments}>
        {(list) => <TreatmentPicker treatments={list} chosenBefore={before.treatmentType} hint="One or more." />}
      </Choices>
      <Choices what="states" {...places}>
        {({ states, cities, ...own }) => <PlaceFields states={states} cities={cities} before={{ ...before, ...own }} />}
      </Choices>
    </Form>
  );
}

/** The states, with that and the city of the clinic where nothing else was typed. */
function useOwnPlaces({ state: typed, city }: BookingValues) {
  const { region, locality } = useClinic().address;
  return useLoaded(async () => {
    const states = await loadStates(browserApi);
    if (!states) return null;
    const own = states.find(({ state_name }) => state_name === region);
    const state = typed || String(own?.state_id ?? '');
    const cities: City[] | null = state === '' ? [] : await loadCities(browserApi, state);
    const ownCity = cities?.find(({ city_name }) => city_name === locality);
    return { states, cities: cities ?? undefined, state, city: city || String(ownCity?.city_id ?? '') };
  });
}
