import type { DayPart, VisitStatus } from '#contract/plain/visit-states.ts';

export const reference = 'आपका अनुरोध नंबर: {reference}';
export const whereItStands = 'अभी तक क्या हुआ';
export const steps = ['अनुरोध', 'समय रोका', 'पक्का', 'विज़िट हुई'] as const;
export const stepDone = ', हो गया';
export const titles = {
  arrived: 'आप पहुँच गए हैं',
  moved: 'आपकी विज़िट का समय बदल गया है',
  booked: 'आपकी विज़िट बुक है',
  severalBooked: 'आपकी विज़िट बुक हैं',
  held: 'आपके लिए एक समय रोका हुआ है',
  closed: 'यह अनुरोध पूरा हो चुका है',
  asked: 'आपका अनुरोध मिल गया है',
  unmarked: 'आपकी विज़िट',
  cancelled: 'आपकी विज़िट रद्द हो गई है',
  missed: 'आपकी विज़िट छूट गई',
  finished: 'आने के लिए धन्यवाद',
} as const;
export const leads = {
  arrived: 'कृपया बैठिए। हम आपको थोड़ी देर में बुलाएँगे।',
  booked: (when: string) => `समय: ${when}।`,
  nextOne: (when: string) => `अगली विज़िट: ${when}।`,
  held: (until: string) => `यह समय ${until} तक आपके लिए है। हम इसे पक्का करेंगे, या कोई और समय तय करने के लिए आपको फ़ोन करेंगे।`,
  closed: 'दोबारा आना हो, तो नया अपॉइंटमेंट माँगें।',
  asked: 'दिन और समय तय करने के लिए हम आपको फ़ोन करेंगे।',
  unmarked: (when: string) => `विज़िट का समय था: ${when}। नीचे कोई और समय माँगें, या हमें फ़ोन करें।`,
  another: 'नीचे कोई और समय माँगें, या हमें फ़ोन करें।',
  finished: 'दोबारा आना हो, तो नीचे समय माँगें, या हमें फ़ोन करें।',
} as const;
export const states: Record<VisitStatus | 'unmarked' | 'moved', string> = {
  booked: 'बुक है',
  arrived: 'आप पहुँच गए हैं',
  fulfilled: 'हो गई',
  cancelled: 'रद्द',
  noshow: 'छूट गई',
  unmarked: 'इस समय के लिए बुक थी',
  moved: 'इस समय पर बदली गई',
};
export const whatWorked = (outcome: string) => `${outcome}।`;

export const ticket = { next: 'आपकी अगली विज़िट', held: 'आपके लिए रोका गया समय', waiting: 'आगे क्या होगा' } as const;
export const whereYouAre = (when: string) => `आप जहाँ हैं, वहाँ का समय: ${when}`;
export const withWhom = (name: string) => `${name} के साथ`;
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const weRead = 'हम आपका अनुरोध पढ़ते हैं।';
export const weCall = 'दिन और समय तय करने के लिए हम आपको फ़ोन करते हैं। तब तक आपको कुछ नहीं करना है।';
export const thenItShows = 'फिर दिन और समय इसी पेज पर दिखते हैं।';
export const whenWeCall = 'हम कब फ़ोन करते हैं';
export const whileOpen = 'क्लिनिक खुला होता है, तब हम फ़ोन करते हैं।';
export const whereToCome = 'कहाँ आना है';
export const showTheWay = 'नक्शे पर रास्ता देखें';
export const whatToBring = 'साथ क्या लाएँ';

export const saidToCome = 'आपने बताया है कि आप आएँगे।';
export const iWillCome = 'मैं आऊँगा / आऊँगी';
export const pleaseCallMe = 'कृपया मुझे फ़ोन करें';
export const cancelVisit = 'यह विज़िट रद्द करें';
export const cancelUntil = (when: string) => `यह समय हम किसी और को देंगे। यहाँ रद्द करने का आख़िरी समय: ${when}।`;
export const cancelYes = 'हाँ, विज़िट रद्द करें';
export const mustCall = 'अगर आप नहीं आ सकते, या कोई और समय चाहिए, तो कृपया हमें फ़ोन करें।';
export const giveUp = 'यह समय छोड़ें';
export const giveUpMeans =
  'यह समय हम किसी और को देंगे। आपका अनुरोध हमारे पास रहेगा, और कोई और समय तय करने के लिए हम आपको फ़ोन करेंगे।';
export const giveUpYes = 'हाँ, यह समय छोड़ें';

export const offerIsOver = (when: string) =>
  `हमने आपको जो पहले का समय बताया था (${when}), वह अब खाली नहीं है। आपके लिए कुछ नहीं बदला है।`;
export const earlierTime = 'पहले का एक समय खाली है';
export const offerMoves = (until: string) =>
  `यह ${until} तक आपके लिए रोका हुआ है। अगर आप इसे लेते हैं, तो आपकी विज़िट इस समय पर आ जाएगी।`;
export const offerBooks = (until: string) =>
  `यह ${until} तक आपके लिए रोका हुआ है। अगर आप इसे लेते हैं, तो आपकी विज़िट बुक हो जाएगी।`;
export const takeIt = 'यह समय लें';
export const declineIt = 'नहीं, धन्यवाद';

export const moveToAnother = 'समय बदलें';
export const moveWhich = (day: string) => `, ${day} की विज़िट`;
export const moveMeans = (until: string) =>
  `जब तक आप ‘विज़िट का समय बदलें’ नहीं दबाते, कुछ नहीं बदलेगा। यहाँ बदलने का आख़िरी समय: ${until}। सभी समय क्लिनिक की जगह के हैं।`;
export const freeNear = 'उसके आसपास खाली समय';
export const freeDays = 'खाली समय वाले दिन';
export const freeOn = (day: string) => `${day} को खाली समय`;
export const noneFree = 'अभी कोई और समय खाली नहीं है। नीचे कोई और समय माँगें, या हमें फ़ोन करें।';
export const moveIt = 'विज़िट का समय बदलें';
export const keepTime = 'यही समय रहने दें';
export const whoToSee = 'आप किससे मिलना चाहेंगे?';
export const anyone = 'कोई भी फ़िज़ियोथेरेपिस्ट';
export const showFree = 'खाली समय दिखाएँ';

export const otherVisits = 'आपकी बाकी विज़िट';
export const yourVisits = (_count: number) => 'आपकी विज़िट';
export const askForAppointment = 'अपॉइंटमेंट माँगें';
export const askForAnother = 'कोई और समय माँगें';
export const whatSuits = 'बताएँ कि आपके लिए कौन सा समय ठीक है';
export const askMeans = 'हम इसे पढ़कर आपको फ़ोन करेंगे। तब तक कुछ नहीं बदलेगा।';
export const whichDays = 'कौन से दिन ठीक हैं?';
export const whichParts = 'दिन में कब?';
export const parts: Record<DayPart, string> = { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' };
export const tellMeEarlier = 'पहले का कोई समय खाली हो, तो मुझे बताएँ';
export const earlierHint = 'आपके लिए ठीक कोई समय खाली होगा, तो हम आपको बताएँगे।';
export const whatElse = 'आप हमें और क्या बताना चाहेंगे?';
export const send = 'भेजें';
export const toldUs = 'आपने हमें क्या बताया';
export const received = (when: string) => `${when}। हमें मिल गया।`;

export const messageUs = 'हमें मैसेज भेजें';
export const messageBegins = 'आपका मैसेज आपके अनुरोध नंबर से शुरू होता है, ताकि हम जान सकें कि कौन सा अनुरोध है।';
export const aboutRequest = (code: string) => `नमस्ते, यह मेरे अनुरोध ${code} के बारे में है।`;
export const textMessage = 'एसएमएस';
export const call = 'फ़ोन करें';
export const savePage = 'यह पेज सँभालकर रखें';
export const saveMeans = 'यह लिंक जिसके पास होगा, वह आपकी विज़िट देख सकेगा। इसे किसी और को न दें।';
export const sendToMyself = 'WhatsApp पर खुद को भेजें';
export const copyAddress = 'पता कॉपी करें';
export const share = 'शेयर करें';
export const mayWeWrite = 'क्या हम आपको बाद में लिख सकते हैं, राय लेने के लिए या दोबारा आने का समय होने पर?';
export const mayWrite = 'आपने कहा है कि हम आपको बाद में लिख सकते हैं।';
export const agree = 'आप मुझे बाद में लिख सकते हैं';
export const doNotWrite = 'मुझे बाद में न लिखें';
export const yourDetails = 'हम आपकी जानकारी का क्या करते हैं';

export const tryLater = 'कृपया थोड़ी देर बाद कोशिश करें।';
export const linksEnd = 'लिंक आख़िरी विज़िट के 12 हफ़्ते बाद बंद हो जाते हैं। नए लिंक के लिए हमें फ़ोन करें।';

export const stopMessages = 'मैसेज बंद करें';
export const stopped = 'राय या दोबारा आने के बारे में हम आपको अब नहीं लिखेंगे।';
export const stillHear = 'आपने जो विज़िट बुक की हैं, उनके बारे में हम आपको बताते रहेंगे।';
export const stopMeans =
  'हम आपसे अब राय नहीं माँगेंगे, और न ही दोबारा आने के लिए लिखेंगे। आपने जो विज़िट बुक की हैं, उनके बारे में हम आपको बताते रहेंगे।';
export const stopThese = 'ये मैसेज बंद करें';
