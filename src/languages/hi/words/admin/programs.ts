import type { GatewayChannel, WebhookEvent } from '#contract/plain/webhook-events.ts';

export const messages = 'मैसेज';
export const nothingSent = 'अभी तक कुछ नहीं भेजा गया।';
export const sendAgain = 'फिर से भेजें';
export const test = 'टेस्ट';
export const sendATest = 'टेस्ट भेजें';
export const changeEvents = 'किस-किस की ख़बर मिले, बदलें';
export const replaceSecret = 'गुप्त कोड बदलें';
export const disconnect = 'अलग करें';
export const disconnectMeans =
  'इसे अब कोई ख़बर नहीं मिलेगी। जो मैसेज इसके लिए बाकी हैं वे नहीं जाएँगे, और इसका गुप्त कोड बंद हो जाएगा।';
export const events = 'इसे किस-किस की ख़बर मिले';
export const save = 'सेव करें';
export const connectedPrograms = 'जुड़े हुए प्रोग्राम';
export const aboutPrograms = 'प्रोग्राम जिन्हें अनुरोध, विज़िट और राय की ख़बर मिलती है';
export const connectProgram = 'प्रोग्राम जोड़ें';
export const noPrograms = 'कोई प्रोग्राम नहीं जुड़ा है।';
export const whatProgramsGet =
  'जब कोई अनुरोध आता है, या कोई विज़िट बुक होती है, बदलती है, रद्द होती है या हो जाती है, तो जुड़े हुए प्रोग्राम को मैसेज जाता है। उसमें सिर्फ़ नंबर और समय होते हैं, मरीज़ के बारे में कुछ नहीं।';
export const aboutConnecting =
  'प्रोग्राम को Standard Webhooks से मैसेज मिलते हैं। आगे आपको वह गुप्त कोड मिलेगा जिससे उन पर हस्ताक्षर होते हैं।';
export const connect = 'जोड़ें';
export const address = 'पता';
export const addressHint = 'https:// से शुरू होता है।';
export const aboutReplacing = 'पुराना कोड भी 24 घंटे तक चलेगा, ताकि आप आराम से बदल सकें।';
export const replace = 'बदलें';
export const secret = 'प्रोग्राम का गुप्त कोड';
export const shownOnlyNow = 'यह सिर्फ़ अभी दिख रहा है। आप इसे जब चाहें बदल सकते हैं।';
export const whatItDoes = 'यह क्या करता है';
export const hears = 'इसे अनुरोध, विज़िट और राय की ख़बर मिलती है';
export const gatewayHint = 'उन मरीज़ों को जिनका ई-मेल पता नहीं है। उनका नंबर और मैसेज सिर्फ़ इसी को मिलता है।';

export const eventNames: Readonly<Record<WebhookEvent, string>> = {
  'request.created': 'नया अनुरोध',
  'visit.booked': 'विज़िट बुक हुई',
  'visit.changed': 'विज़िट बदली',
  'visit.cancelled': 'विज़िट रद्द हुई',
  'visit.attended': 'विज़िट हो गई',
  'review.created': 'नई राय',
};
export const hearsOf = (named: string) => `इनकी ख़बर मिलती है: ${named}।`;

export const gateways: Readonly<Record<GatewayChannel, { label: string; does: string }>> = {
  whatsapp: {
    label: 'मरीज़ों को WhatsApp मैसेज भेजता है',
    does: 'उन मरीज़ों को WhatsApp मैसेज भेजता है जिनका ई-मेल पता नहीं है। उनका नंबर और मैसेज सिर्फ़ इसी को मिलता है।',
  },
  sms: {
    label: 'मरीज़ों को SMS भेजता है',
    does: 'उन मरीज़ों को SMS भेजता है जिनका ई-मेल पता नहीं है। उनका नंबर और मैसेज सिर्फ़ इसी को मिलता है।',
  },
};

export const failingSince = (moment: string) =>
  `यह इस समय से नहीं चल रहा: ${moment}। हर मैसेज की एक दिन तक दोबारा कोशिश होती है।`;
export const formerSecretUntil = (moment: string) => `पुराना गुप्त कोड भी इस समय तक चलेगा: ${moment}।`;
export const disconnectQuestion = '{program} को अलग करें?';
export const enterSecret = 'इसे {program} में लिखें। वह इससे जाँचता है कि मैसेज यहीं से आया है।';

export const lastOnes = (count: number) => `पिछले ${count}, नए पहले।`;
export const delivery = '{message}, {program} को: {state}';
export const stateAt = (state: string, moment: string) => `${state}, ${moment}।`;
export const stateWithAnswer = (state: string, moment: string, status: string) =>
  `${state}, ${moment} (जवाब ${status})।`;
export const triedAgain = (moment: string) => `अगली कोशिश: ${moment}।`;
