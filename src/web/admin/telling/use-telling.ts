import type { Appointment, Channel, ContactEntry } from '#contract/appointments.ts';
import * as contactMessages from '#contract/messages/contact-log.ts';
import { titleOf } from '#contract/messages/messages.ts';
import type { MessageKey } from '#contract/plain/template-fields.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useSay } from '#web/admin/records/change.tsx';
import { drafts } from '#web/admin/records/draft.ts';
import { requests } from '#web/admin/records/kinds.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import * as timings from '#web/timings.ts';

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
      done: `Marked as ${verbOf(message)} by ${channelLabels[channel]}.`,
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
  const by = `by ${channelLabels[channel]}`;
  return message === 'reminder' ? `Reminded ${by}` : `Told ${by}: ${titleOf(message)}`;
}

/** A reminder says nothing new. */
const verbOf = (message: MessageKey) => (message === 'reminder' ? 'reminded' : 'told');
