export const signedOut = 'आप साइन आउट हो गए हैं।';
export const signedOutEverywhere = 'आप अपने सभी फ़ोन और कंप्यूटर से साइन आउट हो गए हैं।';
export const wasLocked = 'मरीज़ों की जानकारी सुरक्षित रखने के लिए स्क्रीन लॉक हुई। आपका काम वैसा ही है जैसा आपने छोड़ा था।';
export const accessEnded = 'क्लिनिक के मालिक ने आपकी पहुँच बंद कर दी है। अगर यह गलती से हुआ है, तो कृपया उनसे पूछें।';
export const unlock = 'लॉक खोलें';
export const logIn = 'साइन इन करें';
export const email = 'ई-मेल';
export const password = 'पासवर्ड';
export const unlocking = 'लॉक खुल रहा है';
export const loggingIn = 'साइन इन हो रहा है';
export const logInAsOther = 'किसी और के नाम से साइन इन करें';
export const stillWorking = 'अभी काम चल रहा है। कृपया थोड़ा रुकें।';
export const login = 'साइन इन';
export const screenIsLocked = 'यह स्क्रीन लॉक है';
export const forFrontDesk = 'क्लिनिक के रिसेप्शन के लिए।';
export const needsJavaScript = 'एडमिन के लिए JavaScript चाहिए। कृपया अपने ब्राउज़र में इसे चालू करें और यह पेज फिर से खोलें।';
export const forgotten = 'पासवर्ड भूल गए?';
export const lostPhone = 'फ़ोन खो गया, या ई-मेल नहीं आ रहा?';
export const lostPassword = 'पासवर्ड भूल गए, या फ़ोन खो गया?';
export const askAnOwner =
  'क्लिनिक के मालिक से कहें। वे “लोग” में नए पासवर्ड का लिंक बना सकते हैं, या आपके लिए दो कदम वाला साइन इन बंद कर सकते हैं।';
export const onlyOwner =
  'क्या आप ही अकेले मालिक हैं? सर्वर सँभालने वाले से कहें कि वे आपके ई-मेल पते के साथ “admin reset-password” चलाएँ। फ़ोन खो जाने पर वे “admin disable-second-factor” चलाएँ।';
export const loginIsOver = (hours: number) =>
  `साइन इन ज़्यादा से ज़्यादा ${hours} घंटे चलता है, इसलिए आप साइन आउट हो गए। जहाँ थे वहीं से आगे बढ़ने के लिए साइन इन करें।`;
export const signedOutElsewhere =
  'किसी दूसरे फ़ोन या कंप्यूटर से, या किसी दूसरे एडमिन ने, आपको साइन आउट किया। जहाँ थे वहीं से आगे बढ़ने के लिए साइन इन करें।';
export const lastLoginIsOver = 'आपका पिछला साइन इन पूरा हो गया। जहाँ थे वहीं से आगे बढ़ने के लिए साइन इन करें।';
