export const empty = 'अभी कोई मरीज़ नहीं।';
export const nothingFound = 'इस खोज से कोई मरीज़ नहीं मिला।';
export const notLoaded = 'मरीज़ लोड नहीं हो पाए।';
export const updated = 'जानकारी सेव हो गई।';
export const updateFailure = 'जानकारी सेव नहीं हो पाई।';
export const undone = 'जानकारी पहले जैसी हो गई।';
export const undoFailure = 'जानकारी पहले जैसी नहीं हो पाई।';
export const cannotUndo = 'इस बीच किसी ने जानकारी बदली है। कृपया उसे फिर से देखें।';
export const wrongConsentTime = 'कृपया सहमति का समय UTC में भेजें, जैसे 2026-11-20T06:00:00Z।';
export const notFound = 'मरीज़ नहीं मिला।';
export const merged = 'अब दोनों एक ही मरीज़ हैं।';
export const mergeFailure = 'मरीज़ मिलाए नहीं जा सके।';
export const alreadyMerged = 'किसी ने अभी इन दोनों में से एक को मिलाया या बदला है। कृपया उन्हें फिर से देखें।';
export const withItself = 'कृपया कोई दूसरा मरीज़ चुनें।';
export const unmerged = 'अब वे फिर से दो मरीज़ हैं।';
export const unmergeFailure = 'मिलाना वापस नहीं लिया जा सका।';
export const cannotUnmerge = 'यह मिलाना अब वापस नहीं लिया जा सकता।';
export const split = 'चुने हुए अनुरोध अब एक नए मरीज़ के हैं।';
export const splitFailure = 'अनुरोध नए मरीज़ को नहीं दिए जा सके।';
export const noneChosen = 'कृपया कम से कम एक अनुरोध चुनें।';
export const notTheirs = 'इस बीच किसी ने इनमें से एक अनुरोध किसी और को दे दिया है। कृपया उन्हें फिर से देखें।';
export const joined = 'अनुरोध फिर से इसी मरीज़ के हैं।';
export const joinFailure = 'अनुरोध वापस नहीं लाए जा सके।';
export const cannotJoin = 'इस बीच किसी ने इनमें से एक मरीज़ को बदला है। कृपया उन्हें फिर से देखें।';
export const apart = 'ये दोनों अलग-अलग लोग हैं। अब दोबारा नहीं पूछा जाएगा।';
export const apartFailure = 'यह सेव नहीं हो पाया कि दोनों अलग-अलग हैं।';
export const apartUndone = 'अब फिर से दोनों एक ही व्यक्ति हो सकते हैं।';
export const apartUndoFailure = 'इसे वापस नहीं लिया जा सका।';
export const noContact = 'कृपया फ़ोन नंबर या ई-मेल पता लिखें।';
export const yesOrNo = 'कृपया yes या no लिखें।';
export const unknownLanguage = 'यह भाषा सूची में नहीं है। कृपया उसे अंग्रेज़ी में लिखें, जैसे Hindi, या खाली छोड़ें।';
export const gone = 'यह मरीज़ अब यहाँ नहीं है। कृपया फिर से चुनें।';

export const phoneNumbers = 'फ़ोन नंबर';
export const phoneNumbersHint = 'एक से ज़्यादा नंबर हों तो बीच में कॉमा लगाएँ।';
export const language = 'भाषा';
export const languages = {
  ar: 'अरबी',
  bn: 'बांग्ला',
  de: 'जर्मन',
  en: 'अंग्रेज़ी',
  gu: 'गुजराती',
  hi: 'हिन्दी',
  kn: 'कन्नड़',
  ml: 'मलयालम',
  mr: 'मराठी',
  pa: 'पंजाबी',
  ta: 'तमिल',
  te: 'तेलुगु',
  tr: 'तुर्की',
  ur: 'उर्दू',
} as const;
export const note = 'रिसेप्शन के लिए नोट';
export const noteNoun = 'नोट';
export const noteHint = 'सेहत या इलाज के बारे में कुछ न लिखें।';
