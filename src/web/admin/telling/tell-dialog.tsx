import './telling.css';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Appointment, Channel, ToldMark } from '#contract/appointments.ts';
import type { MessageTemplate } from '#contract/message-templates.ts';
import { titles } from '#contract/messages/message-templates.ts';
import * as toldMessages from '#contract/messages/told-marks.ts';
import { fillTemplate, type MessageKey } from '#contract/template-fields.ts';
import { callHref, firstNumber, internationalDigits } from '#web/admin/call-href.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { undoLabel } from '#web/admin/use-undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Field } from '#web/forms/field.tsx';
import type { FormResult } from '#web/forms/form-data.ts';
import { useShellData } from '#web/shell/clinic.ts';
import { mailHref } from '#web/shell/mail-href.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface TellDialogProps {
  appointment: Appointment;
  /** Typed in place of the ready messages; outlives the dialog. */
  typed: ReadonlyMap<MessageKey, string>;
  onType: (message: MessageKey, text: string) => void;
  onTell: (message: MessageKey, channel: Channel) => void;
  onClose: () => void;
}

/** A ready message for one patient, to change if necessary, and the ways to send it from this device. */
function TellDialog({ appointment, typed, onType, onTell, onClose }: TellDialogProps) {
  const heading = useId();
  const templates = useTemplates();
  const [message, setMessage] = useState(() => suggestMessage(appointment));
  const filled = useFilled(templates?.find(({ key }) => key === message)?.text ?? '', appointment);
  const text = typed.get(message) ?? filled;
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <h2 id={heading}>
          Tell <bdi>{appointment.name}</bdi>
        </h2>
      </DialogHeader>
      <DialogBody>
        {appointment.last_told && <p className="soft">{describeMark(appointment.last_told)}.</p>}
        {templates === null && <p role="alert">{toldMessages.noTemplates}</p>}
        <fieldset className="tell-messages">
          <legend className="visually-hidden">Message</legend>
          {(Object.keys(titles) as MessageKey[]).map((key) => (
            <label key={key} className="tell-message">
              <input type="radio" name="message" checked={key === message} onChange={() => setMessage(key)} />
              {titles[key]}
            </label>
          ))}
        </fieldset>
        <TellText key={message} text={text} onType={(now) => onType(message, now)} />
      </DialogBody>
      <DialogFooter>
        <Channels appointment={appointment} text={text} onTell={(channel) => onTell(message, channel)} />
      </DialogFooter>
    </Dialog>
  );
}

/** What comes next for a request. */
function suggestMessage({ stage, remarks }: Appointment): MessageKey {
  if (remarks !== null) return 'review';
  return ({ new: 'received', tried: 'not-reached', confirmed: 'confirmed' } as const)[stage ?? 'new'];
}

/** Undefined until they have come, null when they could not be loaded. */
function useTemplates() {
  const [templates, setTemplates] = useState<readonly MessageTemplate[] | null>();
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    void loadOr(null, () => adminApi.messageTemplates.list({}, { signal }), { signal }).then((loaded) => {
      if (!signal.aborted) setTemplates(loaded);
    });
    return () => request.abort();
  }, []);
  return templates;
}

function useFilled(template: string, { name, reference }: Appointment) {
  const shell = useShellData();
  return fillTemplate(template, {
    name,
    reference,
    clinic: shell?.clinic.name ?? '',
    phone: shell?.clinic.phone ?? '',
    review_link: new URL('/review', shell?.siteUrl).href,
  });
}

const blank = /\{[^{}]*\}/;

function TellText({ text, onType }: { text: string; onType: (text: string) => void }) {
  const id = useId();
  const [missing] = blank.exec(text) ?? [];
  return (
    <Field
      id={id}
      label="What the patient reads"
      error={missing && `Please write what belongs in place of ${missing}.`}
    >
      {(control) => (
        <textarea
          {...control}
          className="input tell-text"
          dir="auto"
          rows={6}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

interface ChannelsProps {
  appointment: Appointment;
  text: string;
  onTell: (channel: Channel) => void;
}

/** Each opens an app of this device and marks the patient as told. */
function Channels({ appointment: { phone, email, reference }, text, onTell }: ChannelsProps) {
  const clinicPhone = useShellData()?.clinic.phone ?? '';
  const number = internationalDigits(firstNumber(phone), clinicPhone);
  const isReady = text.trim() !== '' && !blank.test(text);
  const body = encodeURIComponent(text);
  const channel = (name: Channel, href: string, content: ReactNode) => (
    <a
      className={`button button-small ${name === 'whatsapp' ? 'button-primary' : 'button-secondary'}`}
      href={isReady || name === 'phone' ? href : undefined}
      aria-disabled={!isReady && name !== 'phone'}
      {...(name === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={() => (isReady || name === 'phone') && onTell(name)}
    >
      {content}
    </a>
  );
  return (
    <div className="tell-channels">
      {channel(
        'whatsapp',
        `https://wa.me/${number}?text=${body}`,
        <>
          <Icon name="chat" />
          WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
        </>,
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

interface ToldChange {
  expect: (appointment: Appointment) => Appointment;
  call: () => Promise<Appointment>;
}

/** Shows a change at once, and takes it back when it is refused. */
type ChangeTold = (change: ToldChange) => Promise<FormResult<Appointment>>;

/** Marks a patient as told, and offers to take the mark back: nobody knows whether the message was sent. */
function useTelling({ id }: Appointment, change: ChangeTold) {
  const toasts = useToasts();
  const takeBack = async (mark: ToldMark) => {
    const result = await attempt(() => adminApi.toldMarks.remove({ params: { id: mark.id } }));
    if (result.kind === 'saved' || result.kind === 'stale') toasts.success(toldMessages.removed);
    else toasts.failure(toldMessages.removeFailure);
  };
  return async (message: MessageKey, channel: Channel) => {
    const mark = { id: Number.MAX_SAFE_INTEGER, created_at: new Date().toISOString(), author: null, message, channel };
    const result = await change({
      expect: (appointment) => ({ ...appointment, last_told: mark }),
      call: () => adminApi.toldMarks.create({ params: { id }, body: { message, channel } }),
    });
    if (result.kind !== 'saved') return toasts.failure(toldMessages.failure);
    const { last_told } = result.saved;
    toasts.success(`Marked as told by ${toldMessages.channelLabels[channel]}.`, {
      ...(last_told && { action: { label: undoLabel, onSelect: () => void takeBack(last_told) } }),
    });
    return undefined;
  };
}

/** Opens the ready messages for a request. What is typed stays while the button does. */
export function TellButton({ appointment, change }: { appointment: Appointment; change: ChangeTold }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<ReadonlyMap<MessageKey, string>>(new Map());
  const shortcut = useShortcut('tell');
  const tell = useTelling(appointment, change);
  return (
    <>
      <button
        type="button"
        className="button button-secondary button-small"
        onClick={() => setOpen(true)}
        {...shortcut}
      >
        Ready messages<span className="visually-hidden"> for {appointment.name}</span>
      </button>
      {isOpen && (
        <TellDialog
          appointment={appointment}
          typed={typed}
          onType={(message, text) => setTyped((before) => new Map(before).set(message, text))}
          onTell={(message, channel) => {
            setOpen(false); // nobody can reach a toast behind a modal dialog
            void tell(message, channel);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** 'Told by WhatsApp: We have your request' */
export function describeMark({ message, channel }: Pick<ToldMark, 'message' | 'channel'>) {
  return `Told by ${toldMessages.channelLabels[channel]}: ${titles[message]}`;
}
