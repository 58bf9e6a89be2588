import type { PatientData } from '#contract/patient-data.ts';

export const lookUpPatient = 'मरीज़ की जानकारी ढूँढें';
export const phoneOrEmail = 'फ़ोन या ई-मेल';
export const contactHint = 'जैसा उन्होंने लिखा था, या लगभग वैसा: खाली जगह, बड़े-छोटे अक्षर और देश के कोड से फ़र्क नहीं पड़ता।';
export const lookUp = 'ढूँढें';
export const overwrittenTomorrow = 'डेटाबेस की फ़ाइलों में जो बचा है, वह कल सुबह तक मिट जाएगा।';
export const system = 'सिस्टम';
export const print = 'प्रिंट करें';
export const erase = 'मिटाएँ';
export const nothingChosen = 'कुछ नहीं चुना गया है।';
export const exportFile = 'एक्सपोर्ट करें';
export const reviewLeaves = 'उनकी एक राय वेबसाइट से हट जाएगी।';
export const nothing = 'कुछ नहीं';
export const none = 'कोई नहीं';
export const yes = 'हाँ';
export const no = 'नहीं';
export const downloadFile = 'फ़ाइल डाउनलोड करें';
export const privacyRequests = 'निजता के अनुरोध';
export const aboutRequests = 'जब कोई मरीज़ अपनी जानकारी देखना या मिटवाना चाहे';
export const howLong = 'अनुरोध कितने समय तक रहते हैं';
export const keepRequests = 'अनुरोध और छिपी हुई राय रखें';
export const keepRequestsHint = 'इनसे पुराने हर रात मिटा दिए जाएँगे। वेबसाइट पर दिख रही राय रहेगी।';
export const keepUntilDeleted = 'जब तक हम खुद न हटाएँ';
export const keepApplications = 'नौकरी के आवेदन रखें';
export const keepApplicationsHint = 'इनसे पुराने हर रात मिटा दिए जाएँगे, फ़ाइलों के साथ।';
export const savePeriod = 'समय सेव करें';
export const keepUntilDeletedQuestion = 'अनुरोध तब तक रखें, जब तक आप खुद न हटाएँ?';
export const nothingErased = 'अपने आप कुछ नहीं मिटता।';

export const counts: Readonly<Record<keyof PatientData, (count: number, formatted: string) => string>> = {
  appointments: (_, formatted) => `${formatted} अनुरोध`,
  reviews: (_, formatted) => `${formatted} राय`,
  applications: (_, formatted) => `${formatted} आवेदन`,
  patients: (_, formatted) => `${formatted} संपर्क कार्ड`,
};

export const erasedAndLeft = (erased: string, left: string) => `मिटाया गया: ${erased}। बचा हुआ: ${left}।`;
export const noBackup =
  'इस सर्वर के किसी बैकअप में यह नहीं हो सकता। प्रोग्राम जो कॉपी दूसरी जगह रखता है, उनसे यह 28 दिन में हट जाता है। बैकअप की बाकी कॉपी, और जो फ़ाइलें आपने एक्सपोर्ट या प्रिंट की हैं, उन्हें कृपया खुद हटाएँ।';
export const inBackups =
  'इन बैकअप में यह अभी हो सकता है: {times}। हर बैकअप 28 दिन में हट जाता है, या उससे पहले {system} में हटाया जा सकता है। प्रोग्राम जो कॉपी दूसरी जगह रखता है, उनसे यह 28 दिन में हट जाता है। बैकअप की बाकी कॉपी, और जो फ़ाइलें आपने एक्सपोर्ट या प्रिंट की हैं, उन्हें कृपया खुद हटाएँ।';
export const found = '{contact} से: {records}';
export const foundOfPeople =
  '{contact} से: {records}, {people} लोगों के। कृपया उन लोगों और चीज़ों पर निशान लगाएँ जो आप चाहते हैं।';
export const chosen = (records: string) => `${records} चुने गए।`;
export const eraseQuestion = (records: string) => `${records} मिटाएँ?`;
export const eraseMeans = '{names} की जिन चीज़ों पर निशान है वे हमेशा के लिए मिट जाएँगी, आपकी टिप्पणी के साथ। बाकी सब रहेगा।';

export const recordsOf = '{name}: {records}';
export const request = (reference: string) => `अनुरोध ${reference}`;
export const review = 'राय';
export const application = 'आवेदन';
export const contactCard = 'संपर्क कार्ड';
export const place = 'जगह';
export const treatments = 'इलाज';
export const whenItSuits = 'कब आ सकते हैं';
export const remarks = 'टिप्पणी';
export const notes = 'नोट';
export const noAnswer = (text: string) => `फ़ोन नहीं उठाया। ${text}`;
export const told = 'बता दिया';
export const toldBy = (message: string, channel: string) => `${message} (${channel} से)`;
export const mails = 'ई-मेल से मैसेज';
export const wantsEarlier = 'पहले का समय चाहते हैं';
export const offers = 'ई-मेल से पूछा गया';
export const unsavedRemarks = 'टिप्पणी जो अभी सेव नहीं हुई';
export const privacyNotice = 'निजता की सूचना';
export const messages = 'मैसेज';
export const agreedOn = (day: string) => `${day} को सहमति दी`;
export const appliesFor = 'किस नौकरी के लिए';
export const stars = 'स्टार';
export const onWebsite = 'वेबसाइट पर';

export const months = (count: number) => `${count} महीने`;
export const days = (count: number) => `${count} दिन`;
export const keepForQuestion = (count: number) => `अनुरोध ${count} महीने तक रखें?`;
export const applicationsStay = (count: number) => `नौकरी के आवेदन ${count} दिन तक रहेंगे।`;
export const nothingOlder = (day: string) => `${day} से पुराना कुछ नहीं है।`;
export const willBeErased = (records: string, day: string) => `${day} से पुराने ${records} आज रात मिटा दिए जाएँगे।`;
export const wouldBeErased = (records: string, day: string) => `${day} से पुराने ${records} मिटा दिए जाएँगे।`;
