import { useNavigate } from 'react-router';
import type { Appointment, Channel, ContactEntry } from '#contract/appointments.ts';
import * as contactMessages from '#contract/messages/contact-log.ts';
import { titleOf } from '#contract/messages/messages.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { type MessageKey, tellingKeys } from '#contract/plain/template-fields.ts';
import { whatToTell } from '#contract/plain/visit-states.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { firstNumber, internationalDigits } from '#web/admin/call-href.ts';
import { useSay, useUndo } from '#web/admin/records/change.tsx';
import { drafts } from '#web/admin/records/draft.ts';
import { requests } from '#web/admin/records/kinds.ts';
import { useIsPractitioner } from '#web/admin/role.ts';
import { momentWords } from '#web/admin/visits/visit-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useClinic, useShellData } from '#web/shell/clinic.ts';
import * as timings from '#web/timings.ts';
import type { ToastOffer } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/telling.ts';
import { channelHref, findBlank, firstToTell, namedTimeOf, readyMessage, useFillMessage } from './message-words.ts';

export interface Told {
  message: MessageKey;
  channel: Channel;
  /** Start of the visit or free time that it is about. */
  about?: string | undefined;
  /** Visits of which the patient knows from then on. */
  visits?: readonly CalendarVisit[];
}

/** Names what was typed in place of the ready messages. */
export const messageDraft = ({ reference }: Appointment) => `tell ${reference}`;

const { failure, removed, removeFailure, channelLabels } = contactMessages;
const undoWords = { restored: removed, restoreFailure: removeFailure, cannotRestore: removed };

/** Shows a change until it is answered: in all lists, or in a row of its own. */
export type ShowTold = typeof requests.showDuring<Appointment>;

/** Marks a patient as told, and offers to take the mark back: no one knows whether the message was sent. */
export function useTelling() {
  const say = useSay();
  return async (appointment: Appointment, told: Told, show: ShowTold = requests.showDuring) => {
    const { message, channel, about, visits = [] } = told;
    const { reference, last_told: before, to_tell_until } = appointment;
    const mark: ContactEntry = {
      id: Number.MAX_SAFE_INTEGER,
      created_at: new Date().toISOString(),
      author: null,
      message,
      channel,
      visit_starts_at: about ?? null,
    };
    const body = {
      message,
      channel,
      ...(about !== undefined && { visit_starts_at: about }),
      visits: visits.map(({ id, starts_at, practitioner_id, status }) => ({
        id,
        starts_at,
        practitioner_id,
        status: status === 'cancelled' ? status : ('booked' as const),
      })),
    };
    const result = await attempt(() =>
      show(
        appointment,
        (item) => ({ ...item, last_told: mark, ...(visits.length > 0 && { to_tell_until: null }) }),
        () => adminApi.contactLog.create({ params: { id: appointment.id }, body }),
      ),
    );
    if (result.kind === 'saved') drafts.forget(messageDraft(appointment));
    return say(result, {
      done: (isReminder(message) ? words.markedReminded : words.markedTold)(channelLabels[channel]),
      failure,
      undo: (saved) => ({
        takeBack: () =>
          show(
            saved,
            (item) => ({ ...item, last_told: before, to_tell_until }),
            async () => {
              if (saved.last_told) await adminApi.contactLog.remove({ params: { id: saved.last_told.id } });
              return adminApi.appointments.getByReference({ params: { reference } });
            },
          ),
        words: undoWords,
        duration: timings.toast,
      }),
    });
  };
}

/** 'Told by WhatsApp: We have your request' */
export function describeMark({ message, channel }: Pick<ContactEntry, 'message' | 'channel'>) {
  const by = channelLabels[channel];
  return isReminder(message) ? words.reminded(by) : words.told(by, titleOf(message));
}

/** A reminder says nothing new. */
const isReminder = (message: string) => message === 'reminder';

interface SayBookedOptions {
  /** The request as it was, or what the visit has settled of it, which Undo restores; without it, Undo cancels the visit. */
  before?: Appointment | Parameters<typeof adminApi.visits.takeBackConfirmation>[0]['body'] | undefined;
  /** The request as it is now, where that is known. */
  request?: Appointment;
}

/** Says that a visit was booked, offers to tell the patient with one click, and to take the booking back. */
export function useSayBooked() {
  const offerUndo = useUndo();
  const offerTelling = useOfferTelling();
  const offerTellingNow = useOfferTellingNow();
  const { timeZone } = useClinic();
  return async (visit: CalendarVisit, { before, request }: SayBookedOptions = {}) => {
    const { id, version: ifMatch, starts_at } = visit;
    const offer = await offerTelling([visit], request);
    const done = `${visitMessages.booked} ${momentWords(starts_at, timeZone)}.`;
    const params = { id };
    if (!before)
      return offerUndo(done, {
        takeBack: () => adminApi.visits.setStatus({ params, body: { status: 'cancelled' } }, { ifMatch }),
        offerUndone: (now) => offerTelling([now]),
        offer,
      });
    const { held, next_call_at } = before;
    const takeBack = () => adminApi.visits.takeBackConfirmation({ params, body: { held, next_call_at } }, { ifMatch });
    return offerUndo(done, {
      takeBack: () =>
        request && 'stage' in before
          ? requests.showDuring(request, ({ version }) => ({ ...before, version }), takeBack)
          : takeBack(),
      onUndone: requests.put,
      offerUndone: () => offerTellingNow([visit]),
      offer,
    });
  };
}

/** Offers the same about visits as they are once something was taken back. */
export function useOfferTellingNow() {
  const offerTelling = useOfferTelling();
  return async (visits: readonly CalendarVisit[]) => {
    const ids = new Set(visits.map(({ id }) => id));
    const of = [...new Set(visits.map(({ appointment_id }) => appointment_id))];
    const load = () => Promise.all(of.map((id) => adminApi.visits.listOfRequest({ params: { id } })));
    const result = await attempt(load);
    return result.kind === 'saved' ? offerTelling(result.saved.flat().filter(({ id }) => ids.has(id))) : undefined;
  };
}

/**
 * The message about visits that have changed, ready to send the way the patient prefers; for several patients the way to all who are to be
 * told. Undefined if nothing is to tell, or a part of the message is missing.
 */
export function useOfferTelling() {
  const navigate = useNavigate();
  const shell = useShellData();
  const fill = useFillMessage();
  const tell = useTelling();
  const isPractitioner = useIsPractitioner();
  return async (changed: readonly CalendarVisit[], known?: Appointment): Promise<ToastOffer | undefined> => {
    if (isPractitioner) return undefined;
    const people = new Set(changed.filter((visit) => whatToTell(visit)).map(({ appointment_id }) => appointment_id));
    if (people.size > 1) {
      const onSelect = () => void navigate(untoldPath);
      return { about: '', label: words.tellSeveral(people.size), href: untoldPath, onSelect };
    }
    const toTell = firstToTell(changed);
    const [first] = toTell?.visits ?? [];
    if (!toTell || !first || !shell) return undefined;
    const loaded = await attempt(() =>
      Promise.all([
        known ?? adminApi.appointments.getByReference({ params: { reference: first.reference } }),
        adminApi.messages.list({}),
        adminApi.patientLinks.get({ params: { id: first.appointment_id } }),
      ]),
    );
    if (loaded.kind !== 'saved') return undefined;
    const [request, templates, { path }] = loaded.saved;
    const { visits, what } = toTell;
    const message = tellingKeys[what];
    const ready = readyMessage(templates, message, request.patient_language);
    const named = visits.map(namedTimeOf);
    const text = fill(ready, { ...request, link: path }, named);
    if (text === '' || findBlank(text)) return undefined;
    const channel = channelFor(request, shell.clinic.phone);
    return {
      about: request.reference,
      label: words.tellBy[channel](request.name),
      href: channelHref(channel, request, { ...ready, text }, shell.clinic.phone),
      onSelect: () => void tell(request, { message, channel, about: named[0]?.starts_at, visits }),
    };
  };
}

const untoldPath = '/admin/untold';

/** Digits of the shortest number that can be reached from abroad or on WhatsApp. */
const shortestNumber = 8;

function channelFor({ contact_preference, phone, email }: Appointment, clinicPhone: string): Channel {
  const preferred = (Object.keys(channelLabels) as Channel[]).find((channel) => channel === contact_preference);
  if (preferred) return preferred;
  const digits = internationalDigits(firstNumber(phone), clinicPhone);
  return digits.length < shortestNumber && email ? 'email' : 'whatsapp';
}
