// Apart from the schemas, so that browsers load no validation code with them.

/** How far a pending request has come. */
export const stages = ['new', 'tried', 'confirmed', 'seen'] as const;
export type Stage = (typeof stages)[number];

interface Course {
  stage: Stage | null;
  last_attended_at: string | null;
  next_call_at: string | null;
  return_reason: string | null;
}

/** Whether it is an open course: a pending request with attended visits and none ahead. */
export function isToComeBack({ stage, last_attended_at }: Course) {
  return stage !== null && stage !== 'confirmed' && last_attended_at !== null;
}

/** Answers what is agreed for an open course: a day for the next call, why there is no next visit, or nothing. */
export function agreedOf({ next_call_at, return_reason }: Course, now: Date) {
  if (next_call_at) return new Date(next_call_at) <= now ? 'due' : 'later';
  return return_reason === null ? 'nothing' : 'reason';
}

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
