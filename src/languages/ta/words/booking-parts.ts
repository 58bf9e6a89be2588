export const loadingTimes = 'கிடைக்கும் நேரங்கள் லோட் ஆகின்றன';
export const howToChoose = (most: number, heldUntil: string, minutes: number) =>
  `${most} நேரங்கள் வரை தேர்வு செய்யுங்கள், மிகவும் பிடித்ததை முதலில். உங்கள் முதல் தேர்வை அதிகபட்சம் ${heldUntil} வரை உங்களுக்காக ஒதுக்கி வைப்போம், அதை உறுதி செய்ய உங்களுக்கு போன் செய்வோம். ஒரு வருகைக்கு ${minutes} நிமிடம் ஆகும். எல்லா நேரங்களும் கிளினிக் இருக்கும் இடத்தின் நேரப்படி. நேரம் எதையும் தேர்வு செய்யாவிட்டாலும் சரி: நாங்கள் போன் செய்து நேரத்தை முடிவு செய்வோம்.`;
export const freeNearIt = 'அதற்கு அருகில் கிடைக்கும் நேரங்கள்';
export const freeOn = (day: string) => `${day}: கிடைக்கும் நேரங்கள்`;
export const noneFree =
  'அடுத்த {days} நாட்களில் எந்த நேரமும் காலியாக இல்லை. படிவத்தை அனுப்புங்கள், நாங்கள் உங்களுக்கு போன் செய்வோம். நீங்களும் {phone} என்ற எண்ணுக்கு போன் செய்யலாம்.';
export const daysWithFreeTimes = 'நேரம் கிடைக்கும் நாட்கள்';
export const yourChoice = 'உங்கள் தேர்வு';
export const choice = (index: number) => `${['முதல்', 'இரண்டாவது', 'மூன்றாவது'][index] ?? ''} தேர்வு`;
export const chosenOf = (count: number, most: number) => `${most} இல் ${count} தேர்வு செய்யப்பட்டது`;
export const mostAreChosen = (most: number) => `${most} நேரங்கள் தேர்வு செய்யப்பட்டுள்ளன. முதலில் அவற்றில் ஒன்றை நீக்குங்கள்.`;
export const withPractitioner = (when: string, name: string) => `${when}, ${name} அவர்களிடம்`;
export const whomToSee = 'நீங்கள் யாரைப் பார்க்க விரும்புகிறீர்கள்?';
export const anyone = 'எந்த பிசியோதெரபிஸ்ட்டும் சரி';

export const tickWhatSuits =
  'உங்களுக்கு வசதியானவற்றை டிக் செய்யுங்கள். எதையும் டிக் செய்யாவிட்டால், எந்த நாளும் எந்த நேரமும் சரி என்று எடுத்துக்கொள்வோம்.';
export const days = 'நாட்கள்';
export const timeOfDay = 'எந்த வேளை';
export const wishes = {
  Monday: 'திங்கள்',
  Tuesday: 'செவ்வாய்',
  Wednesday: 'புதன்',
  Thursday: 'வியாழன்',
  Friday: 'வெள்ளி',
  Saturday: 'சனி',
  Sunday: 'ஞாயிறு',
  morning: 'காலை',
  afternoon: 'மதியம்',
  evening: 'மாலை',
};

export const noEntryMatches = (typed: string) => `“${typed}” பட்டியலில் இல்லை.`;
export const found = (count: number) => `${count} கிடைத்தன`;

export const thanks = {
  held: 'நன்றி, {name}. நேரத்தை உறுதி செய்ய நாங்கள் உங்களுக்கு போன் செய்வோம். இந்தக் கோரிக்கை எண்ணைப் பத்திரமாக வைத்திருங்கள். {phone} என்ற எண்ணுக்கு எங்களுக்கு போன் செய்யும்போது இதைத் தயாராக வைத்திருங்கள்.',
  request:
    'நன்றி, {name}. வருகையின் நேரத்தை முடிவு செய்ய நாங்கள் போன் செய்வோம். இந்தக் கோரிக்கை எண்ணைப் பத்திரமாக வைத்திருங்கள். {phone} என்ற எண்ணுக்கு எங்களுக்கு போன் செய்யும்போது இதைத் தயாராக வைத்திருங்கள்.',
};
export const yourPage = 'இந்தக் கோரிக்கைக்கான உங்கள் பக்கம்';
export const alsoOnWhatsapp = 'WhatsApp மூலமாகவும் எங்களுக்கு அனுப்புங்கள்';
export const chatText = (name: string, reference: string) =>
  `வணக்கம், என் பெயர் ${name}. உங்கள் இணையதளத்தில் ${reference} என்ற கோரிக்கையை அனுப்பியிருக்கிறேன்.`;

export const isRequest = 'இது ஒரு கோரிக்கை. இன்னும் எந்த நேரமும் முடிவாகவில்லை.';
export const toldWhen = (days: readonly string[], parts: readonly string[]) => {
  const said = [days.join(', '), parts.join(', ')].filter(Boolean).join('; ');
  return `உங்களுக்கு வசதியானது என்று நீங்கள் சொன்னது: ${said}. இன்னும் எந்த நேரமும் முடிவாகவில்லை.`;
};
export const isHeld = '{time}, {practitioner} அவர்களிடம்: இந்த நேரம் {until} வரை உங்களுக்காக ஒதுக்கப்பட்டுள்ளது.';
export const notConfirmed = 'இன்னும் உறுதியாகவில்லை. அதற்குள் நாங்கள் உறுதி செய்யாவிட்டால், அந்த நேரம் வேறொருவருக்குக் கிடைக்கலாம்.';
export const inYourZone = (time: string, until: string) =>
  `நீங்கள் இருக்கும் இடத்தின் நேரப்படி: ${time}, ${until} வரை ஒதுக்கப்பட்டுள்ளது.`;
export const secondChoice = (times: readonly string[]) =>
  `உங்கள் இரண்டாவது தேர்வு: ${times.join(', அல்லது ')}. அதற்காக எந்த நேரமும் ஒதுக்கப்படவில்லை.`;

export const yourReference = 'உங்கள் கோரிக்கை எண்';
export const yourReferenceIs = 'உங்கள் கோரிக்கை எண் {reference}';
export const saveToPhone = 'போனில் சேமியுங்கள்';
export const contactNote = (reference: string) => `உங்கள் கோரிக்கை எண்: ${reference}`;
export const bookedFor = 'எதற்காக';
export const bookedIn = 'ஊரும் மாநிலமும்';

export const continueBooking = 'புக்கிங்கைத் தொடருங்கள்';
export const openAsPage = 'இந்தத் தகவலைத் தனிப் பக்கத்தில் திறங்கள்';
export const isBeingSent = 'உங்கள் கோரிக்கை அனுப்பப்படுகிறது.';
export const keepPageOpen = 'தயவுசெய்து இந்தப் பக்கத்தைத் திறந்தே வைத்திருங்கள்.';
export const notSentYet = 'உங்கள் கோரிக்கை இன்னும் அனுப்பப்படவில்லை.';
export const storedUntilClosed = 'நீங்கள் எழுதியவை இந்த டேபை மூடும் வரை சேமிக்கப்பட்டிருக்கும்.';
