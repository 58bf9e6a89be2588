import '#web/admin/choices.css';
import './walk-in-form.css';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { personFields } from '#contract/form-fields.ts';
import type { Patient } from '#contract/patients.ts';
import type { City } from '#contract/places.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { KnownNumber } from '#web/admin/known-number.tsx';
import { useAnswer } from '#web/admin/store/answers.ts';
import { useDraft } from '#web/admin/store/drafts.ts';
import { BookDialog, BookForRequest, bookRequest, type SendVisit } from '#web/admin/visits/book-dialog.tsx';
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
import { Form, FormErrors, type FormState, formElementId, useForm } from '#web/forms/form.tsx';
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
  if (request_count > 0) return { patient: { id, name }, request: undefined };
  const person = { ...emptyBooking, name, phone: phone?.split(',')[0]?.trim() ?? '', email: email ?? '' };
  return { isWalkIn: true, person };
}

/** Typed values. */
interface Who {
  isWalkIn: boolean;
  request: Appointment | undefined;
  patient: { id: number; name: string } | undefined;
  person: BookingValues;
}

const noOneYet: Who = { isWalkIn: false, request: undefined, patient: undefined, person: emptyBooking };

/** Someone with a request, or a walk-in. */
function BookForAnyone({ onBooked, ...props }: Omit<BookHereProps, 'request'>) {
  const { found: who = noOneYet, store, forget } = useDraft<Who>('book who');
  const [problem, setProblem] = useState<string>();
  const form = useForm({ id: 'walk-in' });
  const { patient } = who;
  const someone = patient ?? who.request;
  const newest = useAnswer(patient && `newest request of patient ${patient.id}`, () => loadNewest(patient?.id ?? 0));
  const request = who.isWalkIn ? undefined : patient ? newest : who.request;
  const pending = request?.remarks === null ? request : undefined;
  const change = (typed: Partial<Who>) => {
    store({ ...who, ...typed });
    setProblem(undefined);
  };
  const choice = (name: string, isChosen: boolean, typed: Partial<Who>, words: ReactNode) => (
    <label className="choice row">
      <input type="radio" name={name} checked={isChosen} onChange={() => change(typed)} />
      {words}
    </label>
  );
  const prepare = (): SendVisit | undefined => {
    if (who.isWalkIn) {
      const person = readWalkIn(form);
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
      requestId={pending?.id}
      before={pending}
      draftName="book time"
      onDiscard={forget}
      prepare={prepare}
      onInvalid={form.show}
      onBooked={(visit) => {
        forget();
        onBooked(visit);
      }}
      {...props}
    >
      <fieldset className="choices cluster">
        <legend>Who comes?</legend>
        {choice('who', !who.isWalkIn, { isWalkIn: false }, 'A patient')}
        {choice('who', who.isWalkIn, { isWalkIn: true }, 'Walk-in')}
        <FieldError id="who" message={problem} />
      </fieldset>
      {who.isWalkIn ? (
        <WalkInForm form={form} values={who.person} onType={(person) => change({ person })} />
      ) : (
        <>
          <RequestPicker patients={(one, words) => choice('request', one.id === who.patient?.id, chosen(one), words)}>
            {(one, words) => choice('request', one.id === who.request?.id, { request: one, patient: undefined }, words)}
          </RequestPicker>
          {someone && (
            // The list may show others by now.
            <p>
              For <strong dir="auto">{someone.name}</strong>
            </p>
          )}
        </>
      )}
    </BookDialog>
  );
}

/** The input about someone who has come or called without a request; undefined if something is missing, which the form reports. */
function readWalkIn(form: FormState) {
  const element = document.getElementById(formElementId(form.id)) as HTMLFormElement;
  const { wishes: _, problem: __, ...values } = readBookingValues(new FormData(element));
  const missing = findMistakes(values, callerFields);
  form.show(missing);
  return Object.keys(missing).length === 0 ? values : undefined;
}

interface WalkInFormProps {
  form: FormState;
  values: BookingValues;
  onType: (values: BookingValues) => void;
}

/** Form with name and contact, place (the clinic's own first), and treatments. */
function WalkInForm({ form, values, onType }: WalkInFormProps) {
  const [before] = useState(values);
  const treatments = useTreatments();
  const places = useOwnPlaces(before);
  return (
    <Form
      form={form}
      className="walk-in stack"
      aria-label="Walk-in"
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) => onType(readBookingValues(new FormData(currentTarget)))}
    >
      <FormErrors />
      <DescribedFields fields={personFields} before={before} isForAnother />
      <KnownNumber phone={values.phone} inNewTab />
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
