import type { MessageKey } from './template-fields.ts';

/** Unknown: the mail server has taken the text and not answered, so the patient may have it. */
export const outboxStates = ['waiting', 'sending', 'sent', 'refused', 'unknown', 'withdrawn'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** Time in ms in which Undo still removes a message. */
export const graceMs = 180_000;

/** Messages that are sent again after an unknown answer: twice is better than never. */
export const repeatable: readonly MessageKey[] = ['changed', 'cancelled'];

/** Messages that the program sends by e-mail, unless an owner turns them off. */
export const mailed: readonly MessageKey[] = ['received', 'confirmed', 'changed', 'cancelled', 'reminder', 'missed'];

/** Messages that wait for the morning, and for an hour after another one; changes and cancellations never do. */
export const unhurried: readonly MessageKey[] = ['reminder', 'missed', 'earlier', 'review'];
