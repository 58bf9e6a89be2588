import type { SampleKind } from '#contract/plain/sample-kinds.ts';

export const noneChosen = 'कृपया चुनें कि क्या हटाना है।';
export const removeFailure = 'नमूने हटाए नहीं जा सके।';
export const deleted = 'नमूने हटा दिए गए।';
export const inUse = (names: readonly string[]) =>
  `ये अब भी काम में हैं, इसलिए नहीं हटाए गए: ${new Intl.ListFormat('hi', { type: 'conjunction' }).format(names)}।`;
export const kept = 'बीमारियों के लेख अब आपके अपने हैं। इनकी जाँच की तारीखें मिटा दी गई हैं।';
export const restored = 'नमूने वापस आ गए हैं।';
export const restoreFailure = 'नमूने वापस नहीं लाए जा सके।';
export const cannotRestore = 'ये नमूने अब वापस नहीं लाए जा सकते।';
export const none = 'अब कोई नमूना नहीं बचा।';
export const loadFailure = 'नमूने गिने नहीं जा सके।';

const nouns: Record<SampleKind, readonly [one: string, several: string]> = {
  conditions: ['बीमारी', 'बीमारियाँ'],
  symptoms: ['लक्षण', 'लक्षण'],
  blogs: ['ब्लॉग', 'ब्लॉग'],
  gallery: ['गैलरी की फ़ोटो', 'गैलरी की फ़ोटो'],
  openings: ['खाली पद', 'खाली पद'],
  reviews: ['राय', 'राय'],
  requests: ['अनुरोध', 'अनुरोध'],
  rooms: ['कमरा', 'कमरे'],
  practitioners: ['फ़िज़ियोथेरेपिस्ट', 'फ़िज़ियोथेरेपिस्ट'],
};

/** '24 बीमारियाँ' */
export const countOfKind = (kind: SampleKind, count: number) => `${count} ${nouns[kind][count === 1 ? 0 : 1]}`;
