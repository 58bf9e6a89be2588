import type { Outcome, Stage } from '#contract/plain/request-states.ts';

// How far a request is, and how it ended.

export const stages: Record<Stage, string> = { new: 'New', tried: 'Tried', confirmed: 'Confirmed', seen: 'Seen' };
export const outcomes: Record<Outcome, string> = {
  finished: 'Finished',
  cancelled: 'Cancelled',
  'not-reached': 'Not reached',
  duplicate: 'Duplicate',
  'not-a-request': 'Not a request',
};
export const done = 'Done';
export const due = 'Due';
/** The visit is over, and no one has said whether the patient came. */
export const notMarked = 'Not marked';
