import type { DayPart, VisitStatus, WishedTimeState } from '#contract/plain/visit-states.ts';

export const pleaseChooseWhoComes = 'कृपया चुनें कि कौन आएगा।';
export const bookATime = 'समय बुक करें';
export const whoComes = 'कौन आएगा?';
export const nameOrPhone = 'नाम या फ़ोन';
export const searchingThePatients = 'मरीज़ खोजे जा रहे हैं';
export const thePatientsCouldNot = 'मरीज़ खोजे नहीं जा सके। कृपया दोबारा लिखें।';
export const noPatientMatches = 'ऐसा कोई मरीज़ नहीं मिला।';
export const someoneNew = 'कोई नया मरीज़';
export const saveARequestWithout = 'बिना समय का अनुरोध सेव करें';
export const thePatientsChoice = 'मरीज़ की पसंद';
export const freeWhenItSuits = 'मरीज़ की पसंद के खाली समय';
export const freeNearTheFirst = 'पहली पसंद के आसपास खाली';
export const nextFreeTimes = 'अगले खाली समय';
export const loadingTheFreeTimes = 'खाली समय लोड हो रहे हैं';
export const tryAgain = 'दोबारा कोशिश करें';
export const noneSoonChooseA = 'जल्दी कोई समय खाली नहीं है। नीचे दिन और समय चुनें।';
export const orAnotherTime = 'या कोई और समय';
export const when = 'कब';
export const anyPhysiotherapist = 'कोई भी फ़िज़ियोथेरेपिस्ट';
export const bookTheVisit = 'विज़िट बुक करें';
export const anotherTimePractitionerOr = 'कोई और समय, फ़िज़ियोथेरेपिस्ट या कमरा';
export const cancelTheVisit = 'विज़िट रद्द करें';
export const keepIt = 'रहने दें';
export const reason = 'वजह';
export const forYourColleaguesPatients = 'आपके साथियों के लिए। मरीज़ों के पेज पर यह नहीं दिखता।';
export const treatmentsEMailAnd = 'इलाज, ई-मेल और जगह, जो बाद में भी भरे जा सकते हैं';
export const oneOrMore = 'एक या ज़्यादा।';
export const minutes = 'मिनट';
export const leaveEmptyForThe = 'खाली छोड़ें, तो उतना ही समय जितना इलाज में लगता है।';
export const practitioner = 'फ़िज़ियोथेरेपिस्ट';
export const room = 'कमरा';
export const anyFreeRoom = 'कोई भी खाली कमरा';
export const day = 'दिन';
export const time = 'समय';
export const freeNearIt = 'उसके आसपास खाली:';
export const bookAnyway = 'फिर भी बुक करें';
export const whoCameUntickAnyone = 'कौन आया? जो नहीं आए, या जिनके बारे में पक्का नहीं पता, उनका निशान हटाएँ: वे सूची में रहेंगे।';
export const noPractitionerYet = 'अभी कोई फ़िज़ियोथेरेपिस्ट नहीं';
export const willCome = 'आएँगे';
export const notMarked = 'निशान बाकी';
export const anyDay = 'किसी भी दिन';
export const atAnyTime = 'किसी भी समय';
export const withAnyPhysiotherapist = 'किसी भी फ़िज़ियोथेरेपिस्ट के साथ';
export const bookATimeFor = '{name} के लिए समय बुक करें';
export const forPatient = '{name} के लिए';
export const theNewest = (count: number) => `सबसे नए ${count}। बाकी के लिए कुछ और अक्षर लिखें।`;
export const requests = (count: number) => `${count.toLocaleString('hi-IN')} अनुरोध`;
export const withAnyone = 'कोई भी फ़िज़ियोथेरेपिस्ट';
export const stillHere = (failure: string) => `${failure} आपका लिखा हुआ अब भी यहाँ है।`;
export const cancelTheVisitOf = '{name} की विज़िट रद्द करें?';
export const cancelAt = (moment: string) => `${moment}। आप इसे 30 सेकंड तक वापस ले सकते हैं।`;
export const didNotComeTimes = (times: number) => `${times} बार नहीं आए:`;

export const wishedTimeStates: Record<WishedTimeState, string> = {
  free: 'खाली',
  held: 'इसी मरीज़ के लिए रोका हुआ',
  taken: 'भर गया',
  over: 'बीत गया',
};
export const choices = [
  (time: string, state: string) => `पहली पसंद: ${time} (${state})`,
  (time: string, state: string) => `दूसरी पसंद: ${time} (${state})`,
  (time: string, state: string) => `तीसरी पसंद: ${time} (${state})`,
];
export const parts: Record<DayPart, string> = { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' };
export const firstIsHeld = (wishes: string, until: string) => `${wishes} (पहला समय ${until} तक रोका हुआ है)`;
export const heldMinutes = (minutes: number) => `रोका हुआ, ${minutes} मिनट बाकी`;
export const heldHours = (hours: number) => `रोका हुआ, ${hours} घंटे बाकी`;
export const more = (count: number) => `${count} और`;
export const withWhom = (name: string) => `${name} के साथ`;
export const untilDay = (day: string) => `${day} तक`;

export const closeTheDay = 'दिन पूरा करें';
export const closeDay = (day: string) => `${day}: दिन पूरा करें`;
export const markAsAttended = (visits: number) => `${visits} विज़िट पर “आए” लगाएँ`;
export const came = (name: string) => `${name} आए`;

export const statuses: Record<VisitStatus, string> = {
  booked: 'बुक',
  arrived: 'पहुँचे',
  fulfilled: 'आए',
  noshow: 'नहीं आए',
  cancelled: 'रद्द',
};
export const overbooked = 'ओवरबुक';
export const sentence = (words: string) => `${words}।`;

/** '5:00 pm' */
export const clock = (hours: number, minutes: string) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
