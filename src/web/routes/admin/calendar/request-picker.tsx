import './request-picker.css';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { stageLabels } from '#contract/request-states.ts';
import { SearchField } from '#web/admin/list/search-field.tsx';
import { describeWaiting } from '#web/admin/list/waiting.ts';
import { NameList } from '#web/admin/name-list.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { useOpenRequests } from './use-open-requests.ts';

interface RequestPickerProps {
  /** One request: what can be done with it. `words` say who, what for, and since when. */
  children: (request: Appointment, words: ReactNode) => ReactNode;
}

/** Requests that wait for a visit, with a search. */
export function RequestPicker({ children }: RequestPickerProps) {
  const [q, setQ] = useState('');
  const found = useOpenRequests(q);
  return (
    <div className="request-picker">
      <SearchField label="Search the requests" hint="Name, phone or reference" value={q} onSearch={setQ} />
      <p role="status" className="soft">
        {found === undefined && <Working says="Loading the requests" />}
        {found === null && 'The requests could not be loaded. They will appear with the next change.'}
        {found?.total === 0 && (q ? 'No request without a visit matches.' : 'No request waits for a visit.')}
        {found && found.total > found.requests.length && (
          <>
            The first {found.requests.length} of {found.total}. Search for the others.
          </>
        )}
      </p>
      <ul>
        {found?.requests.map((request) => (
          <li key={request.id}>{children(request, <RequestWords request={request} now={found.loadedAt} />)}</li>
        ))}
      </ul>
    </div>
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
