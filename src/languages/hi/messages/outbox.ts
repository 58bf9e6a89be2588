import type { OutboxState } from '#contract/plain/outbox-states.ts';

export const notFound = 'यह मैसेज पहले ही भेजा या रोका जा चुका है।';
export const retryFailure = 'मैसेज दोबारा नहीं भेजा जा सका।';
export const retried = 'मैसेज दोबारा भेजा जा रहा है।';
export const nextFailure = 'आगे जाने वाले मैसेज लोड नहीं हो पाए।';
export const noneNext = 'अगले सात दिनों में कोई मैसेज नहीं जाना है।';
export const checkFailure = 'इसकी जाँच नहीं हो पाई।';
export const testFailure = 'टेस्ट ई-मेल नहीं भेजा जा सका।';
export const noMailServer = 'कोई मेल सर्वर सेट नहीं है: SMTP_URL और MAIL_FROM नहीं हैं।';
export const stopFailure = 'मैसेज रोका नहीं जा सका।';
export const stopped = 'मैसेज रोक दिया गया है। कृपया मरीज़ को आप खुद बताएँ।';
export const ownMailsFailure = 'आपकी पसंद सेव नहीं हो पाई।';
export const ownMailsSaved = 'आपकी पसंद सेव हो गई।';

/** States of a message. */
export const stateLabels: Record<OutboxState, string> = {
  waiting: 'भेजा जाना है',
  sending: 'भेजा जा रहा है',
  sent: 'भेजा गया',
  refused: 'नहीं भेजा गया',
  unknown: 'शायद नहीं पहुँचा',
  withdrawn: 'रोक दिया गया',
};
