// Apart from the schemas, so that browsers load no validation code with them.

/** In the terms of FHIR's appointments. */
export const visitStatuses = ['booked', 'arrived', 'fulfilled', 'cancelled', 'noshow'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** Visits that have taken place or will. The others leave their time to someone else. */
export const occupyingStatuses: readonly VisitStatus[] = ['booked', 'arrived', 'fulfilled'];

/** State of a time that a patient wished for: free, held for this patient, taken by someone else, or over. */
export const wishedTimeStates = ['free', 'held', 'taken', 'over'] as const;
export type WishedTimeState = (typeof wishedTimeStates)[number];

/** Parts of the day that a patient prefers. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export const repeatIntervals = ['week', 'two-weeks', 'month'] as const;
export type RepeatInterval = (typeof repeatIntervals)[number];

export const absenceKinds = ['leave', 'break'] as const;
export type AbsenceKind = (typeof absenceKinds)[number];
