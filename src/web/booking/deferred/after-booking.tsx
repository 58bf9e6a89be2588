import type { BookedAppointment, Wishes } from '#contract/appointments.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { whatsappHref } from '#web/shell/contact.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/booking-parts.ts';
import { fromTo } from '#words/times.ts';
import { clockWords, isElsewhere, momentWords } from './time-words.ts';

interface BookedProps {
  booked: BookedAppointment;
}

/** Explains what happens next. */
export function AfterBooking({ booked }: BookedProps) {
  return (
    <>
      <Agreed booked={booked} />
      <Thanks booked={booked} />
      <OwnPage booked={booked} />
      <Chat booked={booked} />
    </>
  );
}

export function Thanks({ booked: { held, name } }: BookedProps) {
  const { phone } = useClinic();
  return (
    <p>
      <Sentence
        words={held ? words.thanks.held : words.thanks.request}
        fields={{ name, phone: <PhoneLink number={phone} /> }}
      />
    </p>
  );
}

/** Leads to the patient's own page, where the request can be followed. */
export function OwnPage({ booked: { link } }: BookedProps) {
  return (
    link && (
      <p>
        <a className="button button-primary" href={pageAddress(link)}>
          {words.yourPage}
        </a>
      </p>
    )
  );
}

export function Chat({ booked: { name, reference } }: BookedProps) {
  const clinic = useClinic();
  return (
    <p>
      <a href={whatsappHref(clinic, words.chatText(name, reference))} target="_blank" rel="noopener noreferrer">
        {words.alsoOnWhatsapp}
      </a>
    </p>
  );
}

/** Says what is agreed, and what is not. */
export function Agreed({ booked: { held, wishes } }: BookedProps) {
  const { timeZone } = useClinic();
  const isHydrated = useHydrated();
  if (!held) return <p>{wishes ? toldWhen(wishes) : words.isRequest}</p>;
  const { starts_at, ends_at, held_until, practitioner } = held;
  const others = wishes?.times.slice(1).map((time) => momentWords(time.starts_at, timeZone)) ?? [];
  return (
    <div className="agreed">
      <p>
        <Sentence
          words={words.isHeld}
          fields={{
            time: <strong>{fromTo(momentWords(starts_at, timeZone), clockWords(ends_at, timeZone))}</strong>,
            practitioner,
            until: momentWords(held_until, timeZone),
          }}
        />
      </p>
      <p>{words.notConfirmed}</p>
      {isHydrated && isElsewhere(starts_at, timeZone) && (
        <p>{words.inYourZone(momentWords(starts_at, undefined), momentWords(held_until, undefined))}</p>
      )}
      {others.length > 0 && <p>{words.secondChoice(others)}</p>}
    </div>
  );
}

const toldWhen = ({ days, parts }: Wishes) =>
  words.toldWhen(
    days.map((day) => words.wishes[day]),
    parts.map((part) => words.wishes[part]),
  );
