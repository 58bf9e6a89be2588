import './telling.css';
import type { ReactNode } from 'react';
import type { Appointment, Channel } from '#contract/appointments.ts';
import { callHref, firstNumber, internationalDigits } from '#web/admin/call-href.ts';
import { useShellData } from '#web/shell/clinic.ts';
import { mailHref } from '#web/shell/mail-href.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { findBlank } from './message-words.ts';

interface ChannelsProps {
  appointment: Pick<Appointment, 'name' | 'phone' | 'email' | 'reference' | 'contact_preference'>;
  text: string;
  /** Where several patients have such buttons beside each other. */
  namesPatient?: boolean;
  onTell: (channel: Channel) => void;
}

/** Each opens an app of this device and marks the patient as told; the one that the patient prefers stands out. */
export function Channels({ appointment, text, namesPatient = false, onTell }: ChannelsProps) {
  const { name: patient, phone, email, reference, contact_preference } = appointment;
  const preferred = contact_preference ?? (namesPatient ? undefined : 'whatsapp');
  const clinicPhone = useShellData()?.clinic.phone ?? '';
  const number = internationalDigits(firstNumber(phone), clinicPhone);
  const isReady = text.trim() !== '' && findBlank(text) === undefined;
  const body = encodeURIComponent(text);
  const channel = (name: Channel, href: string, content: ReactNode, more = '') => (
    <a
      className={`button button-small ${name === preferred ? 'button-primary' : 'button-secondary'}`}
      href={isReady || name === 'phone' ? href : undefined}
      aria-disabled={!isReady && name !== 'phone'}
      {...(name === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={() => (isReady || name === 'phone') && onTell(name)}
    >
      {content}
      <span className="visually-hidden">
        {namesPatient && ` to ${patient}`}
        {more}
      </span>
    </a>
  );
  return (
    <div className="tell-channels grid">
      {channel(
        'whatsapp',
        `https://wa.me/${number}?text=${body}`,
        <>
          <Icon name="chat" />
          WhatsApp
        </>,
        ' (opens in a new tab)',
      )}
      {channel('sms', `sms:+${number}?body=${body}`, 'Text message')}
      {email && channel('email', mailHref(email, { subject: `Your request ${reference}`, body: text }), 'E-mail')}
      {channel(
        'phone',
        callHref(phone, clinicPhone),
        <>
          <Icon name="phone" />
          Call
        </>,
      )}
    </div>
  );
}
