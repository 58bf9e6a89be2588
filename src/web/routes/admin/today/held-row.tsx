import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as visitMessages from '#contract/messages/visits.ts';
import type { Today } from '#contract/today.ts';
import { createKey } from '#web/admin/idempotency-key.ts';
import { useSayBooked } from '#web/admin/telling/say-booked.ts';
import { bookRequest } from '#web/admin/visits/book-dialog.tsx';
import { refusalOf } from '#web/admin/visits/refusal.ts';
import { clockTime, momentWords } from '#web/admin/visits/visit-words.ts';
import { minutesBetween } from '#web/admin/visits/wall-time.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { painted } from '#web/ui/painted.ts';
import { requestPath } from './visit-row.tsx';

/** A held time that ends today, with one click that books it. */
export function HeldRow({ hold, timeZone }: { hold: Today['holds'][number]; timeZone: string }) {
  const { appointment_id, name, reference, practitioner, practitioner_id, starts_at, ends_at, held_until } = hold;
  const toasts = useToasts();
  const navigate = useNavigate();
  const sayBooked = useSayBooked({ held: hold, next_call_at: hold.next_call_at });
  const [key] = useState(createKey);
  const [isConfirmed, setConfirmed] = useState(false);
  const confirm = async () => {
    setConfirmed(true);
    await painted();
    const place = { practitioner_id, room_id: null, starts_at, minutes: minutesBetween(starts_at, ends_at) };
    const send = bookRequest(appointment_id);
    const result = await attempt(() => send({ ...place, anyway: false }, { idempotencyKey: key }));
    if (result.kind === 'saved') return sayBooked(result.saved);
    setConfirmed(false);
    const onSelect = () => void navigate(requestPath(reference));
    const why = refusalOf(result)?.sentence ?? visitMessages.bookFailure;
    return toasts.failure(why, { action: { label: 'Open the request', onSelect } });
  };
  return (
    <li className="row spread">
      <Link className="today-link" to={requestPath(reference)}>
        <bdi className="who">{name}</bdi>
        <span className="second-line num">
          {momentWords(starts_at, timeZone)}, <bdi>{practitioner}</bdi>.{' '}
          {isConfirmed ? 'Confirmed' : `Held until ${clockTime(held_until, timeZone)}`}
        </span>
      </Link>
      {!isConfirmed && (
        <button type="button" className="button button-secondary button-small" onClick={() => void confirm()}>
          Confirm<span className="visually-hidden"> the time of {name}</span>
        </button>
      )}
    </li>
  );
}
