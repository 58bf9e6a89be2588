export const opening = 'காலியிடம்';
export const experience = (years: number) => `${years} வருட அனுபவம்`;
export const facts = 'சுருக்கமாக';
export const factNames = { contract: 'வேலை வகை', hours: 'வேலை நேரம்', pay: 'சம்பளம்', place: 'இடம்' };
export const contracts = {
  'full-time': 'முழு நேரம்',
  'part-time': 'பகுதி நேரம்',
  'full-or-part-time': 'முழு நேரம் அல்லது பகுதி நேரம்',
  temporary: 'குறிப்பிட்ட காலத்துக்கு',
  internship: 'பயிற்சி வேலை',
};
export const whoYouWorkWith = 'நீங்கள் யாருடன் வேலை செய்வீர்கள்';
export const applyUntil = (day: string) => `விண்ணப்பிக்கக் கடைசி நாள்: ${day}`;
export const seeOpening = 'வேலையைப் பாருங்கள்';
export const seeWhich = (position: string) => `வேலையைப் பாருங்கள்: ${position}`;
export const writeToUs = 'எங்களுக்கு எழுதுங்கள்';
export const application = 'வேலைக்கான விண்ணப்பம்';
export const otherOpenings = 'மற்ற காலியிடங்கள்';
export const applyForJob = 'இந்த வேலைக்கு விண்ணப்பியுங்கள்';
export const applyByMail = 'இமெயிலில் விண்ணப்பியுங்கள்';
export const applicationFor = (position: string) => `விண்ணப்பம்: ${position}`;
export const greeting = (position: string, clinic: string) =>
  `வணக்கம், ${clinic} இல் “${position}” வேலைக்கு விண்ணப்பிக்க விரும்புகிறேன்.`;
export const mailBody = (position: string, clinic: string) =>
  `வணக்கம்,\n\n${clinic} இல் “${position}” வேலைக்கு விண்ணப்பிக்க விரும்புகிறேன்.\n\n` +
  'என் அனுபவம்:\n\nநான் வேலையைத் தொடங்கக்கூடிய நாள்:\n\nஎன் போன் நம்பர்:\n\nஎன் CV இத்துடன் இணைக்கப்பட்டுள்ளது.\n\n';

export const apply = 'விண்ணப்பம்';
export const applyFor = (position: string) => `விண்ணப்பம்: ${position}`;
export const applyForOpening = 'இந்தக் காலியிடத்துக்கு விண்ணப்பியுங்கள்';
export const yourFile = 'உங்கள் CV, ஒரு ஃபைலாக';
export const fileHint = 'PDF, DOCX, JPEG அல்லது PNG, அதிகபட்சம் 5 MB. அதன் போட்டோவும் சரி.';
export const fileAgain = 'PDF, DOCX, JPEG அல்லது PNG, அதிகபட்சம் 5 MB. அதன் போட்டோவும் சரி. தயவுசெய்து மீண்டும் தேர்வு செய்யுங்கள்.';
export const sendApplication = 'விண்ணப்பத்தை அனுப்புங்கள்';
export const readAgain = 'வேலையைப் பற்றி மீண்டும் படியுங்கள்';
