import { useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { incompleteMessage, nothingToTell } from '#contract/messages/contact-log.ts';
import type { MessageTemplate } from '#contract/messages.ts';
import { languageNames } from '#contract/plain/languages.ts';
import type { MessageKey } from '#contract/plain/template-fields.ts';
import { language } from '#words/locale.ts';
import { Channels } from './channels.tsx';
import { findBlank, type NamedTime, readyMessage, useFillMessage } from './message-words.ts';
import { usePatientLink } from './patient-link.tsx';
import { describeMark, type ShowTold, useTelling } from './use-telling.ts';

interface TellTimeProps {
  appointment: Appointment;
  message: MessageKey;
  templates: readonly MessageTemplate[];
  time: NamedTime;
  /** The time is no longer one to tell of. */
  isOver?: boolean;
}

/** One tap per way to tell a patient of a time. It stays where it is afterwards, so that the next tap does not hit another. */
export function TellTime({ appointment, message, templates, time, isOver }: TellTimeProps) {
  const fill = useFillMessage();
  const [told, setTold] = useState(appointment.last_told);
  const ready = readyMessage(templates, message, appointment.patient_language);
  const link = usePatientLink(appointment.id, ready.text.includes('{link}'));
  const text = fill(ready, { ...appointment, link }, [time]);
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
      {ready.language !== language && (
        <p className="soft" lang={ready.language}>
          {languageNames[ready.language]}
        </p>
      )}
      {missing && <p className="soft">{incompleteMessage(missing)}</p>}
      <Channels
        appointment={appointment}
        message={{ ...ready, text }}
        namesPatient
        onTell={(channel) => void tell(appointment, { message, channel, about: time.starts_at }, show)}
      />
      {told && isAboutIt && <p className="soft">{describeMark(told)}</p>}
    </>
  );
}
