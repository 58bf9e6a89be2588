export const bookFailure = 'विज़िट बुक नहीं हो पाई।';
export const moveFailure = 'विज़िट बदली नहीं जा सकी।';
export const statusFailure = 'विज़िट का स्टेटस बदला नहीं जा सका।';
export const walkInFailure = 'बिना बुकिंग आए मरीज़ को जोड़ा नहीं जा सका।';
export const seriesFailure = 'सीरीज़ बुक नहीं हो पाई।';
export const frontDeskCancels = 'विज़िट रद्द करना, या रद्द विज़िट फिर से बुक करना सिर्फ़ रिसेप्शन कर सकता है। कृपया उनसे कहें।';
export const notFound = 'विज़िट नहीं मिली।';
export const noRequest = 'यह अनुरोध अब यहाँ नहीं है।';
export const doneRequest = 'यह अनुरोध पूरा हो चुका है। विज़िट बुक करने के लिए इसे फिर से खोलें।';
export const doneRequestAgain = 'यह अनुरोध पूरा हो चुका है। यह विज़िट फिर से बुक करने के लिए इसे फिर से खोलें।';
export const laterDay = 'यह विज़िट आगे के किसी दिन है। कृपया उसी दिन निशान लगाएँ।';
export const notYetMissed = 'यह विज़िट अभी शुरू नहीं हुई है। कृपया “नहीं आए” इसके समय के बाद लगाएँ।';
export const noTime = 'कृपया दिन और समय चुनें।';
export const skippedTime = 'उस दिन घड़ियाँ बदलने से यह समय नहीं आएगा। कृपया कोई और समय चुनें।';
export const notAStep = 'कृपया 5-5 मिनट के हिसाब से समय चुनें।';
export const wrongMinutes = 'कृपया 5 मिनट से 12 घंटे तक का समय चुनें, 5-5 मिनट के हिसाब से।';
export const past = 'यह दिन बीत चुका है। कृपया आज या उसके बाद का दिन चुनें।';
export const earlierToday = 'यह समय बीत चुका है।';
export const farAhead = 'कृपया अगले दो साल के अंदर का दिन चुनें।';
export const noPractitioner = 'कृपया सूची में से कोई फ़िज़ियोथेरेपिस्ट चुनें।';
export const practitionerLeft = (name: string) => `${name} अब यहाँ काम नहीं करते। कृपया किसी और को चुनें।`;
export const hasLeft = (name: string) => `${name} अब यहाँ काम नहीं करते।`;
export const noRoom = 'कृपया सूची में से कमरा चुनें।';
export const closed = 'इस समय क्लिनिक बंद है।';
export const outsideHours = (name: string | null) =>
  name === null ? 'यह खुलने के समय से बाहर है।' : `${name} इस समय काम नहीं करते।`;
export const onLeave = (name: string) => `${name} इस समय छुट्टी पर हैं।`;
export const doesNotGive = (name: string) => `${name} यह इलाज नहीं देते।`;
export const onBreak = (name: string) => `${name} का इस समय ब्रेक है।`;
export const practitionerTaken = (name: string) => `इस समय ${name} की एक विज़िट पहले से है।`;
export const roomClosed = (name: string) => `${name} इस समय बंद है।`;
export const roomTaken = (name: string) => `${name} इस समय खाली नहीं है।`;
export const noRoomFree = 'इस समय कोई कमरा खाली नहीं है। फिर भी बुक करने पर विज़िट बिना कमरे के होगी।';
export const taken = 'यह समय भर चुका है।';
export const holdEnded = 'यह समय अब मरीज़ के लिए रोका हुआ नहीं है। यह किसी और को मिल गया है।';
export const noWishFree = 'मरीज़ की पसंद का कोई समय अब खाली नहीं है।';
export const notWished = 'मरीज़ ने यह समय नहीं चुना था।';
export const confirmedAlready = 'इस अनुरोध की विज़िट पहले से है। शायद किसी और ने इसे पक्का कर दिया है।';
export const finishedMeanwhile =
  'इस बीच किसी और ने यह अनुरोध पूरा कर दिया है, इसलिए विज़िट रहेगी। उसे रद्द करने के लिए अनुरोध फिर से खोलें।';
export const bookedMeanwhile =
  'इस बीच किसी और ने इस अनुरोध के लिए दूसरी विज़िट बुक कर दी है, इसलिए यह रहेगी। ज़रूरत न हो, तो इसे रद्द करें।';
export const attendedAlready = 'यह विज़िट हो चुकी है। आगे के किसी दिन के लिए दूसरी विज़िट बुक करें।';
/** 'Asha Sample पहले से पक्का है: सोमवार 23 नवंबर, 5:00 pm। (desk@example.com, शुक्रवार 20 नवंबर, 11:30 am)' */
export const confirmedBy = ({
  name,
  visit,
  who,
  at,
}: Record<'name' | 'visit', string> & Record<'who' | 'at', string | null>) =>
  `${name} का समय पहले से पक्का है: ${visit}।${who || at ? ` (${[who, at].filter(Boolean).join(', ')})` : ''}`;
export const notOccupying = 'यह विज़िट रद्द है या हुई नहीं थी। पहले इसे फिर से बुक करें।';
export const seriesTaken = (clashes: number, visits: number) =>
  `${visits} विज़िट में से ${clashes} बुक नहीं हो ${clashes === 1 ? 'सकती' : 'सकतीं'}। कुछ भी बुक नहीं हुआ। कृपया इनके लिए दूसरा समय चुनें।`;
export const sameTimeTwice = 'यह समय सीरीज़ में दो बार है।';
export const wrongCount = (min: number, max: number) => `कृपया ${min} से ${max} विज़िट चुनें।`;
export const noClockTime = 'कृपया हफ़्ते के हर चुने हुए दिन का समय चुनें।';
export const noFirstDay = 'कृपया पहला दिन चुनें।';
export const seriesBooked = (visits: number) => (visits === 1 ? 'विज़िट बुक हो गई।' : `${visits} विज़िट बुक हो गईं।`);
export const seriesCancelled = (visits: number) => (visits === 1 ? 'विज़िट रद्द हो गई।' : `${visits} विज़िट रद्द हो गईं।`);
export const dayClosed = (visits: number) => `${visits} विज़िट पर “आए” लगा दिया गया।`;
export const noDates = 'कृपया हफ़्ते का कम से कम एक दिन चुनें।';
export const tooManyDays = (days: number) => `कृपया एक बार में ज़्यादा से ज़्यादा ${days} दिन माँगें।`;
export const daysReversed = 'कृपया ऐसा आख़िरी दिन चुनें जो पहले दिन से पहले न हो।';
export const notLoaded = 'कैलेंडर दिखाया नहीं जा सका।';
export const booked = 'विज़िट बुक हो गई।';
export const moved = 'विज़िट बदल गई।';
export const movedMeanwhile = 'इस बीच किसी और ने यह विज़िट बदल दी है। यह जैसी है वैसी ही रहेगी।';
export const holdGone = 'यह समय अब रोका हुआ नहीं है।';
/** '3 विज़िट का समय बदला। 1 विज़िट रद्द हुई। 2 मरीज़ “अभी नहीं बताया” में हैं।' */
export const severalMoved = ({
  moved,
  cancelled,
  released,
  toTell,
}: Record<'moved' | 'cancelled' | 'released' | 'toTell', number>) =>
  [
    moved > 0 && `${moved} विज़िट का समय बदला।`,
    cancelled > 0 && `${cancelled} विज़िट ${cancelled === 1 ? 'रद्द हुई' : 'रद्द हुईं'}।`,
    released > 0 && (released === 1 ? '1 रोका हुआ समय छोड़ा गया।' : `${released} रोके हुए समय छोड़े गए।`),
    toTell > 0 && `${toTell} मरीज़ “अभी नहीं बताया” में ${toTell === 1 ? 'है' : 'हैं'}।`,
  ]
    .filter(Boolean)
    .join(' ');
export const someStayed = (visits: number) =>
  visits === 1 ? 'एक का समय नहीं बदला जा सका।' : `${visits} का समय नहीं बदला जा सका।`;
export const otherRoom = (room: string) => `अब कमरा: ${room}।`;
export const undone = 'वापस ले लिया गया।';
export const undoFailure = 'वापस नहीं लिया जा सका।';
export const undoOvertaken = 'इस बीच किसी और ने इसे बदल दिया है। कृपया दोबारा देखें।';
