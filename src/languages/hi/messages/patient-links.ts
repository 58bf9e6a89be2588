export const linkIsOver = 'यह लिंक अब काम नहीं करता।';
export const tooManyGuesses = 'बहुत बार गलत लिंक खोले गए। कृपया थोड़ी देर बाद कोशिश करें, या हमें फ़ोन करें।';
export const cancelFailure = 'विज़िट रद्द नहीं हो पाई।';
export const tooLateToCancel = 'अब यह विज़िट यहाँ रद्द नहीं हो सकती। कृपया हमें फ़ोन करें।';
export const notBooked = 'यह विज़िट अब यहाँ रद्द नहीं हो सकती। कृपया हमें फ़ोन करें।';
export const changedMeanwhile = 'आपके पेज खोलने के बाद यह विज़िट बदल गई है। कुछ भी रद्द नहीं किया गया। कृपया फिर से देखें।';
export const confirmFailure = 'आपका जवाब दर्ज नहीं हो पाया।';
export const changedSince = 'आपके पेज खोलने के बाद यह विज़िट बदल गई है। कृपया फिर से देखें।';
export const pleaseCall = 'कृपया मुझे मेरी विज़िट के बारे में फ़ोन करें।';
export const moveFailure = 'विज़िट का समय नहीं बदला जा सका।';
export const notMoved = 'आपके पेज खोलने के बाद यह विज़िट बदल गई है। इसका समय नहीं बदला गया। कृपया फिर से देखें।';
export const tooLateToMove = 'अब इस विज़िट का समय यहाँ नहीं बदला जा सकता। कृपया हमें फ़ोन करें।';
export const movesAreOff = 'अभी विज़िट का समय यहाँ नहीं बदला जा सकता। कृपया नीचे कोई और समय माँगें, या हमें फ़ोन करें।';
export const noTimeChosen = 'कृपया एक समय चुनें।';
export const timeTaken = 'यह समय अभी-अभी किसी और ने ले लिया। आपकी विज़िट का समय नहीं बदला। कृपया कोई और समय चुनें।';
export const releaseFailure = 'यह समय छोड़ा नहीं जा सका।';
export const notHeld = 'यह समय अब आपके लिए रोका हुआ नहीं है।';
export const answerFailure = 'आपका जवाब दर्ज नहीं हो पाया।';
export const takenAlready = 'यह समय पहले से आपका है। अगर यह अब ठीक नहीं है, तो कृपया विज़िट रद्द करें।';
export const confirmedMeanwhile =
  'यह समय हमने थोड़ी देर पहले आपके लिए बुक कर दिया है। अगर यह अब ठीक नहीं है, तो कृपया विज़िट रद्द करें।';
export const outcomes = {
  confirm: 'धन्यवाद। हम आपका इंतज़ार करेंगे',
  cancel: 'आपकी विज़िट रद्द हो गई है',
  move: (when: string) => `आपकी विज़िट का नया समय: ${when}`,
  release: 'आपने यह समय छोड़ दिया है',
  take: 'पहले का समय अब आपका है',
  decline: 'धन्यवाद। यह समय हम किसी और को देंगे। आपके लिए कुछ नहीं बदला है',
  ask: 'आपका मैसेज हमें मिल गया है',
  agree: 'धन्यवाद। हम आपको बाद में लिख सकते हैं',
  stop: 'हम आपको बाद में नहीं लिखेंगे',
} as const;
export const consentFailure = 'आपकी पसंद दर्ज नहीं हो पाई।';
export const askFailure = 'आपका अनुरोध हमें नहीं मिला।';
export const noWish = 'कृपया लिखें कि आपके लिए कौन सा समय ठीक है, या दिन चुनें।';
export const askedOften = 'आप आज कई बार पूछ चुके हैं। कृपया हमें फ़ोन करें।';
export const closedRequest = 'यह अनुरोध बंद हो चुका है। कृपया हमें फ़ोन करें, या नया अपॉइंटमेंट माँगें।';
export const renewFailure = 'नया लिंक नहीं बन पाया।';
export const getFailure = 'लिंक नहीं खुल पाया।';
export const copied = 'लिंक कॉपी हो गया। जिसके पास यह होगा, वह ये विज़िट देख, बदल और रद्द कर सकेगा।';
export const addressCopied = 'पता कॉपी हो गया।';
export const renewed = 'नया लिंक बन गया और कॉपी हो गया। पुराना लिंक अब काम नहीं करता।';
export const notCopied = 'ब्राउज़र ने इसे कॉपी नहीं किया। लिंक यह है:';
