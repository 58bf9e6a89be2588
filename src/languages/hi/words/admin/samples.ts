import type { FinalKind } from '#contract/plain/sample-kinds.ts';

export const samples = 'नमूने';
export const theContentThatThis = 'वेबसाइट के साथ शुरू में मिली चीज़ें';
export const everythingOnTheWebsite = 'वेबसाइट पर अब सब कुछ आपका अपना है।';
export const textsPicturesReviewsAnd = 'नमूनों के लेख, फ़ोटो, राय और मरीज़ असली नहीं हैं। जो आपने खुद सेव किया है, वह बना रहेगा।';
export const whatToRemove = 'क्या हटाना है';
export const conditions = 'बीमारियाँ';
export const keepTheTextsAs = 'लेख अपने मानकर रखें, जाँच की तारीखें मिटाकर';
export const deleteThem = 'हटा दें';
export const removeSamples = 'नमूने हटाएँ';
export const removeTheseSamples = 'ये नमूने हटाने हैं?';
export const remove = 'हटाएँ';
export const roomsAndPractitionersStay = 'जो कमरे और फ़िज़ियोथेरेपिस्ट आपकी विज़िट, काम के समय या अकाउंट में लगे हैं, वे बने रहेंगे।';
export const youCanUndoThis = 'आप इसे 30 सेकंड तक वापस ले सकते हैं।';
export const willDelete = (samples: string) => `यह सब हट जाएगा और वेबसाइट से तुरंत चला जाएगा: ${samples}।`;
export const willBecomeYours = (samples: string) =>
  `ये लेख आपके अपने हो जाएँगे: ${samples}। इनकी जाँच की तारीखें हमेशा के लिए मिट जाएँगी।`;
export const deletedForGood = (kinds: string) => `हमेशा के लिए हट जाएँगे: ${kinds}।`;
export const someDeletedForGood = (kinds: string) =>
  `हमेशा के लिए हट जाएँगे: ${kinds}। बाकी को आप 30 सेकंड तक वापस ला सकते हैं।`;
export const kinds: Record<FinalKind, string> = {
  requests: 'अनुरोध',
  rooms: 'कमरे',
  practitioners: 'फ़िज़ियोथेरेपिस्ट',
};
