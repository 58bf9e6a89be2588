import type { Role } from '#contract/roles.ts';

export const you = 'आप';
export const blocked = 'पहुँच बंद';
export const twoStepSignIn = 'दो कदम वाला साइन इन';
export const changeName = 'नाम बदलें';
export const changeRole = 'रोल बदलें';
export const name = 'नाम';
export const saveName = 'नाम सेव करें';
export const whereNamesShow = 'जहाँ लिखा है कि किसने क्या किया, वहाँ साथियों को यह नाम दिखता है।';
export const noName = 'नाम न हो, तो ई-मेल का पहला हिस्सा दिखता है।';
export const newPasswordLink = 'नए पासवर्ड का लिंक';
export const turnOffTwoSteps = 'दो कदम वाला साइन इन बंद करें';
export const allowAccess = 'पहुँच खोलें';
export const blockAccess = 'पहुँच बंद करें';
export const remove = 'हटाएँ';
export const blockMeans = 'वे तुरंत साइन आउट हो जाएँगे, और जब तक आप फिर से पहुँच नहीं खोलते, साइन इन नहीं कर पाएँगे।';
export const removeMeans =
  'वे तुरंत साइन आउट हो जाएँगे। जो उन्होंने लिखा और सेव नहीं किया, वह मिट जाएगा। उनका नाम बदलावों के इतिहास में रहेगा। आप बाद में उन्हें फिर से जोड़ सकते हैं।';
export const roleCounts =
  'यह तुरंत लागू होता है। मालिक वह सब कर सकते हैं जो आप कर सकते हैं: एक्सपोर्ट करना, मरीज़ों की जानकारी मिटाना और आपको हटाना भी।';
export const linkComes =
  'आपको एक लिंक मिलेगा, जो आप उन्हें भेजेंगे। जब तक वे लिंक नहीं खोलते, उनका पासवर्ड वही रहेगा। उसके बाद वे अपने सभी फ़ोन और कंप्यूटर से साइन आउट हो जाएँगे।';
export const makeALink = 'लिंक बनाएँ';
export const forLostPhone =
  'फ़ोन खो जाने पर। वे साइन आउट हो जाएँगे, और सिर्फ़ पासवर्ड से साइन इन करेंगे। “अकाउंट” में वे इसे फिर से चालू कर सकते हैं।';
export const turnOff = 'बंद करें';
export const role = 'रोल';
export const whoTheyAre = 'वे कौन हैं';
export const people = 'लोग';
export const whoSignsIn = 'यहाँ कौन साइन इन कर सकता है';
export const addSomeone = 'किसी को जोड़ें';
export const theyChoose = 'वे अपना पासवर्ड खुद चुनेंगे। आगे आपको एक लिंक मिलेगा, जो आप उन्हें भेजेंगे।';
export const add = 'जोड़ें';
export const email = 'ई-मेल';
export const passwordLink = 'नए पासवर्ड का लिंक';

export const roles: Readonly<Record<Role, string>> = {
  practitioner: 'फ़िज़ियोथेरेपिस्ट',
  'front-desk': 'रिसेप्शन',
  owner: 'मालिक',
};

export const whatRolesDo: Readonly<Record<Role, string>> = {
  practitioner: 'सिर्फ़ अपनी विज़िट: कैलेंडर, इनके अनुरोध, नोट, और कौन आया। और कुछ नहीं।',
  'front-desk': 'अनुरोध, राय, ब्लॉग, फ़ोटो गैलरी, नौकरी, बीमारियाँ, सूचनाएँ, बंद दिन और छुट्टी: रोज़ का काम।',
  owner: 'सब कुछ: क्लिनिक की जानकारी, निजता के अनुरोध, एक्सपोर्ट, लोग और बदलावों का इतिहास भी।',
};

export const neverSignedIn = 'कभी साइन इन नहीं किया।';
export const lastSignedIn = (moment: string) => `पिछला साइन इन: ${moment}।`;
export const linkWorksUntil = (moment: string) => `उनके नए पासवर्ड का लिंक इस समय तक चलेगा: ${moment}।`;

export const ofPerson = (email: string) => `${email} के लिए`;
export const forPerson = (email: string) => `${email} के लिए`;

export const blockQuestion = '{name} की पहुँच बंद करें?';
export const removeQuestion = '{name} को हटाएँ?';
export const nameOf = '{name} का नाम';
export const changeRoleOf = '{name} का रोल बदलें';
export const newPasswordFor = '{name} के लिए नया पासवर्ड';
export const turnOffTwoStepsOf = '{name} का दो कदम वाला साइन इन बंद करें';

export const canNoLongerSignIn = (email: string) => `${email} अब साइन इन नहीं कर सकते।`;
export const canSignInAgain = (email: string) => `${email} फिर से साइन इन कर सकते हैं।`;
export const isKnownAs = (email: string, name: string) => `${email} अब ${name} नाम से दिखेंगे।`;
export const isRemoved = (email: string) => `${email} को हटा दिया।`;
export const roleFromNow = (email: string, role: string) => `${email}: अब से ${role}।`;
export const passwordAlone = (email: string) => `${email} अब सिर्फ़ पासवर्ड से साइन इन करेंगे।`;

export const sendLink =
  'इसे {email} को भेजें, जैसे WhatsApp पर। जिसके पास यह लिंक है वह उनका पासवर्ड चुन सकता है, इसलिए इसे किसी और को न भेजें।';
export const linkWorksOnce = (until: string) =>
  `यह एक बार चलेगा, इस समय तक: ${until}। यह सिर्फ़ अभी दिख रहा है; आप जब चाहें नया बना सकते हैं।`;
