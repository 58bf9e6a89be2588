export const areYouStillThere = 'क्या आप अभी यहीं हैं?';
export const signedOutSoon = 'आप जल्द ही साइन आउट हो जाएँगे';
export const lockedSoon = 'कुछ देर से यहाँ कुछ नहीं हुआ। मरीज़ों की जानकारी सुरक्षित रखने के लिए यह स्क्रीन जल्द ही लॉक हो जाएगी।';
export const keepItOpen = 'खुला रखें';
export const goOn = 'तब तक काम करें';
export const lockItNow = 'अभी लॉक करें';
export const signOut = 'साइन आउट करें';
export const twoMinutes = '2 मिनट बचे हैं।';
export const oneMinute = '1 मिनट बचा है।';
export const thirtySeconds = '30 सेकंड बचे हैं।';
export const tenSeconds = '10 सेकंड बचे हैं।';
export const accessEnded = 'आपकी पहुँच बंद कर दी गई है';
export const stay = 'इसी पेज पर रहें';
export const toLogin = 'साइन इन पेज पर जाएँ';
export const accessEndedMeans =
  'क्लिनिक के मालिक ने आपकी पहुँच बंद कर दी है, इसलिए अब आप कुछ सेव नहीं कर सकते। आपने जो लिखा है वह इस पेज पर तब तक रहेगा जब तक आप इसे छोड़ते नहीं। जो चाहिए उसे कॉपी कर लें, या मालिक से सेव करने को कहें।';
export const loginLasts = (hours: number) =>
  `साइन इन ज़्यादा से ज़्यादा ${hours} घंटे चलता है। दोबारा साइन इन करने पर आप इसी पेज पर लौटेंगे, और जो लिखा है वह भी रहेगा।`;
