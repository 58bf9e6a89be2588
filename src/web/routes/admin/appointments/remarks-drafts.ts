import type { Appointment, RemarksDraft } from '#contract/appointments.ts';
import { useServerDrafts } from '#web/admin/records/server-drafts.ts';
import { adminApi } from '#web/api/admin-api.ts';

/** Remarks that were typed and not saved yet, by appointment. `earlier` are those of before. */
export function useRemarksDrafts(earlier: readonly RemarksDraft[]) {
  const store = useServerDrafts('remarks', (id, text) =>
    adminApi.appointments.storeDraft({ params: { id }, body: { text } }),
  );
  /** Typed before a reload or in an earlier session, unless something was typed since. */
  const findEarlier = ({ id }: Appointment) =>
    store.has(id) ? undefined : earlier.find((draft) => draft.appointment_id === id);
  const drafts = {
    findEarlier,
    /** Typed text, or else the saved remarks. */
    read: (appointment: Appointment) =>
      store.read(appointment.id) ?? findEarlier(appointment)?.text ?? appointment.remarks ?? '',
    store: ({ id, remarks }: Appointment, text: string) => store.type(id, text, text === (remarks ?? '') ? '' : text),
    /** Empties the field while its text is being saved. Returns how to put the text back, before what was typed since. */
    take: (appointment: Appointment) => {
      const text = drafts.read(appointment);
      store.hide(appointment.id, findEarlier(appointment)?.text ?? '');
      return () => {
        if (text !== (appointment.remarks ?? ''))
          drafts.store(appointment, [text, store.read(appointment.id)].filter(Boolean).join('\n'));
      };
    },
    /** Forgets a draft once its text is saved. */
    forget: ({ id }: Appointment) => store.settle(id),
    subscribe: store.subscribe,
    hasUnstored: store.hasUnstored,
  };
  return drafts;
}

export type RemarksDrafts = ReturnType<typeof useRemarksDrafts>;
