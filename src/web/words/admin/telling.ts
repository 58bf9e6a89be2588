import type { Channel } from '#contract/appointments.ts';

// Ways to send a message from this device.
export const channels: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'Text message',
  email: 'E-mail',
  phone: 'Call',
};
/** Hidden words after one of them, for screen readers. */
export const toPatient = (name: string) => ` to ${name}`;
export const tellBy: Record<Channel, (name: string) => string> = {
  whatsapp: (name) => `Tell ${name} on WhatsApp`,
  sms: (name) => `Tell ${name} by text message`,
  email: (name) => `Tell ${name} by e-mail`,
  phone: (name) => `Call ${name}`,
};
export const tellSeveral = (patients: number) => `Tell ${patients} patients`;

// Marks that a patient was told, with a channel of `messages/contact-log.ts`.
export const markedReminded = (channel: string) => `Marked as reminded by ${channel}.`;
export const markedTold = (channel: string) => `Marked as told by ${channel}.`;
export const reminded = (channel: string) => `Reminded by ${channel}`;
export const told = (channel: string, title: string) => `Told by ${channel}: ${title}`;
export const lastTold = (mark: string) => `${mark}.`;

// Changes of a visit that the patient does not know of.
export const timeWith = (when: string, who: string) => `${when} with ${who}`;
export const cancelled = (time: string) => `Cancelled: ${time}.`;
export const moved = (now: string, before: string) => `Now ${now}. Was ${before}.`;
export const nowWith = (when: string, who: string) => `${when}, now with ${who}.`;
export const nowWithWas = (when: string, who: string, before: string) => `${when}, now with ${who}, was ${before}.`;
export const noPractitionerYet = 'no practitioner yet';
export const booked = (time: string) => `Booked: ${time}.`;
export const bookedAgain = (time: string) => `Booked again: ${time}.`;

// Ready messages.
export const readyMessages = 'Ready messages';
/** Hidden words after those of the button, for screen readers. */
export const forPatient = (name: string) => ` for ${name}`;
export const tellPatient = 'Tell {name}';
export const message = 'Message';
export const whatThePatientReads = 'What the patient reads';
export const inYourLanguage = (language: string) => `The same in ${language}`;
export const fillIn = (field: string) => `Please write what belongs in place of ${field}.`;
export const tomorrow = 'Tomorrow';

// Messages that the program sends, with a state of `messages/outbox.ts`.
export const messagesTo = (name: string) => `Messages to ${name}`;
export const state = (said: string) => `${said}.`;
export const toBeSent = (said: string, when: string) => `${said}, to be sent ${when}.`;
export const sentAt = (said: string, when: string) => `${said} ${when}.`;
export const about = (when: string) => ` About ${when}.`;
export const doNotSend = 'Do not send';
export const tryAgain = 'Try again';

// The patient's own page.
export const copyLink = 'Copy the patient’s link';
export const newLink = 'New link';
export const askNewLink = 'Make a new link for this patient?';
export const makeNewLink = 'Make a new link';
export const newLinkLead =
  'The link that the patient has now will stop working. Send them the new one with a ready message.';
