export const newPassword = 'नया पासवर्ड';
export const chooseYourPassword = 'अपना पासवर्ड चुनें';
export const checkingTheLink = 'लिंक की जाँच हो रही है';
export const needsJavaScript = 'इस पेज के लिए JavaScript चाहिए। कृपया अपने ब्राउज़र में इसे चालू करें और यह पेज फिर से खोलें।';
export const forgotten = 'पासवर्ड भूल गए?';
export const lookIntoMail = 'कृपया अपना ई-मेल देखें।';
export const enterEmail =
  'वह ई-मेल पता लिखें जिससे आप साइन इन करते हैं। हम आपको नए पासवर्ड का लिंक भेजेंगे। क्या आपका फ़ोन भी खो गया? तो क्लिनिक के मालिक से कहें।';
export const email = 'ई-मेल';
export const sendMeALink = 'मुझे लिंक भेजें';
export const passwordIsSet = 'आपका पासवर्ड बन गया।';
export const signedOutThere = 'अगर आप कहीं और साइन इन थे, तो वहाँ साइन आउट हो गए हैं।';
export const logIn = 'साइन इन करें';
export const setPassword = 'पासवर्ड सेव करें';
export const forPerson = '{email} के लिए';
