export const count = (count: number) => (count === 1 ? '1 நோய்' : `${count} நோய்கள்`);
export const allOf = (count: number) => `எல்லா ${count} நோய்களும்`;
export const shownOf = (shown: number, total: number) => `${total} நோய்களில் ${shown}`;
export const filter = 'பெயர் அல்லது உடல் பகுதியால் தேடுங்கள்';
export const showAll = 'எல்லா நோய்களையும் காட்டுங்கள்';
export const noArea = 'மற்ற நோய்கள்';
export const lists = 'எல்லா நோய்களின் இரண்டு பட்டியல்கள்';

export const nothingWritten =
  'உடலின் இந்தப் பகுதியைப் பற்றி நாங்கள் இன்னும் எழுதவில்லை. எங்களிடம் கேளுங்கள்: யார் உதவ முடியும் என்று சொல்வோம்.';
export const bookFor = 'புக் செய்யுங்கள்: {name}';
export const inSentence = (name: string) => name;

export const description = (excerpt: string) => `${excerpt} {place} இல் பிசியோதெரபி.`;
export const onThisPage = 'இந்தப் பக்கத்தில்';
export const atAGlance = 'சுருக்கமாக';
export const howLong = 'எவ்வளவு காலம்';
export const whatHelps = 'எது உதவும்';
export const whenToWorry = 'எப்போது கவனம் தேவை';
export const course = 'பொதுவாக எப்படிப் போகும்';
export const selfCheck = 'இது உங்களுக்குப் பொருந்துகிறதா என்று பாருங்கள்';
export const whatYouCanDo = 'நீங்கள் என்ன செய்யலாம்';
export const doThis = 'இதைச் செய்யுங்கள்';
export const avoid = 'இதைத் தவிருங்கள்';
export const exercises = 'உடற்பயிற்சிகள்';
export const printExercises = 'பயிற்சித் தாளை அச்சிடுங்கள்';
export const howOften = 'எத்தனை முறை:';
export const stopIf = 'எப்போது நிறுத்த வேண்டும்:';
export const treatment = 'சிகிச்சை';
export const howSure = 'இதில் நாங்கள் எவ்வளவு உறுதியாக இருக்கிறோம்';
export const causes = 'காரணங்கள்';
export const children = 'குழந்தைகளுக்கு';
export const pregnancy = 'கர்ப்ப காலத்தில்';
export const sources = 'ஆதாரங்கள்';
export const written = 'எழுதிய நாள்: {day}';
export const nextReview = 'அடுத்த சரிபார்ப்பு: {day}';
