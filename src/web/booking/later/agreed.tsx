import type { BookedAppointment, Wishes } from '#contract/appointments.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { clockWords, isElsewhere, momentWords } from './time-words.ts';

/** Says of a booking with wishes what is agreed, and what is not. */
export function Agreed({ booked: { held, wishes } }: { booked: BookedAppointment }) {
  const { timeZone } = useClinic();
  const isHydrated = useHydrated();
  if (!held) return wishes ? <p>{suitsWords(wishes)} No time is agreed yet.</p> : null;
  const { starts_at, ends_at, held_until, practitioner } = held;
  const others = wishes?.times.slice(1).map((time) => momentWords(time.starts_at, timeZone)) ?? [];
  return (
    <div className="agreed">
      <p>
        <strong>
          {momentWords(starts_at, timeZone)} to {clockWords(ends_at, timeZone)}
        </strong>{' '}
        with {practitioner} is held for you until {momentWords(held_until, timeZone)}.
      </p>
      <p>Not confirmed yet. If we have not confirmed by then, the time is released.</p>
      {isHydrated && isElsewhere(starts_at, timeZone) && (
        <p>
          In your time zone: {momentWords(starts_at, undefined)}, held until {momentWords(held_until, undefined)}.
        </p>
      )}
      {others.length > 0 && <p>Your second choice: {others.join(', or ')}. No time is held for that.</p>}
    </div>
  );
}

function suitsWords({ days, parts }: Wishes) {
  const said = [days.join(', '), parts.join(', ')].filter(Boolean).join('; ');
  return `You told us when suits you: ${said}.`;
}
