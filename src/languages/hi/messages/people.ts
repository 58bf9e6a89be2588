export const addFailure = 'इन्हें जोड़ा नहीं जा सका।';
export const emailTaken = 'यह ई-मेल पता पहले से किसी एडमिन का है।';
export const noPractitioner = 'कृपया चुनें कि वे कौन-से फ़िज़ियोथेरेपिस्ट हैं।';
export const becamePractitioner = 'अब आपको सिर्फ़ अपनी विज़िट दिखेंगी। बाकी पेज मेन्यू में नहीं हैं।';
export const notOneself = 'आप अपनी पहुँच खुद नहीं बदल सकते। किसी दूसरे मालिक से कहें।';
export const accessFailure = 'पहुँच बदली नहीं जा सकी।';
export const roleFailure = 'रोल बदला नहीं जा सका।';
export const removeFailure = 'इन्हें हटाया नहीं जा सका।';
export const linkFailure = 'लिंक नहीं बन पाया।';
export const linkForBlocked = 'उनकी पहुँच बंद है। कृपया पहले उसे खोलें।';
export const linkIsOver =
  'यह लिंक अब नहीं चलता: यह इस्तेमाल हो चुका है, बदला जा चुका है या बहुत पुराना है। कृपया क्लिनिक के मालिक से नया माँगें।';
export const askFailure = 'लिंक माँगा नहीं जा सका।';
export const asked =
  'अगर कोई इस पते से यहाँ साइन इन करता है, तो नए पासवर्ड का लिंक भेज दिया गया है। वह 30 मिनट तक और एक ही बार चलता है।';
export const secondFactorFailure = 'दो कदम वाला साइन इन बंद नहीं हो पाया।';
export const signOutFailure = 'उस फ़ोन या कंप्यूटर से साइन आउट नहीं हो पाया।';
export const deviceIsGone = 'उस फ़ोन या कंप्यूटर से पहले ही साइन आउट हो चुका है।';
export const passwordChanged = 'पासवर्ड बदल गया।';
export const passwordFailure = 'पासवर्ड बदला नहीं जा सका।';
export const nameFailure = 'नाम सेव नहीं हो पाया।';
export const languageFailure = 'भाषा सेव नहीं हो पाई।';
export const noSuchLanguage = 'कृपया इनमें से कोई भाषा चुनें।';
export const weakPassword =
  'यह पासवर्ड आसानी से पकड़ा जा सकता है। कृपया कुछ ऐसे शब्द लें जिनका आपस में मेल न हो। अपना ई-मेल पता और क्लिनिक का नाम न लें।';
export const noPassword = 'कृपया वह पासवर्ड लिखें जो आप अभी इस्तेमाल करते हैं।';
export const wrongPassword = 'यह आपका अभी का पासवर्ड नहीं है।';
export const becameOwner = 'अब आप मालिक हैं, और मेन्यू में आपके लिए और पेज हैं।';
export const becameFrontDesk = 'अब आप रिसेप्शन में हैं। मालिकों के पेज अब मेन्यू में नहीं हैं।';
export const samePassword = 'कृपया अभी के पासवर्ड से अलग पासवर्ड चुनें।';
