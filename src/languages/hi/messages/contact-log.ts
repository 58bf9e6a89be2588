import type { Channel } from '#contract/appointments.ts';

export const notFound = 'यह निशान पहले ही हटाया जा चुका है।';
export const failure = '“बता दिया” का निशान नहीं लग पाया।';
export const removeFailure = 'निशान हटाया नहीं जा सका।';
export const removed = 'निशान हटा दिया गया है।';
export const noTemplates = 'तैयार मैसेज लोड नहीं हो पाए। आप अपना मैसेज लिख सकते हैं।';
export const nothingToTell = 'अब बताने के लिए कुछ नहीं है';
export const emptyList = 'सभी मरीज़ों को उनकी विज़िट की सही जानकारी है।';
export const allReminded = 'क्लिनिक अगली बार जिस दिन खुलेगा, उस दिन की विज़िट सभी को याद दिला दी गई है।';
export const noVisits = 'क्लिनिक अगली बार जिस दिन खुलेगा, उस दिन किसी की विज़िट नहीं है।';
export const incompleteMessage = (field: string) => `मैसेज में ${field} चाहिए, जो यहाँ नहीं है। उसे लिखने के लिए अनुरोध खोलें।`;

/** How a patient was told; 'से' follows. */
export const channelLabels: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS मैसेज',
  phone: 'फ़ोन',
  email: 'ई-मेल',
};
