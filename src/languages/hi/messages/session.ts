export const invalidLogin = 'ई-मेल पता या पासवर्ड सही नहीं है';
export const loginOffline = 'कनेक्शन नहीं बन पाया। कृपया इंटरनेट जाँचें और दोबारा कोशिश करें।';
export const loginFailure = 'हमारी तरफ़ से साइन इन नहीं हो पाया। कृपया थोड़ी देर में दोबारा कोशिश करें।';
export const noEmail = 'कृपया अपना ई-मेल पता लिखें।';
export const noPassword = 'कृपया अपना पासवर्ड लिखें।';
export const noCode = 'कृपया कोड लिखें।';
export const expiredToken = 'समय पूरा हो चुका है। कृपया दोबारा कोशिश करें।';
export const signInFirst = 'इसके लिए कृपया साइन इन करें।';
export const accessEnded = 'क्लिनिक के मालिक ने आपकी पहुँच बंद कर दी है, इसलिए यह सेव नहीं हुआ।';
export const ownersOnly = 'यह सिर्फ़ क्लिनिक के मालिक कर सकते हैं। कृपया उनसे कहें।';
export const frontDeskOnly = 'यह सिर्फ़ रिसेप्शन कर सकता है। कृपया उनसे कहें।';
export const locked = 'स्क्रीन लॉक है। आगे बढ़ने के लिए कृपया अपना पासवर्ड लिखें।';
export const signInToSee = 'कितने लोग इंतज़ार में हैं, यह देखने के लिए साइन इन करें।';
export const lockTimeSaved = 'समय सेव हो गया।';
export const lockTimeFailure = 'समय सेव नहीं हो पाया।';
export const enterCode = 'अपने ऐप का 6 अंकों का कोड लिखें, या रिकवरी कोड।';
export const wrongCode = 'यह कोड सही नहीं है, या पहले इस्तेमाल हो चुका है। कृपया वह कोड लिखें जो ऐप अभी दिखा रहा है।';
export const busy = 'अभी बहुत लोग साइन इन कर रहे हैं। कृपया कुछ सेकंड बाद दोबारा कोशिश करें।';

export const needsNewerBrowser =
  'एडमिन के लिए नया ब्राउज़र चाहिए। ये चलेंगे: Chrome या Edge 117, Firefox 125, Safari या iOS 17.4, या इनसे नए।';
export const newPasswordRequired = 'पहले अपना पासवर्ड चुनें: यह वाला किसी और को भी पता है।';
export const secondFactorMissing = 'इस क्लिनिक के मालिक दो कदम वाला साइन इन इस्तेमाल करते हैं। पहले इसे चालू करें।';
export const twoStepRuleSaved = 'मालिकों के लिए नियम सेव हो गया।';
export const twoStepRuleFailure = 'मालिकों के लिए नियम सेव नहीं हो पाया।';
export const twoStepYourselfFirst = 'पहले अपने लिए दो कदम वाला साइन इन चालू करें।';
