import type { OutboxState } from '../plain/outbox-states.ts';

export const notFound = 'This message was sent or stopped already.';
export const retryFailure = 'The message could not be sent again.';
export const retried = 'The message is sent again.';
export const nextFailure = 'The next messages could not be loaded.';
export const noneNext = 'No message would be due in the next seven days.';
export const checkFailure = 'It could not be looked up.';
export const testFailure = 'The test could not be sent.';
export const noMailServer = 'No mail server is set up: SMTP_URL and MAIL_FROM are missing.';
export const stopFailure = 'The message could not be stopped.';
export const stopped = 'The message is stopped. Please tell the patient yourself.';
export const ownMailsFailure = 'Your choice could not be saved.';
export const ownMailsSaved = 'Your choice is saved.';

/** States of a message. */
export const stateLabels: Record<OutboxState, string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  refused: 'Not sent',
  unknown: 'May not have arrived',
  withdrawn: 'Stopped',
};
