import type { Appointment, Channel, ContactEntry } from '#contract/appointments.ts';
import * as contactMessages from '#contract/messages/contact-log.ts';
import { titleOf } from '#contract/messages/message-templates.ts';
import type { MessageKey } from '#contract/plain/template-fields.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { undoLabel } from '#web/admin/records/change.tsx';
import { requests } from '#web/admin/records/kinds.ts';
import { adminApi } from '#web/api/admin-api.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

export interface Told {
  message: MessageKey;
  channel: Channel;
  /** Start of the visit or free time that it is about. */
  about?: string | undefined;
  /** Visits of which the patient knows from then on. */
  visits?: readonly CalendarVisit[];
}

interface ToldChange {
  expect: (appointment: Appointment) => Appointment;
  call: () => Promise<Appointment>;
}

/** Shows a change at once, and takes it back when it is refused. */
export type ChangeTold = (change: ToldChange) => Promise<FormResult<Appointment>>;

/** Updates the request in all lists that show it. */
const changeRecord =
  (appointment: Appointment): ChangeTold =>
  ({ expect, call }) =>
    requests.change(appointment, {
      expect,
      call,
    });

/** Marks a patient as told, and offers to take the mark back: no one knows whether the message was sent. */
export function useTelling() {
  const toasts = useToasts();
  const takeBack = async (
    { reference, last_told: before, to_tell_until }: Appointment,
    mark: ContactEntry,
    change: ChangeTold,
  ) => {
    const result = await change({
      expect: (item) => ({ ...item, last_told: before, to_tell_until }),
      call: async () => {
        await adminApi.contactLog.remove({ params: { id: mark.id } });
        return adminApi.appointments.getByReference({ params: { reference } });
      },
    });
    if (result.kind !== 'saved' && result.kind !== 'stale') return toasts.failure(contactMessages.removeFailure);
    return toasts.success(contactMessages.removed);
  };
  return async (appointment: Appointment, told: Told, change = changeRecord(appointment)) => {
    const { message, channel, about, visits = [] } = told;
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
    const result = await change({
      expect: (item) => ({ ...item, last_told: mark, ...(visits.length > 0 && { to_tell_until: null }) }),
      call: () => adminApi.contactLog.create({ params: { id: appointment.id }, body }),
    });
    if (result.kind !== 'saved') return toasts.failure(contactMessages.failure);
    const { last_told } = result.saved;
    toasts.success(`Marked as ${verbOf(message)} by ${contactMessages.channelLabels[channel]}.`, {
      ...(last_told && { action: { label: undoLabel, onSelect: () => void takeBack(appointment, last_told, change) } }),
    });
    return undefined;
  };
}

/** 'Told by WhatsApp: We have your request' */
export function describeMark({ message, channel }: Pick<ContactEntry, 'message' | 'channel'>) {
  const by = `by ${contactMessages.channelLabels[channel]}`;
  return message === 'reminder' ? `Reminded ${by}` : `Told ${by}: ${titleOf(message)}`;
}

/** A reminder says nothing new. */
const verbOf = (message: MessageKey) => (message === 'reminder' ? 'reminded' : 'told');
