import type { BookedAppointment } from '#contract/appointments.ts';
import { readFromVisit, storeForVisit } from './popup/visit-storage.ts';

/** The confirmation of what was sent last in this tab: a reload keeps it, and the patient's link is not part of the address. */
export const sentAddress = '/appointment?sent=1';

export const isSentAddress = ({ search }: { search: string }) => new URLSearchParams(search).get('sent') === '1';

const sentKey = 'booking-sent';

/** A copy for browsers whose storage is turned off. Never written on the server, where it would be everyone's. */
let sent: BookedAppointment | undefined;

export function storeSent(booked: BookedAppointment) {
  sent = booked;
  storeForVisit(sentKey, JSON.stringify(booked));
}

export function readSent(): BookedAppointment | undefined {
  sent ??= (JSON.parse(readFromVisit(sentKey) ?? 'null') as BookedAppointment | null) ?? undefined;
  return sent;
}
