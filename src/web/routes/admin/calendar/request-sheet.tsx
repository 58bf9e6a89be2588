import type { PointerEvent } from 'react';
import { Link } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import { openedFromList, rowLinkId } from '#web/admin/list/opened-row.ts';
import { SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import { DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { type CalendarQuery, toSearch } from './calendar-data.ts';
import type { Spot } from './drag.ts';
import { dragCard } from './drag-visit.ts';
import { RequestPicker } from './request-picker.tsx';

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
            <div className="request-card" onPointerDown={drag(request)}>
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
