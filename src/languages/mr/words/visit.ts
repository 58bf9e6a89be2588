import type { DayPart, VisitStatus } from '#contract/plain/visit-states.ts';

export const reference = 'तुमचा विनंती क्रमांक: {reference}';
export const whereItStands = 'आतापर्यंत काय झाले';
export const steps = ['विनंती', 'वेळ राखली', 'निश्चित', 'भेट झाली'] as const;
export const stepDone = ', झाले';
export const titles = {
  arrived: 'तुम्ही आला आहात',
  moved: 'तुमच्या भेटीची वेळ बदलली आहे',
  booked: 'तुमची भेट बुक झाली आहे',
  severalBooked: 'तुमच्या भेटी बुक झाल्या आहेत',
  held: 'तुमच्यासाठी एक वेळ राखून ठेवली आहे',
  closed: 'ही विनंती पूर्ण झाली आहे',
  asked: 'तुमची विनंती मिळाली आहे',
  unmarked: 'तुमची भेट',
  cancelled: 'तुमची भेट रद्द झाली आहे',
  missed: 'तुमची भेट चुकली',
  finished: 'आल्याबद्दल धन्यवाद',
} as const;
export const leads = {
  arrived: 'कृपया बसा. आम्ही तुम्हाला थोड्या वेळात बोलावू.',
  booked: (when: string) => `वेळ: ${when}.`,
  nextOne: (when: string) => `पुढची भेट: ${when}.`,
  held: (until: string) =>
    `ही वेळ ${until} पर्यंत तुमच्यासाठी आहे. आम्ही ती निश्चित करू, किंवा दुसरी वेळ ठरवण्यासाठी तुम्हाला फोन करू.`,
  closed: 'पुन्हा यायचे असेल, तर नवीन अपॉइंटमेंट मागा.',
  asked: 'दिवस आणि वेळ ठरवण्यासाठी आम्ही तुम्हाला फोन करू.',
  unmarked: (when: string) => `भेटीची वेळ होती: ${when}. खाली दुसरी वेळ मागा, किंवा आम्हाला फोन करा.`,
  another: 'खाली दुसरी वेळ मागा, किंवा आम्हाला फोन करा.',
  finished: 'पुन्हा यायचे असेल, तर खाली वेळ मागा, किंवा आम्हाला फोन करा.',
} as const;
export const states: Record<VisitStatus | 'unmarked' | 'moved', string> = {
  booked: 'बुक आहे',
  arrived: 'तुम्ही आला आहात',
  fulfilled: 'झाली',
  cancelled: 'रद्द',
  noshow: 'चुकली',
  unmarked: 'या वेळेसाठी बुक होती',
  moved: 'या वेळेवर बदलली',
};
export const whatWorked = (outcome: string) => `${outcome}.`;

export const ticket = { next: 'तुमची पुढची भेट', held: 'तुमच्यासाठी राखलेली वेळ', waiting: 'पुढे काय होईल' } as const;
export const whereYouAre = (when: string) => `तुम्ही आहात तिथली वेळ: ${when}`;
export const withWhom = (name: string) => `${name} यांच्याकडे`;
export const addToCalendar = 'कॅलेंडरमध्ये जोडा';
export const weRead = 'आम्ही तुमची विनंती वाचतो.';
export const weCall = 'दिवस आणि वेळ ठरवण्यासाठी आम्ही तुम्हाला फोन करतो. तोपर्यंत तुम्हाला काही करायचे नाही.';
export const thenItShows = 'मग दिवस आणि वेळ याच पेजवर दिसते.';
export const whenWeCall = 'आम्ही कधी फोन करतो';
export const whileOpen = 'क्लिनिक उघडे असते, तेव्हा आम्ही फोन करतो.';
export const whereToCome = 'कुठे यायचे';
export const showTheWay = 'नकाशावर रस्ता पहा';
export const whatToBring = 'सोबत काय आणावे';

export const saidToCome = 'तुम्ही येणार असल्याचे सांगितले आहे.';
export const iWillCome = 'मी येईन';
export const pleaseCallMe = 'कृपया मला फोन करा';
export const cancelVisit = 'ही भेट रद्द करा';
export const cancelUntil = (when: string) => `ही वेळ आम्ही दुसऱ्या कोणाला देऊ. इथे रद्द करण्याची शेवटची वेळ: ${when}.`;
export const cancelYes = 'हो, ही भेट रद्द करा';
export const mustCall = 'तुम्हाला येता येत नसेल, किंवा दुसरी वेळ हवी असेल, तर कृपया आम्हाला फोन करा.';
export const giveUp = 'ही वेळ सोडा';
export const giveUpMeans =
  'ही वेळ आम्ही दुसऱ्या कोणाला देऊ. तुमची विनंती आमच्याकडे राहील, आणि दुसरी वेळ ठरवण्यासाठी आम्ही तुम्हाला फोन करू.';
export const giveUpYes = 'हो, ही वेळ सोडा';

export const offerIsOver = (when: string) =>
  `आम्ही तुम्हाला सांगितलेली आधीची वेळ (${when}) आता उपलब्ध नाही. तुमच्यासाठी काहीही बदललेले नाही.`;
export const earlierTime = 'आधीची एक वेळ उपलब्ध आहे';
export const offerMoves = (until: string) =>
  `ही वेळ ${until} पर्यंत तुमच्यासाठी राखून ठेवली आहे. तुम्ही ती घेतली, तर तुमची भेट या वेळेवर येईल.`;
export const offerBooks = (until: string) =>
  `ही वेळ ${until} पर्यंत तुमच्यासाठी राखून ठेवली आहे. तुम्ही ती घेतली, तर तुमची भेट बुक होईल.`;
export const takeIt = 'ही वेळ घ्या';
export const declineIt = 'नको, धन्यवाद';

export const moveToAnother = 'वेळ बदला';
export const moveWhich = (day: string) => `, ${day} ची भेट`;
export const moveMeans = (until: string) =>
  `तुम्ही ‘भेटीची वेळ बदला’ दाबेपर्यंत काहीही बदलणार नाही. इथे बदलण्याची शेवटची वेळ: ${until}. सर्व वेळा क्लिनिकच्या ठिकाणच्या आहेत.`;
export const freeNear = 'त्याच्या जवळच्या उपलब्ध वेळा';
export const freeDays = 'वेळ उपलब्ध असलेले दिवस';
export const freeOn = (day: string) => `${day}: उपलब्ध वेळा`;
export const noneFree = 'सध्या दुसरी कोणतीही वेळ उपलब्ध नाही. खाली दुसरी वेळ मागा, किंवा आम्हाला फोन करा.';
export const moveIt = 'भेटीची वेळ बदला';
export const keepTime = 'हीच वेळ राहू द्या';
export const whoToSee = 'तुम्हाला कोणाला भेटायचे आहे?';
export const anyone = 'कोणीही फिजिओथेरपिस्ट';
export const showFree = 'उपलब्ध वेळा दाखवा';

export const otherVisits = 'तुमच्या इतर भेटी';
export const yourVisits = (count: number) => (count === 1 ? 'तुमची भेट' : 'तुमच्या भेटी');
export const askForAppointment = 'अपॉइंटमेंट मागा';
export const askForAnother = 'दुसरी वेळ मागा';
export const whatSuits = 'तुम्हाला कधी सोयीचे आहे ते सांगा';
export const askMeans = 'आम्ही हे वाचून तुम्हाला फोन करू. तोपर्यंत काहीही बदलणार नाही.';
export const whichDays = 'कोणते दिवस सोयीचे आहेत?';
export const whichParts = 'दिवसातली कोणती वेळ?';
export const parts: Record<DayPart, string> = { morning: 'सकाळी', afternoon: 'दुपारी', evening: 'संध्याकाळी' };
export const tellMeEarlier = 'आधीची वेळ उपलब्ध झाली, तर मला सांगा';
export const earlierHint = 'तुमच्या सोयीची वेळ उपलब्ध झाली, तर आम्ही तुम्हाला सांगू.';
export const whatElse = 'आम्हाला आणखी काय माहीत असावे?';
export const send = 'पाठवा';
export const toldUs = 'तुम्ही आम्हाला काय सांगितले';
export const received = (when: string) => `${when}. आम्हाला मिळाले.`;

export const messageUs = 'आम्हाला मेसेज पाठवा';
export const messageBegins = 'तुमचा मेसेज तुमच्या विनंती क्रमांकाने सुरू होतो, म्हणजे कोणती विनंती ते आम्हाला समजते.';
export const aboutRequest = (code: string) => `नमस्कार, हे माझ्या ${code} या विनंतीबद्दल आहे.`;
export const textMessage = 'एसएमएस';
export const call = 'फोन करा';
export const savePage = 'हे पेज जपून ठेवा';
export const saveMeans = 'ही लिंक ज्याच्याकडे असेल, त्याला तुमची भेट पाहता येईल. ती दुसऱ्या कोणाला देऊ नका.';
export const sendToMyself = 'WhatsApp वर स्वतःला पाठवा';
export const copyAddress = 'पत्ता कॉपी करा';
export const share = 'शेअर करा';
export const mayWeWrite = 'आम्ही तुम्हाला नंतर लिहू का, अभिप्रायासाठी किंवा पुन्हा येण्याची वेळ झाल्यावर?';
export const mayWrite = 'आम्ही तुम्हाला नंतर लिहिले तर चालेल, असे तुम्ही सांगितले आहे.';
export const agree = 'तुम्ही मला नंतर लिहू शकता';
export const doNotWrite = 'मला नंतर लिहू नका';
export const yourDetails = 'आम्ही तुमच्या माहितीचे काय करतो';

export const tryLater = 'कृपया थोड्या वेळाने प्रयत्न करा.';
export const linksEnd = 'शेवटच्या भेटीनंतर 12 आठवड्यांनी लिंक बंद होते. नवीन लिंकसाठी आम्हाला फोन करा.';

export const stopMessages = 'मेसेज बंद करा';
export const stopped = 'अभिप्राय किंवा पुढच्या भेटींबद्दल आम्ही तुम्हाला लिहिणार नाही.';
export const stillHear = 'तुम्ही बुक केलेल्या भेटींबद्दल आम्ही तुम्हाला सांगत राहू.';
export const stopMeans =
  'आम्ही तुम्हाला यापुढे अभिप्राय मागणार नाही, आणि पुन्हा येण्यासाठीही लिहिणार नाही. तुम्ही बुक केलेल्या भेटींबद्दल आम्ही तुम्हाला सांगत राहू.';
export const stopThese = 'हे मेसेज बंद करा';
