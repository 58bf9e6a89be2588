import type { Appointment } from '#contract/appointments.ts';
import { defaultLanguage, otherLanguages } from '#contract/plain/languages.ts';
import { momentForPatient } from '#contract/plain/patient-moment.ts';
import { callHref, firstNumber, internationalDigits } from '#web/admin/call-href.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { patientWords } from '#web/admin/telling/patient-words.ts';
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

type Contact = Pick<
  Appointment,
  'name' | 'phone' | 'reference' | 'treatmentType' | 'stage' | 'outcome' | 'held' | 'patient_language'
>;

type Sender = Pick<ReturnType<typeof useClinic>, 'name' | 'phone' | 'timeZone'>;

/** The address of a WhatsApp chat, which needs the country code. */
export function whatsappHref(contact: Contact, clinic: Sender) {
  const number = internationalDigits(firstNumber(contact.phone), clinic.phone);
  return `https://wa.me/${number}?text=${encodeURIComponent(`${greeting(contact, clinic)} ${question(contact, clinic)}`)}`;
}

export function emailHref(contact: Contact & { email: string }, clinic: Sender) {
  const subject = wordsTo(contact).contact.requestSubject(contact.reference);
  const body = `${greeting(contact, clinic)}\n\n${question(contact, clinic)}\n\n${clinic.name}\n${clinic.phone}\n`;
  return mailHref(contact.email, { subject, body });
}

const wordsTo = ({ patient_language }: Contact) =>
  patientWords[otherLanguages.find((one) => one === patient_language) ?? defaultLanguage];

/** Follows the state of the request, so that no one with a visit is asked for a time. */
function question(request: Contact, { timeZone }: Sender) {
  const { stage, outcome, held } = request;
  const { contact, moment } = wordsTo(request);
  if (outcome === 'not-reached') return contact.notReached;
  if (outcome !== null) return contact.again;
  if (stage === 'confirmed') return contact.booked;
  if (stage === 'seen') return contact.seen;
  if (held && Date.parse(held.held_until) > Date.now())
    return contact.held(momentForPatient(held.starts_at, { now: new Date(), timeZone, words: moment }));
  return stage === 'tried' ? contact.tried : contact.ask;
}

function greeting(request: Contact, clinic: Sender) {
  const { contact, moment } = wordsTo(request);
  const treatments = new Intl.ListFormat(moment.locale).format(request.treatmentType);
  return contact.greeting(request.name, clinic.name, request.reference, treatments);
}
