import './request-picker.css';
import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { Page } from '#contract/endpoint.ts';
import type { Patient } from '#contract/patients.ts';
import { stageLabels } from '#contract/request-states.ts';
import { openedFromList, rowLinkId } from '#web/admin/list/opened-row.ts';
import { loadRequests } from '#web/admin/list/search-call.ts';
import { SearchField } from '#web/admin/list/search-field.tsx';
import { describeWaiting } from '#web/admin/list/waiting.ts';
import { NameList } from '#web/admin/name-list.tsx';
import { countWords } from '#web/admin/patients/patient-words.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import { useAnswer } from '#web/admin/store/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';
import type { CallOptions } from '#web/api/client.ts';
import { DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { type CalendarQuery, toSearch } from './calendar-data.ts';
import type { Spot } from './drag.ts';
import { dragCard } from './drag-visit.ts';

interface RequestPickerProps {
  /** One request: what can be done with it. `words` say who, what for, and since when. */
  children: (request: Appointment, words: ReactNode) => ReactNode;
  /** Found in place of requests, as soon as something is searched. */
  patients?: (patient: Patient, words: ReactNode) => ReactNode;
}

/** Requests that wait for a visit, with a search of them, or of all patients. */
export function RequestPicker({ children, patients }: RequestPickerProps) {
  const [q, setQ] = useState('');
  const isOfPatients = patients !== undefined && q !== '';
  const found = useOpenRequests(isOfPatients ? undefined : q);
  const everyone = usePatients(isOfPatients ? q : undefined);
  return (
    <div className="request-picker">
      <SearchField
        label={patients ? 'Search all patients' : 'Search the requests'}
        hint="Name, phone or reference"
        value={q}
        onSearch={setQ}
      />
      <p role="status" className="soft">
        {isOfPatients ? patientsFound(everyone) : requestsFound(found, q)}
      </p>
      <ul className="stack">
        {!isOfPatients &&
          found?.requests.map((request) => (
            <li key={request.id}>{children(request, <RequestWords request={request} now={found.loadedAt} />)}</li>
          ))}
        {isOfPatients &&
          everyone?.body.map((patient) => (
            <li key={patient.id}>{patients(patient, <PatientWords patient={patient} />)}</li>
          ))}
      </ul>
    </div>
  );
}

function requestsFound(found: OpenRequests | null | undefined, q: string) {
  if (found === undefined) return <Working says="Loading the requests" />;
  if (found === null) return 'The requests could not be loaded. They will appear with the next change.';
  if (found.total === 0) return q ? 'No request without a visit matches.' : 'No request waits for a visit.';
  const { length } = found.requests;
  return found.total > length && `The first ${length} of ${found.total}. Search for the others.`;
}

function patientsFound(found: Page<Patient[]> | null | undefined) {
  if (found === undefined) return <Working says="Searching the patients" />;
  if (found === null) return 'The patients could not be searched. Please type again.';
  if (found.body.length === 0) return 'No patient matches. Someone new is a walk-in.';
  return found.next !== null && `The newest ${found.body.length}. Type more letters for the others.`;
}

function usePatients(q: string | undefined) {
  const id = useId();
  return useAnswer(q === undefined ? undefined : `patients ${id} ${q}`, (options) =>
    adminApi.patients.search({ body: { q: q ?? '', limit: String(most) } }, options),
  );
}

function PatientWords({ patient: { name, phone, request_count } }: { patient: Patient }) {
  return (
    <span className="request-words">
      <strong dir="auto">{name}</strong>
      <span className="soft num">{[phone, countWords(request_count, 'request')].filter(Boolean).join(', ')}</span>
    </span>
  );
}

function RequestWords({ request, now }: { request: Appointment; now: Date }) {
  const { name, treatmentType, waiting_since } = request;
  return (
    <span className="request-words">
      <strong dir="auto">{name}</strong>
      <span className="soft">
        <NameList names={treatmentType} />,{' '}
        {waiting_since ? describeWaiting(waiting_since, now) : stageLabels.tried.toLowerCase()}
      </span>
    </span>
  );
}

/** Limit per stage, and for both stages together: the search finds the others. */
const most = 20;

type OpenRequests = Awaited<ReturnType<typeof loadOpen>>;

/** Pending requests without a visit, the oldest first, followed through every change; undefined until they have come. */
function useOpenRequests(q: string | undefined) {
  const id = useId();
  return useAnswer(q === undefined ? undefined : `open requests ${id}`, (options) => loadOpen(q ?? '', options), {
    follows: 'requests',
    about: q ?? '',
  });
}

async function loadOpen(q: string, options: CallOptions) {
  const load = (stage: 'new' | 'tried') =>
    loadRequests({ status: 'pending', stage, sort: 'oldest', limit: String(most), ...(q && { q }) }, options);
  const pages = await Promise.all([load('new'), load('tried')]);
  const requests = pages
    .flatMap(({ body }) => body)
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id)
    .slice(0, most);
  return { requests, total: pages.reduce((sum, { total }) => sum + total, 0), loadedAt: new Date() };
}

/** Stands in the address for the requests beside the calendar; visits stand there by their ids. */
export const requestsOpen = 'requests';

export function RequestsLink({ query, isOpen }: { query: CalendarQuery; isOpen: boolean }) {
  return (
    <Link
      id={rowLinkId(requestsOpen)}
      className="button button-secondary button-small"
      to={{ search: toSearch(query, requestsOpen) }}
      state={openedFromList}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      {...useShortcut('requests')}
    >
      Requests
    </Link>
  );
}

interface RequestSheetProps {
  onBook: (request: Appointment) => void;
  /** It was dragged into a lane. */
  onDrop: (request: Appointment, spot: Spot) => void;
  onClose: () => void;
}

const heading = 'requests-heading';

/** Requests that wait for a visit, beside the calendar: dragged into it, or booked in a dialog. */
export function RequestSheet({ onBook, onDrop, onClose }: RequestSheetProps) {
  const drag = (request: Appointment) => (event: PointerEvent<HTMLElement>) => {
    if (!(event.target as Element).closest('button')) dragCard(event, request.name, (spot) => onDrop(request, spot));
  };
  return (
    <SideSheet labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <SheetHeading id={heading}>Requests without a visit</SheetHeading>
        <p>The longest waiting come first.</p>
      </DialogHeader>
      <DialogBody>
        <RequestPicker>
          {(request, words) => (
            <div className="request-card row spread" onPointerDown={drag(request)}>
              {words}
              <button
                type="button"
                className="button button-secondary button-small"
                aria-label={`Book a time for ${request.name}`}
                onClick={() => onBook(request)}
              >
                Book a time
              </button>
            </div>
          )}
        </RequestPicker>
      </DialogBody>
    </SideSheet>
  );
}
