import type { Appointment } from '#contract/appointments.ts';
import { callHref, firstNumber, internationalDigits } from '#web/admin/call-href.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { mailHref } from '#web/shell/mail-href.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/admin/appointments.ts';
import { opensInNewTab } from '#words/site.ts';

/** One tap to reach the visitor, with a message already begun. */
export function ContactButtons({ appointment }: { appointment: Appointment }) {
  const clinic = useClinic();
  const { phone, email } = appointment;
  return (
    <div className="contact-buttons grid">
      <a className="button button-pine button-small" href={callHref(phone, clinic.phone)} {...useShortcut('call')}>
        <Icon name="phone" />
        {words.call}
      </a>
      <a
        className="button button-secondary button-small"
        href={whatsappHref(appointment, clinic)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="chat" />
        {words.whatsapp}
        <span className="visually-hidden"> {opensInNewTab}</span>
      </a>
      {email && (
        <a className="button button-secondary button-small" href={emailHref({ ...appointment, email }, clinic)}>
          <Icon name="mail" />
          {words.email}
        </a>
      )}
    </div>
  );
}

/** Contact links on the card of a phone. */
export function CardContacts({ appointment }: { appointment: Appointment }) {
  const clinic = useClinic();
  const { name, phone } = appointment;
  return (
    <>
      <a className="icon-button card-contact" href={callHref(phone, clinic.phone)} aria-label={words.callPatient(name)}>
        <Icon name="phone" />
      </a>
      <a
        className="icon-button card-contact"
        href={whatsappHref(appointment, clinic)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.whatsappPatient(name)}
      >
        <Icon name="chat" />
      </a>
    </>
  );
}

type Contact = Pick<Appointment, 'name' | 'phone' | 'reference' | 'treatmentType' | 'stage' | 'outcome' | 'held'>;

type Sender = Pick<ReturnType<typeof useClinic>, 'name' | 'phone' | 'timeZone'>;

/** The address of a WhatsApp chat, which needs the country code. */
export function whatsappHref(contact: Contact, clinic: Sender) {
  const number = internationalDigits(firstNumber(contact.phone), clinic.phone);
  return `https://wa.me/${number}?text=${encodeURIComponent(`${greeting(contact, clinic)} ${question(contact, clinic)}`)}`;
}

export function emailHref(contact: Contact & { email: string }, clinic: Sender) {
  const subject = `Your appointment request ${contact.reference}`;
  const body = `${greeting(contact, clinic)}\n\n${question(contact, clinic)}\n\n${clinic.name}\n${clinic.phone}\n`;
  return mailHref(contact.email, { subject, body });
}

/** Follows the state of the request, so that no one with a visit is asked for a time. */
function question({ stage, outcome, held }: Contact, { timeZone }: Sender) {
  if (outcome === 'not-reached') return 'We could not reach you. Please tell us when we may call you.';
  if (outcome !== null) return 'If you would like to come again, please tell us when it suits you.';
  if (stage === 'confirmed') return 'Your visit is booked. If anything changes, please answer here or call us.';
  if (stage === 'seen') return 'Thank you for coming. Would you like to book another visit?';
  if (held && Date.parse(held.held_until) > Date.now())
    return `We hold ${momentWords(held.starts_at, timeZone)} for you. Does this time suit you?`;
  if (stage === 'tried')
    return 'We would like to agree a time with you. Which day and time would suit you for a visit?';
  return 'Which day and time would suit you for a visit?';
}

function greeting({ name, treatmentType, reference }: Contact, clinic: Sender) {
  const wish = new Intl.ListFormat('en-GB').format(treatmentType);
  return `Hello ${name}, this is ${clinic.name}. Thank you for your request ${reference} for ${wish}.`;
}
