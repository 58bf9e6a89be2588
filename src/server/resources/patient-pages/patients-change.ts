import * as linkMessages from '#contract/messages/patient-links.ts';
import { tooMany } from '#server/app-error.ts';
import type { Transaction } from '#server/db/database.ts';
import { fixedWindow, type Limit, type LimitStore } from '#server/limits/limit-store.ts';
import type { StoredAppointment } from '../appointments/appointment-record.queries.ts';
import { makeDue } from '../appointments/follow-up.service.ts';
import { insertNote } from '../appointments/notes.queries.ts';

// Shared by the buttons of a patient's page.

/** Wishes for another time and moves to one, of one request. */
const wishes = fixedWindow('patients’ wishes', { calls: 10, windowMs: 24 * 3_600_000 });

/** @throws AppError `too-many` for one who asks again and again. */
export async function takeWish(limitStore: LimitStore, requestId: number) {
  await take(limitStore, wishes, String(requestId), linkMessages.askedOften);
}

/** @throws AppError `too-many` */
export async function take(limitStore: LimitStore, limit: Limit, key: string, sentence: string) {
  const { waitMs } = await limitStore.take(limit, key);
  if (waitMs > 0) throw tooMany(waitMs, sentence);
}

/** Until when patients may cancel a visit, and move it. */
export function cancelUntil({ starts_at }: { starts_at: number }, cancelHours: number) {
  return starts_at - cancelHours * 3_600_000;
}

/** A note, and a call that is due now, which stands above the list. */
export async function tellFrontDesk(trx: Transaction, request: StoredAppointment, text: string, created_at: number) {
  const note = { appointment_id: request.id, administrator_id: null, kind: 'note', from_patient: 1 } as const;
  await insertNote(trx, { ...note, text, created_at });
  await makeDue(trx, request, created_at);
}

/** '24 November 2026 at 10:00 am' */
export function wordsOf(time: number, timeZone: string) {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
  return new Intl.DateTimeFormat('en-GB', { ...day, ...clock, timeZone }).format(time);
}
