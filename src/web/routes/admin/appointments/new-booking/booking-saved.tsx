import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { BookedAppointment } from '#contract/appointments.ts';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog.tsx';
import { type ListQuery, toSearch } from '../list-query.ts';
import { newBookingHeading } from './heading.ts';

interface BookingSavedProps {
  booked: BookedAppointment;
  query: ListQuery;
  onDone: () => void;
  onStartAgain: () => void;
}

/** What to read out to the caller. */
export function BookingSaved({ booked, query, onDone, onStartAgain }: BookingSavedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, reference, city, state, treatmentType } = booked;
  return (
    <>
      <DialogHeader>
        <h2 id={newBookingHeading} ref={heading} tabIndex={-1}>
          Booking saved
        </h2>
        <p>It is in the list, and waits there like a request from the website.</p>
      </DialogHeader>
      <DialogBody>
        <div className="read-out">
          <p>The reference to read out</p>
          <p className="read-out-reference num">{reference}</p>
          <p>With it you find the request at once when {name} calls again.</p>
        </div>
        <dl className="facts">
          <div>
            <dt>Name</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>Place</dt>
            <dd>
              {city}, {state}
            </dd>
          </div>
          <div>
            <dt>Treatments</dt>
            <dd>
              <ul>
                {treatmentType.map((treatment) => (
                  <li key={treatment}>{treatment}</li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
        <div className="read-out-next">
          <Link
            className="button button-secondary button-small"
            to={{ search: toSearch(query, reference) }}
            replace
            preventScrollReset
          >
            Open the request
          </Link>
          <button type="button" className="button button-quiet button-small" onClick={onStartAgain}>
            Enter another
          </button>
        </div>
      </DialogBody>
      <DialogFooter>
        <button type="button" className="button button-primary" onClick={onDone}>
          Done
        </button>
      </DialogFooter>
    </>
  );
}
