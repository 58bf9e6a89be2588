export const popupTitle = 'அப்பாயின்ட்மென்ட் புக் செய்யுங்கள்';
export const inEmergency = 'அவசரத்தில் {numbers} என்ற எண்ணுக்கு போன் செய்யுங்கள். இந்தப் படிவத்தைப் பயன்படுத்த வேண்டாம்.';

export const what = 'எந்தத் தொந்தரவுக்கு நாங்கள் உதவலாம்?';
export const when = 'எந்த நேரம் உங்களுக்கு வசதி?';
export const you = 'நீங்கள் யார், எந்த ஊர்?';
export const stepOf = (step: number, all: number) => `${all} இல் படி ${step}`;
export const back = 'முந்தையது';
export const next = 'அடுத்து';
export const callMe = 'போன் செய்து நேரத்தை முடிவு செய்யுங்கள்';
export const send = 'கோரிக்கையை அனுப்புங்கள்';
export const sending = 'அனுப்பப்படுகிறது';
export const callInstead = 'நீங்கள் {phone} என்ற எண்ணுக்கு போனும் செய்யலாம்.';

export const whichProblem = 'என்ன தொந்தரவு?';
export const notSureYet = 'இன்னும் சரியாகத் தெரியவில்லை';
export const moreProblems = 'மேலும் தொந்தரவுகள்';
export const knowsTreatment = 'எந்தச் சிகிச்சை வேண்டும் என்று எனக்குத் தெரியும்';
export const notSure = 'சரியாகத் தெரியவில்லையா? மிக நெருக்கமானதைத் தேர்வு செய்யுங்கள். நாங்கள் ஆலோசனை சொல்வோம்.';
export const filterTreatments = (all: number) => `${all} சிகிச்சைகளில் தேடுங்கள்`;
export const filterShort = (all: number) => `${all} சிகிச்சைகளில் தேடு`;
export const noTreatmentMatches = (typed: string) => `“${typed}” என்பதற்குப் பொருந்தும் சிகிச்சை இல்லை.`;
export const treatmentsShown = (shown: number, all: number) => `${all} சிகிச்சைகளில் ${shown} காட்டப்படுகின்றன`;
export const chosen = (count: number) => `${count} தேர்வு`;
export const chosenTreatments = 'தேர்வு செய்த சிகிச்சைகள்';
export const remove = 'நீக்கு:';

export const showFreeTimes = 'கிடைக்கும் நேரங்களைப் பாருங்கள்';
export const sayWhen = 'எப்போது வசதி என்று சொல்லுங்கள்';

export const chooseState = 'மாநிலத்தைத் தேர்வு செய்யுங்கள்';
export const chooseStateFirst = 'முதலில் மாநிலத்தைத் தேர்வு செய்யுங்கள்';
export const chooseCity = 'ஊரைத் தேர்வு செய்யுங்கள்';
export const showCities = 'ஊர்களைக் காட்டுங்கள்';
export const loadingCities = 'ஊர்கள் லோட் ஆகின்றன';
export const notLoaded = 'லோட் ஆகவில்லை';
export const citiesFailed = 'ஊர்களின் பட்டியல் லோட் ஆகவில்லை.';
export const mayMessage =
  'நீங்கள் எனக்குப் பிறகு மெசேஜ் அனுப்பலாம்: கருத்து கேட்க, அல்லது மீண்டும் வரும் நேரம் ஆனதும். இதை நான் எப்போது வேண்டுமானாலும் நிறுத்தலாம்.';

export const loadingOf = { treatments: 'சிகிச்சைகள் லோட் ஆகின்றன', states: 'மாநிலங்கள் லோட் ஆகின்றன' };
export const failureOf = {
  treatments: 'சிகிச்சைகளின் பட்டியல் லோட் ஆகவில்லை.',
  states: 'மாநிலங்களின் பட்டியல் லோட் ஆகவில்லை.',
};
export const loading = 'லோட் ஆகிறது';
export const partFailed = 'படிவத்தின் இந்தப் பகுதி லோட் ஆகவில்லை. உங்கள் இன்டர்நெட் வேலை செய்கிறதா?';
