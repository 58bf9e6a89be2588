import type { BookedAppointment, Wishes } from '#contract/appointments.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { whatsappHref } from '#web/shell/contact.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { clockWords, isElsewhere, momentWords } from './time-words.ts';

/** Explains what happens next. */
export function AfterBooking({ booked }: { booked: BookedAppointment }) {
  const clinic = useClinic();
  const text = `Hello, this is ${booked.name}. I sent you the request ${booked.reference} on your website.`;
  return (
    <>
      <Agreed booked={booked} />
      <p>
        Thank you, {booked.name}.{' '}
        {booked.held ? 'We will call you to confirm the time.' : 'We will call to arrange a visit.'} Keep this
        reference. Have it ready when you call us on <PhoneLink number={clinic.phone} />.
      </p>
      {booked.link && (
        <p>
          <a className="button button-primary" href={booked.link}>
            Your page for this request
          </a>
        </p>
      )}
      <p>
        <a href={whatsappHref(clinic, text)} target="_blank" rel="noopener noreferrer">
          Also send it to us on WhatsApp
        </a>
      </p>
    </>
  );
}

/** Says what is agreed, and what is not. */
function Agreed({ booked: { held, wishes } }: { booked: BookedAppointment }) {
  const { timeZone } = useClinic();
  const isHydrated = useHydrated();
  if (!held) return <p>{wishes ? suitsWords(wishes) : 'This is a request.'} No time is agreed yet.</p>;
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
