import type { DayPart, VisitStatus } from '#contract/plain/visit-states.ts';

export const reference = 'உங்கள் கோரிக்கை எண்: {reference}';
export const whereItStands = 'இதுவரை என்ன நடந்தது';
export const steps = ['கோரிக்கை', 'நேரம் ஒதுக்கம்', 'உறுதி', 'வந்தீர்கள்'] as const;
export const stepDone = ', முடிந்தது';
export const titles = {
  arrived: 'நீங்கள் வந்துவிட்டீர்கள்',
  moved: 'உங்கள் வருகையின் நேரம் மாறியுள்ளது',
  booked: 'உங்கள் வருகை புக் ஆகியுள்ளது',
  severalBooked: 'உங்கள் வருகைகள் புக் ஆகியுள்ளன',
  held: 'உங்களுக்காக ஒரு நேரத்தை ஒதுக்கி வைத்துள்ளோம்',
  closed: 'இந்தக் கோரிக்கை முடிந்துவிட்டது',
  asked: 'உங்கள் கோரிக்கை கிடைத்துள்ளது',
  unmarked: 'உங்கள் வருகை',
  cancelled: 'உங்கள் வருகை ரத்து செய்யப்பட்டது',
  missed: 'நீங்கள் வரவில்லை',
  finished: 'வந்ததற்கு நன்றி',
} as const;
export const leads = {
  arrived: 'தயவுசெய்து உட்காருங்கள். சிறிது நேரத்தில் உங்களை அழைப்போம்.',
  booked: (when: string) => `நேரம்: ${when}.`,
  nextOne: (when: string) => `அடுத்த வருகை: ${when}.`,
  held: (until: string) =>
    `இந்த நேரம் ${until} வரை உங்களுக்காக உள்ளது. நாங்கள் இதை உறுதி செய்வோம், அல்லது வேறு நேரத்தை முடிவு செய்ய உங்களுக்கு போன் செய்வோம்.`,
  closed: 'மீண்டும் வர விரும்பினால், புதிய அப்பாயின்ட்மென்ட் கேளுங்கள்.',
  asked: 'நாளையும் நேரத்தையும் முடிவு செய்ய நாங்கள் உங்களுக்கு போன் செய்வோம்.',
  unmarked: (when: string) => `வருகையின் நேரம்: ${when}. கீழே வேறு நேரம் கேளுங்கள், அல்லது எங்களுக்கு போன் செய்யுங்கள்.`,
  another: 'கீழே வேறு நேரம் கேளுங்கள், அல்லது எங்களுக்கு போன் செய்யுங்கள்.',
  finished: 'மீண்டும் வர விரும்பினால், கீழே நேரம் கேளுங்கள், அல்லது எங்களுக்கு போன் செய்யுங்கள்.',
} as const;
export const states: Record<VisitStatus | 'unmarked' | 'moved', string> = {
  booked: 'புக் ஆகியுள்ளது',
  arrived: 'நீங்கள் வந்துவிட்டீர்கள்',
  fulfilled: 'முடிந்தது',
  cancelled: 'ரத்து',
  noshow: 'வரவில்லை',
  unmarked: 'இந்த நேரத்துக்கு புக் ஆகியிருந்தது',
  moved: 'இந்த நேரத்துக்கு மாற்றப்பட்டது',
};
export const whatWorked = (outcome: string) => `${outcome}.`;

export const ticket = {
  next: 'உங்கள் அடுத்த வருகை',
  held: 'உங்களுக்காக ஒதுக்கிய நேரம்',
  waiting: 'அடுத்து என்ன நடக்கும்',
} as const;
export const whereYouAre = (when: string) => `நீங்கள் இருக்கும் இடத்தின் நேரம்: ${when}`;
export const withWhom = (name: string) => `${name} அவர்களிடம்`;
export const addToCalendar = 'காலண்டரில் சேர்க்க';
export const weRead = 'உங்கள் கோரிக்கையைப் படிக்கிறோம்.';
export const weCall = 'நாளையும் நேரத்தையும் முடிவு செய்ய உங்களுக்கு போன் செய்கிறோம். அதுவரை நீங்கள் எதுவும் செய்ய வேண்டாம்.';
export const thenItShows = 'பிறகு நாளும் நேரமும் இந்தப் பக்கத்தில் தெரியும்.';
export const whenWeCall = 'நாங்கள் எப்போது போன் செய்வோம்';
export const whileOpen = 'கிளினிக் திறந்திருக்கும்போது போன் செய்வோம்.';
export const whereToCome = 'எங்கே வர வேண்டும்';
export const showTheWay = 'மேப்பில் வழியைப் பாருங்கள்';
export const whatToBring = 'என்ன கொண்டுவர வேண்டும்';

export const saidToCome = 'நீங்கள் வருவதாகச் சொல்லியிருக்கிறீர்கள்.';
export const iWillCome = 'நான் வருவேன்';
export const pleaseCallMe = 'எனக்கு போன் செய்யுங்கள்';
export const cancelVisit = 'இந்த வருகையை ரத்து செய்யுங்கள்';
export const cancelUntil = (when: string) => `இந்த நேரத்தை வேறொருவருக்குக் கொடுப்போம். இங்கே ரத்து செய்யக் கடைசி நேரம்: ${when}.`;
export const cancelYes = 'ஆம், ரத்து செய்யுங்கள்';
export const mustCall = 'உங்களால் வர முடியாவிட்டால், அல்லது வேறு நேரம் வேண்டுமானால், எங்களுக்கு போன் செய்யுங்கள்.';
export const giveUp = 'இந்த நேரத்தை விட்டுக்கொடுங்கள்';
export const giveUpMeans =
  'இந்த நேரத்தை வேறொருவருக்குக் கொடுப்போம். உங்கள் கோரிக்கை எங்களிடம் இருக்கும்; வேறு நேரத்தை முடிவு செய்ய உங்களுக்கு போன் செய்வோம்.';
export const giveUpYes = 'ஆம், விட்டுக்கொடுங்கள்';

export const offerIsOver = (when: string) =>
  `நாங்கள் உங்களுக்குச் சொன்ன முந்தைய நேரம் (${when}) இப்போது காலியாக இல்லை. உங்களுக்கு எதுவும் மாறவில்லை.`;
export const earlierTime = 'முன்கூட்டியே ஒரு நேரம் கிடைக்கிறது';
export const offerMoves = (until: string) =>
  `இதை ${until} வரை உங்களுக்காக ஒதுக்கி வைத்துள்ளோம். நீங்கள் எடுத்துக்கொண்டால், உங்கள் வருகை இந்த நேரத்துக்கு மாறும்.`;
export const offerBooks = (until: string) =>
  `இதை ${until} வரை உங்களுக்காக ஒதுக்கி வைத்துள்ளோம். நீங்கள் எடுத்துக்கொண்டால், உங்கள் வருகை புக் ஆகும்.`;
export const takeIt = 'இந்த நேரத்தை எடுத்துக்கொள்கிறேன்';
export const declineIt = 'வேண்டாம், நன்றி';

export const moveToAnother = 'வேறு நேரத்துக்கு மாற்றுங்கள்';
export const moveWhich = (day: string) => `, ${day} வருகை`;
export const moveMeans = (until: string) =>
  `‘வருகையின் நேரத்தை மாற்றுங்கள்’ என்பதை அழுத்தும் வரை எதுவும் மாறாது. இங்கே மாற்றக் கடைசி நேரம்: ${until}. எல்லா நேரங்களும் கிளினிக் இருக்கும் இடத்தின் நேரப்படி.`;
export const freeNear = 'அதற்கு அருகில் கிடைக்கும் நேரங்கள்';
export const freeDays = 'நேரம் கிடைக்கும் நாட்கள்';
export const freeOn = (day: string) => `${day}: கிடைக்கும் நேரங்கள்`;
export const noneFree = 'இப்போது வேறு நேரம் காலியாக இல்லை. கீழே வேறு நேரம் கேளுங்கள், அல்லது எங்களுக்கு போன் செய்யுங்கள்.';
export const moveIt = 'வருகையின் நேரத்தை மாற்றுங்கள்';
export const keepTime = 'இந்த நேரமே இருக்கட்டும்';
export const whoToSee = 'நீங்கள் யாரைப் பார்க்க விரும்புகிறீர்கள்?';
export const anyone = 'எந்த பிசியோதெரபிஸ்ட்டும் சரி';
export const showFree = 'கிடைக்கும் நேரங்களைக் காட்டுங்கள்';

export const otherVisits = 'உங்கள் மற்ற வருகைகள்';
export const yourVisits = (count: number) => (count === 1 ? 'உங்கள் வருகை' : 'உங்கள் வருகைகள்');
export const askForAppointment = 'அப்பாயின்ட்மென்ட் கேளுங்கள்';
export const askForAnother = 'வேறு நேரம் கேளுங்கள்';
export const whatSuits = 'உங்களுக்கு எப்போது வசதி என்று சொல்லுங்கள்';
export const askMeans = 'நாங்கள் இதைப் படித்து உங்களுக்கு போன் செய்வோம். அதுவரை எதுவும் மாறாது.';
export const whichDays = 'எந்த நாட்கள் வசதி?';
export const whichParts = 'எந்த வேளை வசதி?';
export const parts: Record<DayPart, string> = { morning: 'காலை', afternoon: 'மதியம்', evening: 'மாலை' };
export const tellMeEarlier = 'முன்கூட்டியே நேரம் கிடைத்தால் சொல்லுங்கள்';
export const earlierHint = 'உங்களுக்கு வசதியான நேரம் கிடைத்தால், உங்களுக்குச் சொல்வோம்.';
export const whatElse = 'வேறு என்ன நாங்கள் தெரிந்துகொள்ள வேண்டும்?';
export const send = 'அனுப்புங்கள்';
export const toldUs = 'நீங்கள் எங்களிடம் சொன்னவை';
export const received = (when: string) => `${when}. எங்களுக்குக் கிடைத்தது.`;

export const messageUs = 'எங்களுக்கு மெசேஜ் அனுப்புங்கள்';
export const messageBegins = 'உங்கள் மெசேஜ் உங்கள் கோரிக்கை எண்ணுடன் தொடங்கும், எனவே எந்தக் கோரிக்கை என்று எங்களுக்குத் தெரியும்.';
export const aboutRequest = (code: string) => `வணக்கம், இது ${code} என்ற என் கோரிக்கையைப் பற்றியது.`;
export const textMessage = 'எஸ்எம்எஸ்';
export const call = 'போன் செய்யுங்கள்';
export const savePage = 'இந்தப் பக்கத்தைச் சேமித்து வையுங்கள்';
export const saveMeans = 'இந்த லிங்க் உள்ள எவரும் உங்கள் வருகையைப் பார்க்கலாம். இதை வேறு யாருக்கும் கொடுக்க வேண்டாம்.';
export const sendToMyself = 'WhatsApp இல் எனக்கே அனுப்புகிறேன்';
export const copyAddress = 'முகவரியை காப்பி செய்யுங்கள்';
export const share = 'ஷேர் செய்யுங்கள்';
export const mayWeWrite = 'கருத்து கேட்க, அல்லது மீண்டும் வரும் நேரம் ஆனதும், நாங்கள் பிறகு உங்களுக்கு எழுதலாமா?';
export const mayWrite = 'நாங்கள் பிறகு எழுதலாம் என்று சொல்லியிருக்கிறீர்கள்.';
export const agree = 'நீங்கள் பிறகு எனக்கு எழுதலாம்';
export const doNotWrite = 'பிறகு எனக்கு எழுத வேண்டாம்';
export const yourDetails = 'உங்கள் தகவல்களை நாங்கள் எப்படிப் பயன்படுத்துகிறோம்';

export const tryLater = 'தயவுசெய்து பிறகு முயற்சி செய்யுங்கள்.';
export const linksEnd = 'கடைசி வருகைக்கு 12 வாரங்களுக்குப் பிறகு லிங்க் வேலை செய்யாது. புதிய லிங்க்குக்கு எங்களுக்கு போன் செய்யுங்கள்.';

export const stopMessages = 'மெசேஜ்களை நிறுத்துங்கள்';
export const stopped = 'கருத்து கேட்டோ, மீண்டும் வருவது பற்றியோ உங்களுக்கு எழுத மாட்டோம்.';
export const stillHear = 'நீங்கள் புக் செய்த வருகைகள் பற்றி உங்களுக்குச் சொல்வோம்.';
export const stopMeans =
  'இனி உங்களிடம் கருத்து கேட்க மாட்டோம், மீண்டும் வரச் சொல்லியும் எழுத மாட்டோம். நீங்கள் புக் செய்த வருகைகள் பற்றி உங்களுக்குச் சொல்வோம்.';
export const stopThese = 'இந்த மெசேஜ்களை நிறுத்துங்கள்';
