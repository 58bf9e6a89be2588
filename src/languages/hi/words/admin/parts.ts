export const close = 'बंद करें';
export const done = 'हो गया';
export const opensInTab = '(नए टैब में खुलेगा)';
export const keyTitle = (key: string) => `कीबोर्ड पर: ${key}`;

export const saving = 'सेव हो रहा है';
export const discard = 'छोड़ दें';
export const discardIt = 'इसे छोड़ दें';
export const discardChanges = 'बदलाव छोड़ दें';
export const discardYourChanges = 'अपने बदलाव छोड़ दें?';
export const notSavedYet = 'अभी सेव नहीं हुआ';
export const typedBefore = 'यह आपने विंडो बंद करने से पहले लिखा था।';
export const draftIsBack = 'जो आपने सेव नहीं किया था, वह वापस आ गया है।';
export const saveOrDiscard = 'इसे सेव करें या छोड़ दें।';
export const saveOrDiscardBelow = 'इसे सेव करें, या पेज के नीचे से छोड़ दें।';
export const publishOrDiscardBelow = 'इसे पब्लिश करें, या पेज के नीचे से छोड़ दें।';

export const count = 'गिनती';
export const noneInTime = 'इस समय में कोई नहीं।';

export const thisDevice = 'यही फ़ोन या कंप्यूटर';
export const lastActive = (moment: string) => `आख़िरी बार चला: ${moment}`;
export const signOut = '{hidden}साइन आउट करें';
export const signOutHidden = (device: string, email: string) => `${email} को ${device} से `;
export const isSignedOut = (device: string) => `${device} साइन आउट हो गया।`;

export const diskIsFull = 'सर्वर की डिस्क लगभग भर गई है।';
export const sizeLeft = (size: string) =>
  `सिर्फ़ ${size} जगह बची है। भर जाने पर कुछ भी सेव नहीं होगा, बुकिंग भी नहीं। कृपया सर्वर की देखभाल करने वाले को बताएँ।`;
export const copiesFailed = 'दूसरी जगह की कॉपी की पिछली जाँच ठीक नहीं निकली।';
export const nothingCopied = 'अभी तक कोई कॉपी दूसरी जगह नहीं रखी गई है।';
export const nothingCopiedSince = (moment: string) => `${moment} के बाद से कोई कॉपी दूसरी जगह नहीं रखी गई है।`;
export const pleaseTell = 'कृपया सर्वर की देखभाल करने वाले को बताएँ।';

export const history = 'बदलावों का इतिहास';
export const historyOf = (name: string) => `बदलावों का इतिहास: ${name}`;
export const loadingHistory = 'बदलावों का इतिहास आ रहा है';
export const historyFailed = 'बदलावों का इतिहास अभी नहीं आ पाया। कृपया इसे बंद करें और दोबारा कोशिश करें।';
export const noChanges = 'अभी तक कोई बदलाव नहीं।';
export const beforeChanges = 'इन बदलावों से पहले का रूप';
export const restoreVersion = 'यह रूप वापस लाएँ';
export const isRestored = 'पहले वाला रूप फ़ॉर्म में है। वेबसाइट पर डालने के लिए इसे सेव करें।';
export const beforeAndAfter = 'पहले और बाद में';
export const nothing = 'कुछ नहीं';

export const sameNumber = 'इसी नंबर से एक और अनुरोध: {name}, {day}, {state}';
export const sameNumbers = (count: number) => `इसी नंबर से ${count} और अनुरोध: {name}, {day}, {state}, …`;
export const pending = 'बाकी';
export const doneWithin = 'पूरा हुआ';

export const choices = {
  'body-area': {
    failed: 'शरीर के हिस्से अभी नहीं आ पाए। जो जुड़े हैं, वे वैसे ही रहेंगे।',
    filter: (count: number) => `शरीर के ${count} हिस्सों में खोजें`,
    filterAll: (count: number) => `शरीर के सभी ${count} हिस्सों में खोजें`,
    none: (words: string) => `“${words}” से शरीर का कोई हिस्सा नहीं मिला।`,
  },
  sign: {
    failed: 'खतरे के लक्षण अभी नहीं आ पाए। जो जुड़े हैं, वे वैसे ही रहेंगे।',
    filter: (count: number) => `खतरे के ${count} लक्षणों में खोजें`,
    filterAll: (count: number) => `खतरे के सभी ${count} लक्षणों में खोजें`,
    none: (words: string) => `“${words}” से खतरे का कोई लक्षण नहीं मिला।`,
  },
  symptom: {
    failed: 'लक्षण अभी नहीं आ पाए। जो जुड़े हैं, वे वैसे ही रहेंगे।',
    filter: (count: number) => `${count} लक्षणों में खोजें`,
    filterAll: (count: number) => `सभी ${count} लक्षणों में खोजें`,
    none: (words: string) => `“${words}” से कोई लक्षण नहीं मिला।`,
  },
  treatment: {
    failed: 'इलाज अभी नहीं आ पाए। जो जुड़े हैं, वे वैसे ही रहेंगे।',
    filter: (count: number) => `${count} इलाजों में खोजें`,
    filterAll: (count: number) => `सभी ${count} इलाजों में खोजें`,
    none: (words: string) => `“${words}” से कोई इलाज नहीं मिला।`,
  },
};
export const linked = (count: number) => `${count} जुड़े हैं`;

export const signsLabel = 'लक्षण जिनमें मदद चाहिए';
export const signsHint =
  'वेबसाइट पर हर लक्षण, कितना ज़रूरी है उसके हिसाब से, इसी क्रम में दिखता है। मालिक इनके शब्द “खतरे के लक्षण” में बदलते हैं।';
export const signsFailed = 'खतरे के लक्षण अभी नहीं आ पाए। जो चुने हैं, वे वैसे ही रहेंगे।';
export const chosenSigns = 'चुने हुए लक्षण';
export const chooseSigns = 'लक्षण चुनें {count}';
export const shownOf = (shown: number, all: number) => `${all} में से ${shown}`;
export const removeSign = (sign: string) => `“${sign}” हटाएँ`;

export const addHours = 'समय जोड़ें';
export const addHoursAfterBreak = 'ब्रेक के बाद का समय जोड़ें';
export const from = 'कब से';
export const until = 'कब तक';
export const removeHours = (days: string) => `${days} का यह समय हटाएँ`;

export const preview = '{hidden}प्रीव्यू देखें';
export const previewHidden = 'वेबसाइट पर (नए टैब में खुलेगा) ';
export const previewIsReady = 'प्रीव्यू तैयार है।';
export const openIt = 'इसे खोलें';

export const yourPassword = 'आपका पासवर्ड';
export const passwordHint = 'ताकि आपके कंप्यूटर पर कोई और यह न कर सके।';

export const secrets = {
  link: { copy: 'लिंक कॉपी करें', copied: 'लिंक कॉपी हो गया।' },
  secret: { copy: 'गुप्त कोड कॉपी करें', copied: 'गुप्त कोड कॉपी हो गया।' },
};
export const copyFailed = 'कॉपी नहीं हो पाया। कृपया इसे चुनकर खुद कॉपी करें।';

export const noAnswer = 'फ़ोन नहीं उठाया।';
export const fromPatient = (note: string) => `मरीज़: ${note}`;

export const missing = (count: number) => `${count} बाकी`;
export const older = (count: number) => `${count} पुराने, मूल लेख बदल गया`;
export const unchecked = 'अभी जाँचा नहीं गया';
export const uncheckedOf = (count: number) => `${count} अभी जाँचे नहीं गए`;
export const translated = 'अनुवाद हो गया';
export const translationLink = (language: string, state: string) => `${language}: ${state}`;
