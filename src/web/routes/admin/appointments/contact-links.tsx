import type { Appointment } from '#contract/appointments.ts';
import { digitsOf } from '#contract/phone-numbers.ts';
import { callHref, firstNumber } from '#web/admin/call-href.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { mailHref } from '#web/shell/contact.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';

/** One tap to reach the visitor, with a message already begun. */
export function ContactButtons({ appointment }: { appointment: Appointment }) {
  const clinic = useClinic();
  const { phone, email } = appointment;
  return (
    <div className="contact-buttons">
      <a className="button button-pine button-small" href={callHref(phone)}>
        <Icon name="phone" />
        Call
      </a>
      <a
        className="button button-secondary button-small"
        href={whatsappHref(appointment, clinic)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="chat" />
        WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {email && (
        <a className="button button-secondary button-small" href={emailHref({ ...appointment, email }, clinic)}>
          <Icon name="mail" />
          E-mail
        </a>
      )}
    </div>
  );
}

type Contact = Pick<Appointment, 'name' | 'phone' | 'reference' | 'treatmentType'>;

interface Sender {
  name: string;
  phone: string;
}

/**
 * The address of a WhatsApp chat, which needs the country code. Visitors mostly leave it out, so a national number gets
 * the code of the clinic's own number.
 */
export function whatsappHref(contact: Contact, clinic: Sender) {
  const number = internationalDigits(firstNumber(contact.phone), clinic.phone);
  return `https://wa.me/${number}?text=${encodeURIComponent(`${greeting(contact, clinic)} ${question}`)}`;
}

export function emailHref(contact: Contact & { email: string }, clinic: Sender) {
  const subject = `Your appointment request ${contact.reference}`;
  const body = `${greeting(contact, clinic)}\n\n${question}\n\n${clinic.name}\n${clinic.phone}\n`;
  return mailHref(contact.email, { subject, body });
}

const question = 'Which day and time would suit you for a visit?';

function greeting({ name, treatmentType, reference }: Contact, clinic: Sender) {
  const wish = new Intl.ListFormat('en-GB').format(treatmentType);
  return `Hello ${name}, this is ${clinic.name}. Thank you for your request ${reference} for ${wish}.`;
}

function internationalDigits(phone: string, clinicPhone: string) {
  const digits = digitsOf(phone);
  if (phone.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  const national = digits.replace(/^0/, '');
  const code = countryCodeOf(clinicPhone);
  return national.length > 10 && national.startsWith(code) ? national : code + national;
}

/** The first group of a number like +91 98765 43210. */
function countryCodeOf(phone: string) {
  return /^\+(\d{1,3})(?!\d)/.exec(phone.trim())?.[1] ?? '';
}
