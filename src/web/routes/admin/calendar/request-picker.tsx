import { Button, ButtonLink } from '#web/admin/button.tsx';
import './request-picker.css';
import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { openedFromList, rowLinkId } from '#web/admin/list/opened-row.ts';
import { loadRequests } from '#web/admin/list/search-call.ts';
import { SearchField } from '#web/admin/list/search-field.tsx';
import { describeWaiting } from '#web/admin/list/waiting.ts';
import { NameList } from '#web/admin/name-list.tsx';
import { useAnswer } from '#web/admin/records/answers.ts';
import { SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import type { CallOptions } from '#web/api/client.ts';
import { DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import * as calendarWords from '#words/admin/calendar.ts';
import { stages } from '#words/admin/request-states.ts';
import { type CalendarQuery, toSearch } from './calendar-data.ts';
import type { Spot } from './drag.ts';
import { dragCard } from './drag-visit.ts';

interface RequestPickerProps {
  /** One request: what can be done with it. `words` say who, what for, and since when. */
  children: (request: Appointment, words: ReactNode) => ReactNode;
}

/** Requests that wait for a visit, with a search of them. */
function RequestPicker({ children }: RequestPickerProps) {
  const [q, setQ] = useState('');
  const found = useOpenRequests(q);
  return (
    <div className="request-picker">
      <SearchField
        label={calendarWords.searchTheRequests}
        hint={calendarWords.namePhoneOrReference}
        value={q}
        onSearch={setQ}
      />
      <p role="status" className="soft">
        {requestsFound(found, q)}
      </p>
      <ul className="stack">
        {found?.requests.map((request) => (
          <li key={request.id}>{children(request, <RequestWords request={request} now={found.loadedAt} />)}</li>
        ))}
      </ul>
    </div>
  );
}

function requestsFound(found: OpenRequests | null | undefined, q: string) {
  if (found === undefined) return <Working says={calendarWords.loadingTheRequests} />;
  if (found === null) return calendarWords.theRequestsCouldNot;
  if (found.total === 0) return q ? calendarWords.noRequestWithoutA : calendarWords.noRequestWaitsFor;
  const { length } = found.requests;
  return found.total > length && calendarWords.theFirst(length, found.total);
}

function RequestWords({ request, now }: { request: Appointment; now: Date }) {
  const { name, treatmentType, waiting_since } = request;
  return (
    <span className="request-words">
      <strong dir="auto">{name}</strong>
      <span className="soft">
        <NameList names={treatmentType} />,{' '}
        {waiting_since ? describeWaiting(waiting_since, now) : stages.tried.toLowerCase()}
      </span>
    </span>
  );
}

/** Limit per stage, and for both stages together: the search finds the others. */
const most = 20;

type OpenRequests = Awaited<ReturnType<typeof loadOpen>>;

/** Pending requests without a visit, the oldest first, followed through every change; undefined until they have come. */
function useOpenRequests(q: string) {
  const id = useId();
  return useAnswer(`open requests ${id}`, (options) => loadOpen(q, options), { follows: 'requests', about: q });
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
    <ButtonLink
      id={rowLinkId(requestsOpen)}
      to={{ search: toSearch(query, requestsOpen) }}
      state={openedFromList}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      shortcut="requests"
    >
      {calendarWords.requests}
    </ButtonLink>
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
        <SheetHeading id={heading}>{calendarWords.requestsWithoutAVisit}</SheetHeading>
        <p>{calendarWords.theLongestWaitingCome}</p>
      </DialogHeader>
      <DialogBody>
        <RequestPicker>
          {(request, words) => (
            <div className="request-card row spread" onPointerDown={drag(request)}>
              {words}
              <Button aria-label={calendarWords.bookATimeForPatient(request.name)} onClick={() => onBook(request)}>
                {calendarWords.bookATime}
              </Button>
            </div>
          )}
        </RequestPicker>
      </DialogBody>
    </SideSheet>
  );
}
