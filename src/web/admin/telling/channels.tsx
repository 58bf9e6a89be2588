import './telling.css';
import type { Appointment, Channel } from '#contract/appointments.ts';
import { callHref, firstNumber, internationalDigits } from '#web/admin/call-href.ts';
import { useShellData } from '#web/shell/clinic.ts';
import { mailHref } from '#web/shell/mail-href.ts';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { findBlank } from './message-words.ts';

type Person = Pick<Appointment, 'name' | 'phone' | 'email' | 'reference' | 'contact_preference'>;

/** Address at which an app of this device sends a message; of a call without an e-mail address. */
export function channelHref(channel: Channel, { phone, email, reference }: Person, text: string, clinicPhone: string) {
  const number = internationalDigits(firstNumber(phone), clinicPhone);
  const body = encodeURIComponent(text);
  if (channel === 'whatsapp') return `https://wa.me/${number}?text=${body}`;
  if (channel === 'sms') return `sms:+${number}?body=${body}`;
  if (channel === 'email' && email) return mailHref(email, { subject: `Your request ${reference}`, body: text });
  return callHref(phone, clinicPhone);
}

interface ChannelsProps {
  appointment: Person;
  text: string;
  /** Adds the patient's name to the labels, where several patients have such buttons. */
  namesPatient?: boolean;
  onTell: (channel: Channel) => void;
}

/** Each opens an app of this device and marks the patient as told; the one that the patient prefers stands out. */
export function Channels({ appointment, text, namesPatient = false, onTell }: ChannelsProps) {
  const { name: patient, email, contact_preference } = appointment;
  const preferred = contact_preference ?? (namesPatient ? undefined : 'whatsapp');
  const clinicPhone = useShellData()?.clinic.phone ?? '';
  const isReady = text.trim() !== '' && findBlank(text) === undefined;
  const channel = (name: Channel, words: string, icon?: IconName) => (
    <a
      className={`button button-small ${name === preferred ? 'button-primary' : 'button-secondary'}`}
      href={isReady || name === 'phone' ? channelHref(name, appointment, text, clinicPhone) : undefined}
      aria-disabled={!isReady && name !== 'phone'}
      {...(name === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={() => (isReady || name === 'phone') && onTell(name)}
    >
      {icon && <Icon name={icon} />}
      {words}
      <span className="visually-hidden">
        {namesPatient && ` to ${patient}`}
        {name === 'whatsapp' && ' (opens in a new tab)'}
      </span>
    </a>
  );
  return (
    <div className="tell-channels grid">
      {channel('whatsapp', 'WhatsApp', 'chat')}
      {channel('sms', 'Text message')}
      {email && channel('email', 'E-mail')}
      {channel('phone', 'Call', 'phone')}
    </div>
  );
}
