import type { DeliveryState } from '#contract/plain/webhook-events.ts';

export const addFailure = 'प्रोग्राम जोड़ा नहीं जा सका।';
export const updated = 'सेव हो गया।';
export const updateFailure = 'प्रोग्राम बदला नहीं जा सका।';
export const removed = 'प्रोग्राम अलग कर दिया गया।';
export const removeFailure = 'प्रोग्राम अलग नहीं किया जा सका।';
export const renewFailure = 'गुप्त कोड बदला नहीं जा सका।';
export const tested = 'टेस्ट मैसेज भेजा जा रहा है।';
export const testFailure = 'टेस्ट मैसेज भेजा नहीं जा सका।';
export const replayed = 'फिर से भेजा जा रहा है।';
export const replayFailure = 'फिर से भेजा नहीं जा सका।';
export const notFound = 'यह प्रोग्राम अब जुड़ा हुआ नहीं है।';
export const notReplayable = 'यह मैसेज भेजा जा रहा है, या अब सूची में नहीं है।';
export const wrongUrl = 'कृपया ऐसा पता लिखें जो https:// से शुरू हो।';
export const privateUrl = 'यह पता किसी नेटवर्क के अंदर का है। कृपया इंटरनेट वाला पता लिखें।';
export const noEvents = 'कृपया कम से कम एक चुनें।';
export const oneGateway = 'एक गेटवे पहले से जुड़ा है। कृपया पहले उसे अलग करें।';
export const tooMany = 'ज़्यादा से ज़्यादा 10 प्रोग्राम जोड़े जा सकते हैं।';

export const stateLabels: Record<DeliveryState, string> = {
  waiting: 'इंतज़ार में',
  sending: 'भेजा जा रहा है',
  sent: 'पहुँच गया',
  failed: 'नहीं पहुँचा, छोड़ दिया',
};
