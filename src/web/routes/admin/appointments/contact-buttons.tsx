import type { Appointment } from '#contract/appointments.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Icon } from '#web/ui/icon.tsx';
import { callHref, emailHref, whatsappHref } from './contact-links.ts';

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
