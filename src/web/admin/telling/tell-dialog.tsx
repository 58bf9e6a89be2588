import '#web/admin/choices.css';
import './telling.css';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Appointment } from '#contract/appointments.ts';
import * as contactMessages from '#contract/messages/contact-log.ts';
import { titles } from '#contract/messages/messages.ts';
import { type Language, languageNames } from '#contract/plain/languages.ts';
import { type MessageKey, tellingKeys, visitMessageKeys } from '#contract/plain/template-fields.ts';
import { type ToTell, toTellKinds } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { Button } from '#web/admin/button.tsx';
import { useAnswer } from '#web/admin/records/answers.ts';
import { useDraft } from '#web/admin/records/draft.ts';
import { visitsOfRequest } from '#web/admin/records/kinds.ts';
import { TitledDialog } from '#web/admin/titled-dialog.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { Field } from '#web/forms/field.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/telling.ts';
import { language } from '#words/locale.ts';
import { Channels } from './channels.tsx';
import { findBlank, firstToTell, namedTimeOf, readyMessage, useFillMessage } from './message-words.ts';
import { usePatientLink } from './patient-link.tsx';
import { describeMark, messageDraft, type Told, useTelling } from './use-telling.ts';

interface TellDialogProps {
  appointment: Appointment;
  /** Kind of message, where that is known; otherwise the one that suits the request. */
  what?: ToTell | undefined;
  onTell: (told: Told) => void;
  onClose: () => void;
}

/** A ready message for one patient, to change if necessary, and the ways to send it from this device. */
function TellDialog({ appointment, what, onTell, onClose }: TellDialogProps) {
  const { found: typed = {}, store } = useDraft<Partial<Record<MessageKey, string>>>(messageDraft(appointment));
  const templates = useAnswer('message templates', (options) => adminApi.messages.list({}, options));
  const visits = visitsOfRequest(appointment.id).use();
  const fill = useFillMessage();
  const [chosen, setMessage] = useState<MessageKey>();
  const message = chosen ?? suggestMessage(appointment, visits ?? [], what);
  const ready = readyMessage(templates ?? [], message, appointment.patient_language);
  const ours = readyMessage(templates ?? [], message, language);
  const namesLink = ready.text.includes('{link}');
  const link = usePatientLink(appointment.id, namesLink);
  const about = visitMessageKeys.includes(message) || message === 'missed' ? visitsFor(message, visits ?? []) : [];
  const named = about.map(namedTimeOf);
  const patient = { ...appointment, link };
  const text = typed[message] ?? fill(ready, patient, named);
  return (
    <TitledDialog
      heading={<Sentence words={words.tellPatient} fields={{ name: <bdi>{appointment.name}</bdi> }} />}
      buttons={
        <Channels
          appointment={appointment}
          message={{ ...ready, text }}
          onTell={(channel) =>
            onTell({
              message,
              channel,
              about: named[0]?.starts_at,
              visits: saysNothingNew.includes(message) ? [] : about,
            })
          }
        />
      }
      onClose={onClose}
    >
      {appointment.last_told && <p className="soft">{words.lastTold(describeMark(appointment.last_told))}</p>}
      {templates === null && <p role="alert">{contactMessages.noTemplates}</p>}
      <fieldset className="choices cluster">
        <legend className="visually-hidden">{words.message}</legend>
        {(Object.keys(titles) as MessageKey[]).map((key) => (
          <label key={key} className="choice row">
            <input type="radio" name="message" checked={key === message} onChange={() => setMessage(key)} />
            {titles[key]}
          </label>
        ))}
      </fieldset>
      <TellText
        key={message}
        text={text}
        language={ready.language}
        isLoading={
          typed[message] === undefined &&
          (templates === undefined || visits === undefined || (namesLink && link === undefined))
        }
        onType={(now) => store({ ...typed, [message]: now })}
      />
      {ours.language !== ready.language && (
        <div className="tell-ours">
          <h3 className="small">{words.inYourLanguage(languageNames[ours.language])}</h3>
          <p className="soft" lang={ours.language}>
            {fill(ours, patient, named)}
          </p>
        </div>
      )}
    </TitledDialog>
  );
}

const saysNothingNew: readonly MessageKey[] = ['reminder', 'missed'];

function suggestMessage(
  { stage, remarks }: Appointment,
  visits: readonly CalendarVisit[],
  what = firstToTell(visits)?.what,
): MessageKey {
  if (what) return tellingKeys[what];
  if (remarks !== null) return 'review';
  if (stage === 'tried' && visits[0]?.status === 'noshow') return 'missed';
  return ({ new: 'received', tried: 'not-reached', confirmed: 'confirmed', seen: 'review' } as const)[stage ?? 'new'];
}

/** The visits of which this is to be told; where it is told once more, the next one, or the last that was missed. */
function visitsFor(message: MessageKey, visits: readonly CalendarVisit[]) {
  const now = new Date();
  const kind = toTellKinds.find((one) => tellingKeys[one] === message);
  const those = kind && firstToTell(visits, now, kind)?.visits;
  if (those) return those;
  const inOrder = visits.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  if (message === 'missed') return inOrder.filter(({ status }) => status === 'noshow').slice(-1);
  const status = message === 'cancelled' ? 'cancelled' : 'booked';
  return inOrder.filter((visit) => visit.status === status && new Date(visit.starts_at) > now).slice(0, 1);
}

interface TellTextProps {
  text: string;
  language: Language;
  /** Parts of it are missing yet: one that arrived while someone edits would move the caret and undo the selection. */
  isLoading: boolean;
  onType: (text: string) => void;
}

function TellText({ text, language: spoken, isLoading, onType }: TellTextProps) {
  const id = useId();
  const missing = isLoading ? undefined : findBlank(text);
  return (
    <Field id={id} label={words.whatThePatientReads} error={missing && words.fillIn(missing)}>
      {(control) => (
        <textarea
          {...control}
          className="input"
          dir="auto"
          lang={spoken}
          rows={6}
          readOnly={isLoading}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

interface TellButtonProps {
  appointment: Appointment;
  label?: string;
  /** Kind of message, where that is known. */
  what?: ToTell;
  className?: string;
}

/** Opens the ready messages for a request. What is typed stays until the patient is marked as told. */
export function TellButton({ appointment, label = words.readyMessages, what, className }: TellButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const tell = useTelling();
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)} shortcut="tell">
        {label}
        <span className="visually-hidden">{words.forPatient(appointment.name)}</span>
      </Button>
      {/* Elsewhere in the document, where no style of a row applies. */}
      {isOpen &&
        createPortal(
          <TellDialog
            appointment={appointment}
            what={what}
            onTell={(told) => {
              setOpen(false); // no one can reach a toast behind a modal dialog
              void tell(appointment, told);
            }}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}
