export const opening = 'खाली पद';
export const experience = (years: number) => `${years} साल का अनुभव`;
export const facts = 'एक नज़र में';
export const factNames = { contract: 'नौकरी का तरीका', hours: 'काम का समय', pay: 'वेतन', place: 'जगह' };
export const contracts = {
  'full-time': 'पूरे समय की नौकरी',
  'part-time': 'थोड़े समय की नौकरी',
  'full-or-part-time': 'पूरे या थोड़े समय की नौकरी',
  temporary: 'सीमित समय के लिए',
  internship: 'इंटर्नशिप',
};
export const whoYouWorkWith = 'आप किनके साथ काम करेंगे';
export const applyUntil = (day: string) => `${day} तक आवेदन करें`;
export const seeOpening = 'पद देखें';
export const seeWhich = (position: string) => `पद देखें: ${position}`;
export const writeToUs = 'हमें लिखें';
export const application = 'नौकरी के लिए आवेदन';
export const otherOpenings = 'बाकी खाली पद';
export const applyForJob = 'इस नौकरी के लिए आवेदन करें';
export const applyByMail = 'ई-मेल से आवेदन करें';
export const applicationFor = (position: string) => `आवेदन: ${position}`;
export const greeting = (position: string, clinic: string) =>
  `नमस्ते, मैं ${clinic} में “${position}” की नौकरी के लिए आवेदन करना चाहता / चाहती हूँ।`;
export const mailBody = (position: string, clinic: string) =>
  `नमस्ते,\n\nमैं ${clinic} में “${position}” की नौकरी के लिए आवेदन करना चाहता / चाहती हूँ।\n\n` +
  'मेरा अनुभव:\n\nमैं कब से काम शुरू कर सकता / सकती हूँ:\n\nमेरा फ़ोन नंबर:\n\nमेरा CV साथ में है।\n\n';

export const apply = 'आवेदन';
export const applyFor = (position: string) => `आवेदन: ${position}`;
export const applyForOpening = 'इस पद के लिए आवेदन करें';
export const yourFile = 'आपका CV, फ़ाइल के रूप में';
export const fileHint = 'PDF, DOCX, JPEG या PNG, ज़्यादा से ज़्यादा 5 MB। CV की फ़ोटो भी चलेगी।';
export const fileAgain = 'PDF, DOCX, JPEG या PNG, ज़्यादा से ज़्यादा 5 MB। CV की फ़ोटो भी चलेगी। कृपया फ़ाइल दोबारा चुनें।';
export const sendApplication = 'आवेदन भेजें';
export const readAgain = 'पद के बारे में फिर से पढ़ें';
