import type { Channel } from '#contract/appointments.ts';

// Ways to send a message from this device.
export const channels: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS मैसेज',
  email: 'ई-मेल',
  phone: 'फ़ोन करें',
};
/** Hidden words after one of them, for screen readers. */
export const toPatient = (name: string) => `: ${name} को`;
export const tellBy: Record<Channel, (name: string) => string> = {
  whatsapp: (name) => `${name} को WhatsApp पर बताएँ`,
  sms: (name) => `${name} को SMS मैसेज से बताएँ`,
  email: (name) => `${name} को ई-मेल से बताएँ`,
  phone: (name) => `${name} को फ़ोन करें`,
};
export const tellSeveral = (patients: number) => `${patients} मरीज़ों को बताएँ`;

// Marks that a patient was told, with a channel of `messages/contact-log.ts`.
export const markedReminded = (channel: string) => `लिख लिया गया: ${channel} से याद दिला दिया।`;
export const markedTold = (channel: string) => `लिख लिया गया: ${channel} से बता दिया।`;
export const reminded = (channel: string) => `${channel} से याद दिला दिया`;
export const told = (channel: string, title: string) => `${channel} से बता दिया: ${title}`;
export const lastTold = (mark: string) => `${mark}।`;

// Changes of a visit that the patient does not know of.
export const timeWith = (when: string, who: string) => `${when}, ${who} के साथ`;
export const cancelled = (time: string) => `रद्द हुई: ${time}।`;
export const moved = (now: string, before: string) => `अब ${now}। पहले ${before}।`;
export const nowWith = (when: string, who: string) => `${when}, फ़िज़ियोथेरेपिस्ट अब: ${who}।`;
export const nowWithWas = (when: string, who: string, before: string) =>
  `${when}, फ़िज़ियोथेरेपिस्ट अब: ${who}, पहले: ${before}।`;
export const noPractitionerYet = 'अभी तय नहीं';
export const booked = (time: string) => `बुक हुई: ${time}।`;
export const bookedAgain = (time: string) => `दोबारा बुक हुई: ${time}।`;

// Ready messages.
export const readyMessages = 'तैयार मैसेज';
/** Hidden words after those of the button, for screen readers. */
export const forPatient = (name: string) => `: ${name} के लिए`;
export const tellPatient = '{name} को बताएँ';
export const message = 'मैसेज';
export const whatThePatientReads = 'मरीज़ यह पढ़ेंगे';
export const inYourLanguage = (language: string) => `यही ${language} में`;
export const fillIn = (field: string) => `कृपया ${field} की जगह सही शब्द लिखें।`;
export const tomorrow = 'कल की विज़िट';

// Messages that the program sends, with a state of `messages/outbox.ts`.
export const messagesTo = (name: string) => `${name} को भेजे गए मैसेज`;
export const state = (said: string) => `${said}।`;
export const toBeSent = (said: string, when: string) => `${said}, भेजने का समय: ${when}।`;
export const sentAt = (said: string, when: string) => `${said}: ${when}।`;
export const about = (when: string) => ` विज़िट: ${when}।`;
export const doNotSend = 'न भेजें';
export const tryAgain = 'दोबारा कोशिश करें';

// The patient's own page.
export const copyLink = 'मरीज़ का लिंक कॉपी करें';
export const newLink = 'नया लिंक';
export const askNewLink = 'इस मरीज़ के लिए नया लिंक बनाएँ?';
export const makeNewLink = 'नया लिंक बनाएँ';
export const newLinkLead = 'मरीज़ के पास जो लिंक है, वह काम करना बंद कर देगा। नया लिंक उन्हें तैयार मैसेज से भेजें।';
