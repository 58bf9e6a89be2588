// Apart from the schemas, so that browsers load no validation code with them.

/** Statuses of a visit, in the terms of FHIR's Appointment. */
export const visitStatuses = ['booked', 'arrived', 'fulfilled', 'cancelled', 'noshow'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** Visits that have taken place or will. The others leave their time to someone else. */
export const occupyingStatuses: readonly VisitStatus[] = ['booked', 'arrived', 'fulfilled'];

/** Visits that have not been marked as attended, missed or cancelled. */
const openStatuses: readonly VisitStatus[] = ['booked', 'arrived'];

interface VisitTime {
  status: VisitStatus;
  /** Instants, or ms since 1970. */
  starts_at: string | number;
  ends_at: string | number;
}

/** Whether a visit is over, and no one has said whether the patient came. */
export function isUnmarked({ status, ends_at }: Pick<VisitTime, 'status' | 'ends_at'>, now = new Date()) {
  return openStatuses.includes(status) && new Date(ends_at) <= now;
}

/** How a visit differs from what its patient was told last: it is new to them, has changed, or is cancelled. */
export const toTellKinds = ['new', 'changed', 'cancelled'] as const;
export type ToTell = (typeof toTellKinds)[number];

/** Message that a visit calls for: none once it has begun. */
export function whatToTell(
  { to_tell, starts_at }: { to_tell: ToTell | null } & Pick<VisitTime, 'starts_at'>,
  now = new Date(),
): ToTell | null {
  return new Date(starts_at) > now ? to_tell : null;
}

/** State of a time that a patient wished for: free, held for this patient, taken by someone else, or over. */
export const wishedTimeStates = ['free', 'held', 'taken', 'over'] as const;
export type WishedTimeState = (typeof wishedTimeStates)[number];

/** Parts of the day that a patient prefers. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

export const repeatIntervals = ['week', 'two-weeks', 'month'] as const;
export type RepeatInterval = (typeof repeatIntervals)[number];

export const absenceKinds = ['leave', 'break'] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

/** How offering a freed time has ended; open while it goes on. */
export const freedStates = ['open', 'filled', 'stopped', 'booked', 'undone', 'no-one', 'too-late'] as const;
export type FreedState = (typeof freedStates)[number];

/** Answer to an offer, or why it has none; open while its time is held. */
export const offerStates = ['open', 'taken', 'declined', 'expired', 'skipped', 'withdrawn', 'not-sent'] as const;
export type OfferState = (typeof offerStates)[number];
