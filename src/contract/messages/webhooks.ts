import type { DeliveryState } from '../plain/webhook-events.ts';

export const addFailure = 'The program could not be connected.';
export const updated = 'Saved.';
export const updateFailure = 'The program could not be changed.';
export const removed = 'Program disconnected.';
export const removeFailure = 'The program could not be disconnected.';
export const renewFailure = 'The secret could not be replaced.';
export const tested = 'A test is on its way.';
export const testFailure = 'The test could not be sent.';
export const replayed = 'It is sent again.';
export const replayFailure = 'It could not be sent again.';
export const notFound = 'This program is not connected any more.';
export const notReplayable = 'This message is on its way, or is not listed any more.';
export const wrongUrl = 'Please enter an address that begins with https://.';
export const privateUrl = 'This address is inside a network. Please enter one that is on the internet.';
export const noEvents = 'Please choose at least one.';
export const oneGateway = 'A gateway is connected already. Please disconnect it first.';
export const tooMany = 'At most 10 programs can be connected.';

/** States of a delivery. */
export const stateLabels: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Arrived',
  failed: 'Given up',
};
