import './telling.css';
import type { Channel } from '#contract/appointments.ts';
import { useShellData } from '#web/shell/clinic.ts';
import type { IconName } from '#web/ui/drawings/admin-icon-paths.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/admin/telling.ts';
import { opensInNewTab } from '#words/site.ts';
import { channelHref, findBlank, type Person, type ReadyMessage } from './message-words.ts';

interface ChannelsProps {
  appointment: Person;
  message: ReadyMessage;
  /** Adds the patient's name to the labels, where several patients have such buttons. */
  namesPatient?: boolean;
  onTell: (channel: Channel) => void;
}

/** Each opens an app of this device and marks the patient as told; the one that the patient prefers stands out. */
export function Channels({ appointment, message, namesPatient = false, onTell }: ChannelsProps) {
  const { name: patient, email, contact_preference } = appointment;
  const preferred = contact_preference ?? (namesPatient ? undefined : 'whatsapp');
  const clinicPhone = useShellData()?.clinic.phone ?? '';
  const isReady = message.text.trim() !== '' && findBlank(message.text) === undefined;
  const channel = (name: Channel, icon?: IconName) => (
    <a
      className={`button button-small ${name === preferred ? 'button-primary' : 'button-secondary'}`}
      href={isReady || name === 'phone' ? channelHref(name, appointment, message, clinicPhone) : undefined}
      aria-disabled={!isReady && name !== 'phone'}
      {...(name === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={() => (isReady || name === 'phone') && onTell(name)}
    >
      {icon && <Icon name={icon} />}
      {words.channels[name]}
      <span className="visually-hidden">
        {namesPatient && words.toPatient(patient)}
        {name === 'whatsapp' && ` ${opensInNewTab}`}
      </span>
    </a>
  );
  return (
    <div className="tell-channels grid">
      {channel('whatsapp', 'chat')}
      {channel('sms')}
      {email && channel('email')}
      {channel('phone', 'phone')}
    </div>
  );
}
