import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { readOpen } from '#web/admin/list/list-address.ts';
import { rowLinkId } from '#web/admin/list/row-link.ts';
import { useClose } from '#web/admin/list/use-close.ts';
import type { useGrowingList } from '#web/admin/list/use-growing-list.ts';
import { useRowFocus } from '#web/admin/list/use-row-focus.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { type ListQuery, toSearch } from './list-query.ts';
import { type SaveOutcome, saveRemarks } from './save-remarks.ts';
import { useDrafts } from './use-drafts.ts';

interface OpenAppointment {
  /** Reference of the request that the address names. */
  open: string | undefined;
  unlisted: Appointment | undefined;
  query: ListQuery;
  growing: ReturnType<typeof useGrowingList<Appointment>>;
}

/** The request that is open beside the list: where it comes from, how it is saved, and what closing it does. */
export function useOpenAppointment({ open, unlisted, query, growing }: OpenAppointment) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { drafts, hasDrafts } = useDrafts();
  const focusNext = useRowFocus(open);
  const close = useClose(toSearch(query));
  const listed = growing.list.body.find((appointment) => appointment.reference === open);
  const [kept, keep] = useState(listed);
  // Stays open when the list is loaded anew without it.
  if (listed && listed !== kept) keep(listed);
  const opened = [listed, kept, unlisted].find((appointment) => appointment && appointment.reference === open);

  async function save(before: Appointment, remarks: string): Promise<SaveOutcome> {
    const outcome = await saveRemarks(before, remarks);
    if (outcome.kind === 'saved') finish(before, outcome.appointment);
    if (outcome.kind === 'stale') show(outcome.appointment);
    if (outcome.kind === 'failed') toasts.failure(appointmentMessages.failure);
    return outcome;
  }

  function finish(before: Appointment, saved: Appointment) {
    drafts.forget(saved);
    toasts.success(before.remarks === null ? appointmentMessages.done : 'Remarks saved.');
    focusNext(neighbourOf(saved, growing.list.body));
    show(saved);
    if (query.status === 'pending') growing.remove(saved.id);
    if (isStillOpen(saved)) void close();
    void revalidate();
  }

  function show(appointment: Appointment) {
    keep(appointment);
    growing.replace(appointment);
  }

  const sheet = opened && {
    appointment: opened,
    drafts,
    onSave: (remarks: string) => save(opened, remarks),
  };
  return { sheet, close, hasDrafts };
}

/** While it was being saved, another one may have been opened. */
function isStillOpen({ reference }: Appointment) {
  return readOpen(new URLSearchParams(window.location.search)) === reference;
}

/** The row below, or the one above the last. */
function neighbourOf({ id }: Appointment, rows: Appointment[]) {
  const place = rows.findIndex((row) => row.id === id);
  const neighbour = rows[place + 1] ?? rows[place - 1];
  return neighbour && rowLinkId(neighbour.reference);
}
