// Apart from the schemas, so that browsers load no validation code with them.

/** How far a pending request has come. */
export const stages = ['new', 'tried', 'confirmed'] as const;
export type Stage = (typeof stages)[number];

/** How a done request ended. */
export const outcomes = ['finished', 'cancelled', 'not-reached', 'not-a-request'] as const;
export type Outcome = (typeof outcomes)[number];

/** An attempt is a call that nobody answered; its text may be empty. */
export const noteKinds = ['note', 'attempt'] as const;
export type NoteKind = (typeof noteKinds)[number];
