import type { Appointment, Channel, ToldMark } from '#contract/appointments.ts';
import { titleOf } from '#contract/messages/message-templates.ts';
import * as toldMessages from '#contract/messages/told-marks.ts';
import type { MessageKey } from '#contract/template-fields.ts';
import { getByReference } from '#web/admin/request-by-reference.ts';
import { undoLabel } from '#web/admin/store/undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

/** Message, channel, and the start of the visit or free time that it is about. */
export type Told = [message: MessageKey, channel: Channel, visitStartsAt?: string | undefined];

interface ToldChange {
  expect: (appointment: Appointment) => Appointment;
  call: () => Promise<Appointment>;
}

/** Shows a change at once, and takes it back when it is refused. */
export type ChangeTold = (change: ToldChange) => Promise<FormResult<Appointment>>;

/** Marks a patient as told, and offers to take the mark back: no one knows whether the message was sent. */
export function useTelling(appointment: Appointment, change: ChangeTold) {
  const { id, reference, last_told: before } = appointment;
  const toasts = useToasts();
  const takeBack = async (mark: ToldMark) => {
    const result = await change({
      expect: (item) => ({ ...item, last_told: before }),
      call: async () => {
        await adminApi.toldMarks.remove({ params: { id: mark.id } });
        return getByReference(reference);
      },
    });
    if (result.kind !== 'saved' && result.kind !== 'stale') return toasts.failure(toldMessages.removeFailure);
    return toasts.success(toldMessages.removed);
  };
  return async (...[message, channel, about]: Told) => {
    const mark: ToldMark = {
      id: Number.MAX_SAFE_INTEGER,
      created_at: new Date().toISOString(),
      author: null,
      message,
      channel,
      visit_starts_at: about ?? null,
    };
    const body = { message, channel, ...(about !== undefined && { visit_starts_at: about }) };
    const result = await change({
      expect: (item) => ({ ...item, last_told: mark }),
      call: () => adminApi.toldMarks.create({ params: { id }, body }),
    });
    if (result.kind !== 'saved') return toasts.failure(toldMessages.failure);
    const { last_told } = result.saved;
    toasts.success(`Marked as told by ${toldMessages.channelLabels[channel]}.`, {
      ...(last_told && { action: { label: undoLabel, onSelect: () => void takeBack(last_told) } }),
    });
    return undefined;
  };
}

/** 'Told by WhatsApp: We have your request' */
export function describeMark({ message, channel }: Pick<ToldMark, 'message' | 'channel'>) {
  return `Told by ${toldMessages.channelLabels[channel]}: ${titleOf(message)}`;
}
