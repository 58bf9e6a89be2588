// Apart from the schemas, so that browsers load no validation code with them.

/** How far a pending request has come. */
export const stages = ['new', 'tried', 'confirmed', 'seen'] as const;
export type Stage = (typeof stages)[number];

/** How a done request ended. */
export const outcomes = ['finished', 'cancelled', 'not-reached', 'duplicate', 'not-a-request'] as const;
export type Outcome = (typeof outcomes)[number];

/** An attempt is a call that no one answered; its text may be empty. */
export const noteKinds = ['note', 'attempt'] as const;
export type NoteKind = (typeof noteKinds)[number];

// Apart from the other sentences about appointments, which visitors load.

export const outcomeLabels = {
  finished: 'Finished',
  cancelled: 'Cancelled',
  'not-reached': 'Not reached',
  duplicate: 'Duplicate',
  'not-a-request': 'Not a request',
} as const;
export const stageLabels = { new: 'New', tried: 'Tried', confirmed: 'Confirmed', seen: 'Seen' } as const;
