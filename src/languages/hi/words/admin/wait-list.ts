import type { DayPart } from '#contract/plain/visit-states.ts';

// Patients who want an earlier time.
export const waitList = 'वेटिंग लिस्ट';
export const whoCanTakeThis = 'यह समय कौन ले सकता है';
export const allWhoWait = 'वेटिंग लिस्ट के सभी मरीज़';
export const howToWait = 'मरीज़ पहले का समय चाहें, तो उनके अनुरोध या विज़िट में यह लिखें।';
export const toldOfTaken = 'इन्हें ऐसा समय बताया था, जो अब खाली नहीं है';
export const wish = '{wish}। {treatments}।';
export const askedOnTheirPage = 'मरीज़ ने अपने पेज पर माँगा।';
export const has = (when: string) => `अभी का समय: ${when}।`;
export const hasNoVisitYet = 'अभी कोई विज़िट नहीं है।';
export const hasLeft = '{name} अब यहाँ काम नहीं करते, इसलिए कोई खाली समय नहीं मिलेगा।';
export const noFreeTimeSuits = 'अभी कोई खाली समय इनके लिए ठीक नहीं है।';
export const anyoneWillDo = 'कोई भी चलेगा';
/** Hidden words after those of the button, for screen readers. */
export const forPatient = (name: string) => `: ${name} के लिए`;
export const told = '। बता दिया।';
export const book = 'बुक करें';
/** Hidden words after those of the button, for screen readers. */
export const timeFor = (when: string, name: string) => `: ${name} के लिए ${when}`;

// Links to the wait list.
export const wantEarlier = (patients: number) =>
  patients === 1 ? '1 मरीज़ को पहले का समय चाहिए' : `${patients} मरीज़ों को पहले का समय चाहिए`;
export const whoCanTake = (when: string) => `${when}: कौन ले सकता है`;
export const canTakeThis = (patients: number) => `यह समय कौन ले सकता है: ${patients} मरीज़`;

// Freed times that the program offers.
export const freedTimes = 'खाली हुए समय, ई-मेल से बताए गए';
export const askedBefore = 'पहले इनसे पूछा: {patients}';
export const bookFor = '{name} के लिए बुक करें';
export const askTheNext = 'अगले से पूछें';
export const stop = 'पूछना बंद करें';
/** They follow the words of a button, and are read out only. */
export const aboutTime = (when: string) => `: ${when} के लिए`;
export const offeringTime = (when: string) => `: ${when} के लिए`;
export const openTheRequest = 'अनुरोध खोलें';
export const refilled = (duration: string) => `दोबारा भर गया, इतनी देर में: ${duration}।`;
export const refilledBy = (duration: string, name: string) => `${name} ने ले लिया, इतनी देर में: ${duration}।`;
export const offered = (name: string, until: string) => `${name} से पूछा है, ${until} तक रोका हुआ है।`;
export const mailOnItsWay = (name: string) => `${name} को ई-मेल भेजा जा रहा है।`;

// Wishes of one patient.
export const earlierTime = 'पहले का समय';
export const waitsFor = (wish: string) => `इंतज़ार है: ${wish}।`;
export const changeIt = 'इसे बदलें';
export const wantsEarlier = 'पहले का समय चाहिए';
export const takeOff = 'वेटिंग लिस्ट से हटाएँ';
export const earlierTimeFor = '{name} के लिए पहले का समय';
export const lead = 'कोई ठीक समय खाली होगा, तो वह आपको वेटिंग लिस्ट में दिखेगा।';
export const save = 'सेव करें';
export const stillHere = 'आपका लिखा हुआ अब भी यहाँ है।';
export const withWhom = 'किसके साथ';
export const anyPhysiotherapist = 'कोई भी फ़िज़ियोथेरेपिस्ट';
export const days = 'दिन';
export const noneForAnyDay = 'कोई भी दिन चले, तो कुछ न चुनें।';
export const partOfTheDay = 'दिन का कौन सा समय';
export const dayParts: Record<DayPart, string> = { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' };
export const noneForAnyTime = 'कोई भी समय चले, तो कुछ न चुनें। सुबह दोपहर 12 बजे तक है, और शाम 5 बजे से शुरू होती है।';
export const until = 'कब तक';
export const untilHint = 'वह आख़िरी दिन, जब तक पहले का समय काम आएगा।';
