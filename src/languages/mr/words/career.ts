export const opening = 'रिक्त जागा';
export const experience = (years: number) => (years === 1 ? '1 वर्षाचा अनुभव' : `${years} वर्षांचा अनुभव`);
export const facts = 'एका नजरेत';
export const factNames = { contract: 'नोकरीचा प्रकार', hours: 'कामाची वेळ', pay: 'पगार', place: 'ठिकाण' };
export const contracts = {
  'full-time': 'पूर्ण वेळ',
  'part-time': 'अर्धवेळ',
  'full-or-part-time': 'पूर्ण वेळ किंवा अर्धवेळ',
  temporary: 'मर्यादित काळासाठी',
  internship: 'इंटर्नशिप',
};
export const whoYouWorkWith = 'तुम्ही कोणासोबत काम कराल';
export const applyUntil = (day: string) => `अर्जाची शेवटची तारीख: ${day}`;
export const seeOpening = 'जागा पहा';
export const seeWhich = (position: string) => `जागा पहा: ${position}`;
export const writeToUs = 'आम्हाला लिहा';
export const application = 'नोकरीसाठी अर्ज';
export const otherOpenings = 'इतर रिक्त जागा';
export const applyForJob = 'या नोकरीसाठी अर्ज करा';
export const applyByMail = 'ई-मेलने अर्ज करा';
export const applicationFor = (position: string) => `अर्ज: ${position}`;
export const greeting = (position: string, clinic: string) =>
  `नमस्कार, मला ${clinic} मध्ये “${position}” या पदासाठी अर्ज करायचा आहे.`;
export const mailBody = (position: string, clinic: string) =>
  `नमस्कार,\n\nमला ${clinic} मध्ये “${position}” या पदासाठी अर्ज करायचा आहे.\n\n` +
  'माझा अनुभव:\n\nमी कधीपासून काम सुरू करू शकतो / शकते:\n\nमाझा फोन नंबर:\n\nमाझा CV सोबत जोडला आहे.\n\n';

export const apply = 'अर्ज';
export const applyFor = (position: string) => `अर्ज: ${position}`;
export const applyForOpening = 'या जागेसाठी अर्ज करा';
export const yourFile = 'तुमचा CV, फाइल म्हणून';
export const fileHint = 'PDF, DOCX, JPEG किंवा PNG, जास्तीत जास्त 5 MB. CV चा फोटोही चालेल.';
export const fileAgain = 'PDF, DOCX, JPEG किंवा PNG, जास्तीत जास्त 5 MB. CV चा फोटोही चालेल. कृपया फाइल पुन्हा निवडा.';
export const sendApplication = 'अर्ज पाठवा';
export const readAgain = 'जागेची माहिती पुन्हा वाचा';
