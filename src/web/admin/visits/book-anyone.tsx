import { QuietButton } from '#web/admin/button.tsx';
import '#web/admin/choices.css';
import './book-anyone.css';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { Patient } from '#contract/patients.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { bookingDraft } from '#web/admin/booking-draft.ts';
import { SearchField } from '#web/admin/list/search-field.tsx';
import { useAnswer } from '#web/admin/records/answers.ts';
import { useDraft } from '#web/admin/records/draft.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { useTreatments } from '#web/booking/booking-choices.tsx';
import { type BookingValues, emptyBooking } from '#web/booking/booking-values.ts';
import { FieldError } from '#web/forms/field.tsx';
import { useForm } from '#web/forms/form.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/visits.ts';
import { BookDialog, bookRequest, type SendVisit } from './book-dialog.tsx';
import { NewPerson, readNewPerson, usualTreatments } from './new-person.tsx';
import type { TimeValues } from './time-fields.tsx';

interface BookForAnyoneProps {
  /** Patient who comes, where that is known. */
  patient?: Patient;
  /** Known parts of the time. */
  begin?: Partial<TimeValues>;
  onBooked: (visit: CalendarVisit) => void;
  onClose: () => void;
}

/** Typed words about who comes. */
interface Who {
  q: string;
  patient: { id: number; name: string } | undefined;
  /** Typed about someone who has no request yet. */
  person: BookingValues | undefined;
}

const noOneYet: Who = { q: '', patient: undefined, person: undefined };

/** Books a time: one field finds who comes, then a time, and the rest may follow. For callers and for those who walk in. */
export function BookForAnyone({ patient: given, begin, onBooked, onClose }: BookForAnyoneProps) {
  const about = given ? ` ${given.id}` : '';
  const { found, store, forget } = useDraft<Who>(`book who${about}`);
  const who: Who = found ?? { ...noOneYet, ...(given && whoIs(given)) };
  const [problem, setProblem] = useState<string>();
  const form = useForm({ id: 'new-person' });
  const treatments = useTreatments();
  const { patient, person } = who;
  const known = person ? undefined : patient;
  const newest = useAnswer(known && `newest request of patient ${known.id}`, () => loadNewest(known?.id ?? 0));
  const pending = newest?.remarks === null ? newest : undefined;
  const change = (typed: Partial<Who>) => {
    store({ ...who, ...typed });
    setProblem(undefined);
  };
  const prepare = async (): Promise<SendVisit | undefined> => {
    if (person) {
      const values = await readNewPerson(form);
      const theirs = given && values?.name === given.name && { patient_id: given.id };
      return (
        values && ((place, options) => adminApi.visits.addWalkIn({ body: { ...values, ...place, ...theirs } }, options))
      );
    }
    if (known) return async (place, options) => sendFor(newest ?? (await loadNewest(known.id)))(place, options);
    setProblem(words.pleaseChooseWhoComes);
    return undefined;
  };
  const chosen = person?.treatmentType.length ? person.treatmentType : usualTreatments(treatments.value);
  return (
    <BookDialog
      heading={words.bookATime}
      requestId={pending?.id}
      treatments={person ? chosen.map(Number) : newest?.treatment_ids}
      before={pending}
      begin={begin}
      draftName={`book time${about}`}
      onDiscard={forget}
      prepare={prepare}
      onInvalid={form.show}
      onBooked={(visit) => {
        forget();
        onBooked(visit);
      }}
      onClose={onClose}
      foot={<WithoutTime who={who} patient={given} newest={newest} onLeave={forget} />}
    >
      {!given && <WhoComes who={who} problem={problem} onChange={change} />}
      {person && (
        <NewPerson
          key={patient?.id}
          form={form}
          values={person}
          treatments={treatments}
          onType={(typed) => change({ person: typed })}
        />
      )}
      {!person && patient && (
        // The list may show others by now.
        <p>
          <Sentence words={words.forPatient} fields={{ name: <strong dir="auto">{patient.name}</strong> }} />
        </p>
      )}
    </BookDialog>
  );
}

/** The pending request of a patient, or else the newest. */
async function loadNewest(id: number) {
  const { body } = await adminApi.patients.listRequests({ params: { id }, query: { limit: '50' } });
  return body.find(({ remarks }) => remarks === null) ?? body[0];
}

/** Books a visit; a patient whose last request is done gets a new one like it. */
function sendFor(request: Appointment | undefined): SendVisit {
  if (!request) return () => Promise.reject(new Error('A patient without requests is entered as a new person.'));
  if (request.remarks === null) return bookRequest(request.id);
  const { patient_id, name, phone, email, state_id: state, city_id: city, treatment_ids: treatmentType } = request;
  const like = { name, phone, email, conditions: null, state, city, treatmentType, ...(patient_id && { patient_id }) };
  return (place, options) => adminApi.visits.addWalkIn({ body: { ...like, ...place } }, options);
}

interface WhoComesProps {
  who: Who;
  problem: string | undefined;
  onChange: (typed: Partial<Who>) => void;
}

/** Limit of the list: more letters find the others. */
const most = 8;

/** One field for a name or a number. It finds patients, and offers to enter someone new. */
function WhoComes({ who: { q, patient, person }, problem, onChange }: WhoComesProps) {
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => field.current?.querySelector('input')?.setAttribute('autofocus', ''), []);
  const found = useAnswer(q === '' ? undefined : `patients ${id} ${q}`, (options) =>
    adminApi.patients.search({ body: { q, limit: String(most) } }, options),
  );
  const isSearching = q !== '' && found === undefined;
  return (
    <fieldset ref={field} className="who-comes">
      <legend>{words.whoComes}</legend>
      <SearchField
        label={words.nameOrPhone}
        hint={words.nameOrPhone}
        value={q}
        onSearch={(typed) => onChange({ q: typed })}
      />
      <FieldError id={id} message={problem} />
      <p role="status" className="soft">
        {isSearching && <Working says={words.searchingThePatients} />}
        {found === null && words.thePatientsCouldNot}
        {found?.body.length === 0 && words.noPatientMatches}
        {found && found.next !== null && words.theNewest(found.body.length)}
      </p>
      <ul className="found-patients stack">
        {found?.body.map((one) => (
          <li key={one.id}>
            <Choice isChosen={one.id === patient?.id} onChoose={() => onChange(whoIs(one))}>
              <strong dir="auto">{one.name}</strong>
              <span className="soft num">
                {[one.phone, words.requests(one.request_count)].filter(Boolean).join(', ')}
              </span>
            </Choice>
          </li>
        ))}
      </ul>
      <Choice
        isChosen={person !== undefined && patient === undefined}
        onChoose={() => onChange({ patient: undefined, person: personOf(q) })}
      >
        <strong>{words.someoneNew}</strong>
        {q && <span dir="auto">{q}</span>}
      </Choice>
    </fieldset>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="choice row">
      <input type="radio" name="who" checked={isChosen} onChange={onChoose} />
      <span className="choice-words">{children}</span>
    </label>
  );
}

/** A patient; one who has never sent a request is entered like someone new, with what the card says. */
function whoIs({ id, name, phone, email, request_count }: Patient): Partial<Who> {
  const patient = { id, name };
  if (request_count > 0) return { patient, person: undefined };
  const number = phone?.split(',')[0]?.trim() ?? '';
  return { patient, person: { ...emptyBooking, name, phone: number, email: email ?? '' } };
}

/** 'Meera 98765 43210' is a name and a number. */
function personOf(q: string): BookingValues {
  const phone = /\+?\d(?:[ ()./-]*\d){4,}/.exec(q)?.[0] ?? '';
  return { ...emptyBooking, name: q.replace(phone, ' ').trim(), phone: phone.trim() };
}

interface WithoutTimeProps {
  who: Who;
  patient: Patient | undefined;
  newest: Appointment | null | undefined;
  onLeave: () => void;
}

/** Link to a request without a visit, prefilled with what was typed and what is known. */
function WithoutTime({ who: { q, person }, patient, newest, onLeave }: WithoutTimeProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isBeside = pathname === '/admin';
  const begin = async () => {
    if (!patient) return person || q ? bookingDraft.begin(person ?? personOf(q)) : undefined;
    const { id, name, phone, email } = patient;
    const ofCard = { name, phone: phone ?? '', email: email ?? '' };
    const last = newest ?? (await loadOr(undefined, () => loadNewest(id)));
    return bookingDraft.begin({ ...(last && ofRequest(last)), ...(person ?? ofCard) }, { id, name });
  };
  const leave = async () => {
    if (!bookingDraft.isBegun()) await begin();
    flushSync(onLeave);
    const params = new URLSearchParams(isBeside ? search : '');
    params.set('open', 'request');
    void navigate(`/admin?${params}`, { replace: isBeside });
  };
  return <QuietButton onClick={() => void leave()}>{words.saveARequestWithout}</QuietButton>;
}

/** Values that a new request takes over from the one before. */
const ofRequest = (last: Appointment) => ({
  contact_preference: last.contact_preference ?? '',
  state: String(last.state_id),
  city: String(last.city_id),
  treatmentType: last.treatment_ids.map(String),
});
