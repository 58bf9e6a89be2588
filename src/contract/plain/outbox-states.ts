import type { MessageKey } from './template-fields.ts';

/** Unknown: the mail server has taken the text and not answered, so the patient may have it. */
export const outboxStates = ['waiting', 'sending', 'sent', 'refused', 'unknown', 'withdrawn'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** Time in ms in which Undo still removes a message. */
export const graceMs = 180_000;

/** Messages that are sent again after an unknown answer: twice is better than never. */
export const repeatable: readonly MessageKey[] = ['changed', 'cancelled'];

/** Messages for which a patient has to be asked: 'You may write to me later'. An owner turns them on. */
export const later: readonly MessageKey[] = ['review', 'recall'];

/** Messages that the program sends by e-mail; an owner turns off those that are not for later. */
export const mailed: readonly MessageKey[] = [
  'received',
  'confirmed',
  'changed',
  'cancelled',
  'reminder',
  'missed',
  ...later,
];

/** Whether the program sends it, by what an owner has chosen: 1, 0, or nothing yet. */
export const isSwitchedOn = (message: MessageKey, choice: number | null) =>
  mailed.includes(message) && (later.includes(message) ? choice === 1 : choice !== 0);

/** Messages that wait for the morning, and for an hour after another one; changes and cancellations never do. */
export const unhurried: readonly MessageKey[] = ['reminder', 'missed', 'earlier', ...later];
