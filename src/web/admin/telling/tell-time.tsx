import { useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { incompleteMessage, nothingToTell } from '#contract/messages/contact-log.ts';
import type { MessageKey } from '#contract/plain/template-fields.ts';
import { Channels } from './channels.tsx';
import { findBlank, type NamedTime, useFillMessage } from './message-words.ts';
import { usePatientLink } from './patient-link.tsx';
import { describeMark, type ShowTold, useTelling } from './use-telling.ts';

interface TellTimeProps {
  appointment: Appointment;
  message: MessageKey;
  template: string;
  time: NamedTime;
  /** The time is no longer one to tell of. */
  isOver?: boolean;
}

/** One tap per way to tell a patient of a time. It stays where it is afterwards, so that the next tap does not hit another. */
export function TellTime({ appointment, message, template, time, isOver }: TellTimeProps) {
  const fill = useFillMessage();
  const [told, setTold] = useState(appointment.last_told);
  const link = usePatientLink(appointment.id, template.includes('{link}'));
  const text = fill(template, { ...appointment, link }, [time]);
  const missing = findBlank(text);
  const isAboutIt = told?.visit_starts_at === time.starts_at; // and not about a time from which a visit was moved
  const show: ShowTold = async (item, expect, call) => {
    setTold(expect(item)?.last_told ?? null);
    try {
      const saved = await call({ ifMatch: item.version });
      setTold(saved.last_told);
      return saved;
    } catch (error) {
      setTold(told); // the caller says why
      throw error;
    }
  };
  const tell = useTelling();
  if (isOver && !isAboutIt) return <p className="soft">{nothingToTell}</p>;
  return (
    <>
      {missing && <p className="soft">{incompleteMessage(missing)}</p>}
      <Channels
        appointment={appointment}
        text={text}
        namesPatient
        onTell={(channel) => void tell(appointment, { message, channel, about: time.starts_at }, show)}
      />
      {told && isAboutIt && <p className="soft">{describeMark(told)}</p>}
    </>
  );
}
