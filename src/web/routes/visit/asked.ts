import * as linkMessages from '#contract/messages/patient-links.ts';
import type { PatientPage } from '#contract/patient-links.ts';
import { type Api, ApiError } from '#web/api/client.ts';
import { momentWords } from '#web/booking/deferred/time-words.ts';
import { anyone } from './move-visit.tsx';

// Requests in the address of the page, read on the server.

const { outcomes } = linkMessages;

/** Said once a button has worked, and only while it is true. */
export function outcomeOf(asked: URLSearchParams, { visits, held, notes, time_zone }: PatientPage) {
  const done = asked.get('done');
  const moved = done === 'move' && visits.find(({ id }) => String(id) === asked.get('visit'));
  if (moved && moved.moved && moved.status === 'booked') return outcomes.move(momentWords(moved.starts_at, time_zone));
  if (done === 'cancel' && visits.some(({ status }) => status === 'cancelled')) return outcomes.cancel;
  if (done === 'release' && held === null) return outcomes.release;
  if (done === 'ask' && notes.length > 0) return outcomes.ask;
  return undefined;
}

/** The free times for the visit that the patient wants to move, or why it cannot be moved. */
export async function loadMoving(api: Api, token: string, { visits, is_closed }: PatientPage, asked: URLSearchParams) {
  const wanted = asked.get('move');
  if (wanted === null) return undefined;
  const visit = visits.find(({ id }) => String(id) === wanted);
  if (visit?.status !== 'booked') return { refusal: linkMessages.notMoved };
  if (is_closed) return { refusal: linkMessages.closedRequest };
  if (visit.cancel_until === null) return { refusal: linkMessages.tooLateToMove };
  if (!visit.can_move) return { refusal: linkMessages.movesAreOff };
  const day = asked.get('day') ?? '';
  const body = { token, visit_id: visit.id, ...practitionerIn(asked.get('practitioner')) };
  try {
    return { visitId: visit.id, day, times: await api.patientLinks.listTimes({ body }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refusal: sentenceOf(error) };
  }
}

/** No one in particular unless said, which leaves the visit with its practitioner. */
export function practitionerIn(asked: string | null) {
  return asked ? { practitioner_id: asked === anyone ? null : asked } : {};
}

export const sentenceOf = (error: ApiError) => error.fieldErrors[0]?.message ?? error.message;
