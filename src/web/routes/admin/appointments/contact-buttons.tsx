import type { Appointment } from '#contract/appointments.ts';
import { phoneHref } from '#web/shell/contact.ts';
import { Icon } from '#web/ui/icon.tsx';
import { emailHref, whatsappHref } from './contact-links.ts';

/** One tap to reach the visitor. */
export function ContactButtons({ appointment, clinicPhone }: { appointment: Appointment; clinicPhone: string }) {
  const { phone, email } = appointment;
  return (
    <div className="contact-buttons">
      <a className="button button-pine button-small" href={phoneHref(phone)}>
        <Icon name="phone" />
        Call
      </a>
      <a
        className="button button-secondary button-small"
        href={whatsappHref(appointment, clinicPhone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="chat" />
        WhatsApp<span className="unseen"> (opens in a new tab)</span>
      </a>
      {email && (
        <a className="button button-secondary button-small" href={emailHref({ ...appointment, email })}>
          <Icon name="mail" />
          E-mail
        </a>
      )}
    </div>
  );
}
