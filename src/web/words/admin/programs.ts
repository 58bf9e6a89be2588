import type { GatewayChannel, WebhookEvent } from '#contract/plain/webhook-events.ts';

// Connected programs.

export const messages = 'Messages';
export const nothingSent = 'Nothing was sent yet.';
export const sendAgain = 'Send again';
export const test = 'Test';
export const sendATest = 'Send a test';
export const changeEvents = 'Change what it hears of';
export const replaceSecret = 'Replace the secret';
export const disconnect = 'Disconnect';
export const disconnectMeans = 'It hears of nothing any more. What waits for it is not sent, and its secret ends.';
export const events = 'What it hears of';
export const save = 'Save';
export const connectedPrograms = 'Connected programs';
export const aboutPrograms = 'Programs that hear of requests, visits and reviews';
export const connectProgram = 'Connect a program';
export const noPrograms = 'No program is connected.';
export const whatProgramsGet =
  'A connected program gets a message when a request comes in or a visit is booked, changed, cancelled or attended. It has ids and times, and nothing about the patient.';
export const aboutConnecting =
  'The program gets messages by Standard Webhooks. Next you will get the secret that signs them.';
export const connect = 'Connect';
export const address = 'Address';
export const addressHint = 'Begins with https://.';
export const aboutReplacing = 'The former one signs as well for 24 hours, so that you can change over.';
export const replace = 'Replace';
export const secret = 'Secret of the program';
export const shownOnlyNow = 'It is shown only now. You can replace it any time.';
export const whatItDoes = 'What it does';
export const hears = 'Hears of requests, visits and reviews';
export const gatewayHint = 'To those who have no e-mail address. It alone gets their number and the text.';

export const eventNames: Readonly<Record<WebhookEvent, string>> = {
  'request.created': 'New request',
  'visit.booked': 'Visit booked',
  'visit.changed': 'Visit changed',
  'visit.cancelled': 'Visit cancelled',
  'visit.attended': 'Visit attended',
  'review.created': 'New review',
};
/** Names of events, in small letters. */
export const hearsOf = (named: string) => `Hears of: ${named}.`;

/** The clinic’s own gateway: as a choice, and as a sentence about a connected one. */
export const gateways: Readonly<Record<GatewayChannel, { label: string; does: string }>> = {
  whatsapp: {
    label: 'Sends WhatsApp messages to patients',
    does: 'Sends WhatsApp messages to patients who have no e-mail address. It alone gets their number and the text.',
  },
  sms: {
    label: 'Sends Text messages to patients',
    does: 'Sends Text messages to patients who have no e-mail address. It alone gets their number and the text.',
  },
};

export const failingSince = (moment: string) => `It has failed since ${moment}. Messages are tried again for a day.`;
export const formerSecretUntil = (moment: string) => `The former secret signs as well until ${moment}.`;
export const disconnectQuestion = 'Disconnect {program}?';
export const enterSecret = 'Enter it at {program}, which checks with it that a message comes from here.';

export const lastOnes = (count: number) => `The last ${count}, newest first.`;
export const delivery = '{message} to {program}: {state}';
/** Takes the label of a state in small letters. */
export const stateAt = (state: string, moment: string) => `${state}, ${moment}.`;
/** Takes the status that the other program answered. */
export const stateWithAnswer = (state: string, moment: string, status: string) =>
  `${state}, ${moment} (answer ${status}).`;
export const triedAgain = (moment: string) => `Tried again ${moment}.`;
