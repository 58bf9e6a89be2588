import type { Appointment, Channel } from '#contract/appointments.ts';
import type { MessageTemplate } from '#contract/messages.ts';
import { addressIn, defaultLanguage, type Language, otherLanguages } from '#contract/plain/languages.ts';
import { momentForPatient } from '#contract/plain/patient-moment.ts';
import { fillTemplate, type MessageKey } from '#contract/plain/template-fields.ts';
import { type ToTell, whatToTell } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { callHref, firstNumber, internationalDigits } from '#web/admin/call-href.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { useShellData } from '#web/shell/clinic.ts';
import { mailHref } from '#web/shell/mail-href.ts';
import * as words from '#words/admin/telling.ts';
import { patientWords } from './patient-words.ts';

/** A visit, or a free time, that a message names. */
export interface NamedTime {
  starts_at: string;
  practitioner: string | null;
}

interface Patient {
  name: string;
  reference: string;
  /** Path of the patient's own page; undefined or null leaves its field in braces. */
  link?: string | null | undefined;
}

/** A ready message in the language of a patient, or in English where it has no translation. */
export interface ReadyMessage {
  text: string;
  language: Language;
}

export function readyMessage(
  templates: readonly MessageTemplate[],
  key: MessageKey,
  wanted: string | null,
): ReadyMessage {
  const template = templates.find((one) => one.key === key);
  const [other] = otherLanguages.filter((one) => one === wanted);
  const text = other && template?.other_texts?.[other];
  return other && text ? { text, language: other } : { text: template?.text ?? '', language: defaultLanguage };
}

/** Fills in a ready message. What no one knows stays in braces, for someone to write. */
export function useFillMessage() {
  const shell = useShellData();
  return (ready: ReadyMessage, { name, reference, link }: Patient, about: readonly NamedTime[] = []) => {
    const pageAt = (path: string) => new URL(addressIn(ready.language, path), shell?.siteUrl).href;
    const around = {
      now: new Date(),
      timeZone: shell?.clinic.timeZone ?? 'UTC',
      words: patientWords[ready.language].moment,
    };
    return fillTemplate(ready.text, {
      name,
      reference,
      clinic: shell?.clinic.name ?? '',
      phone: shell?.clinic.phone ?? '',
      ...(link && { link: pageAt(link) }),
      review_link: pageAt('/review'),
      ...(about.length > 0 && { when: about.map((time) => momentForPatient(time.starts_at, around)).join('; ') }),
      ...(about[0]?.practitioner && { practitioner: about[0].practitioner }),
    });
  };
}

const blank = /\{[^{}]*\}/;

/** The first field that no one has filled in; undefined if the message can be sent. */
export function findBlank(text: string) {
  return blank.exec(text)?.[0];
}

type ToldVisit = Pick<CalendarVisit, 'starts_at' | 'practitioner' | 'told' | 'to_tell'>;

/** Says what the patient does not know of a visit: 'Now Tuesday 24 November, 5:00 pm. Was Monday 23 November, 10:00 am.' */
export function sentenceOf({ starts_at, practitioner, told, to_tell }: ToldVisit, timeZone: string) {
  const now = { starts_at, practitioner };
  const timeOf = (time: NamedTime) => {
    const when = momentWords(time.starts_at, timeZone);
    return time.practitioner ? words.timeWith(when, time.practitioner) : when;
  };
  if (to_tell === 'cancelled') return words.cancelled(timeOf(told ?? now));
  if (to_tell === 'changed' && told) {
    const before = { ...told, practitioner: told.practitioner === practitioner ? null : told.practitioner };
    if (told.starts_at !== starts_at) return words.moved(timeOf(now), timeOf(before));
    const when = momentWords(starts_at, timeZone);
    const who = practitioner ?? words.noPractitionerYet;
    return told.practitioner ? words.nowWithWas(when, who, told.practitioner) : words.nowWith(when, who);
  }
  return told?.status === 'cancelled' ? words.bookedAgain(timeOf(now)) : words.booked(timeOf(now));
}

/** The time that a message about the visit names: of a cancelled one the time that the patient knows. */
export function namedTimeOf({ starts_at, practitioner, told, to_tell }: ToldVisit): NamedTime {
  return to_tell === 'cancelled' && told ? told : { starts_at, practitioner };
}

/** Visits of which the same is to be told as of the soonest one, with what that is; undefined if nothing is to tell. */
export function firstToTell<V extends ToldVisit>(visits: readonly V[], now = new Date(), wanted?: ToTell) {
  const soonest = visits.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  const kinds = soonest.map((visit) => whatToTell(visit, now));
  const what = wanted ?? kinds.find((kind) => kind !== null) ?? null;
  const those = soonest.filter((_, place) => kinds[place] === what);
  return what === null || those.length === 0 ? undefined : { what, visits: those };
}

export type Person = Pick<Appointment, 'name' | 'phone' | 'email' | 'reference' | 'contact_preference'>;

/** Address at which an app of this device sends a message; of a call without an e-mail address. */
export function channelHref(
  channel: Channel,
  { phone, email, reference }: Person,
  { text, language }: ReadyMessage,
  clinicPhone: string,
) {
  const number = internationalDigits(firstNumber(phone), clinicPhone);
  const body = encodeURIComponent(text);
  if (channel === 'whatsapp') return `https://wa.me/${number}?text=${body}`;
  if (channel === 'sms') return `sms:+${number}?body=${body}`;
  if (channel === 'email' && email)
    return mailHref(email, { subject: patientWords[language].contact.messageSubject(reference), body: text });
  return callHref(phone, clinicPhone);
}
