import type { AbsenceKind } from '#contract/plain/visit-states.ts';

export const saveThisDay = 'यह दिन सेव करें';
export const pleaseLookAtIt = 'कृपया इसे देख लें, और दोबारा सेव करें।';
export const day = 'दिन';
export const onThisDay = 'इस दिन';
export const itDoesNotTake = 'यह नहीं होगा';
export const itTakesPlaceAt = 'यह किसी और समय होगा';
export const from = 'कब से';
export const until = 'कब तक';
export const leave = 'छुट्टी';
export const someoneWhoHasLeft = 'कोई जो अब यहाँ काम नहीं करते';
export const leaveAndBreaks = 'छुट्टियाँ और ब्रेक';
export const addLeave = 'छुट्टी जोड़ें';
export const nextFirst = 'सबसे पास वाली पहले';
export const holidaysOfOnePerson = 'किसी एक की छुट्टी, ट्रेनिंग, किसी दिन का ब्रेक: तब उनके साथ कोई विज़िट बुक नहीं हो सकती।';
export const addTheFirstLeave = 'पहली छुट्टी जोड़ें';
export const thisTimeCanBe = 'यह समय तुरंत फिर से बुक हो सकेगा।';
export const editTheLeave = 'छुट्टी बदलें';
export const addLeaveOrA = 'छुट्टी या ब्रेक जोड़ें';
export const leaveAndBreaksThe = 'छुट्टियाँ और ब्रेक, सबसे पास वाली पहले';
export const practitioner = 'फ़िज़ियोथेरेपिस्ट';
export const days = 'दिन';
export const visitsThen = 'उस समय की विज़िट';
export const noVisits = 'कोई विज़िट नहीं';
export const whoElseAndWhen = 'और कौन, और कब';
/** 'निला की छुट्टी' */
export const theLeaveOf: Record<AbsenceKind, (name: string) => string> = {
  leave: (name) => `${name} की छुट्टी`,
  break: (name) => `${name} का ब्रेक`,
};
export const theLeaveAt = (name: string, days: string) => `${name} की छुट्टी, ${days}`;
export const oneDayOf = '{leave}: एक दिन';
export const nextDays = (days: string) => `अगले दिन: ${days}।`;
export const absences = (total: number) => (total === 1 ? 'छुट्टी' : 'छुट्टियाँ');
export const changeOneDay = 'एक दिन बदलें';
export const ofTheLeaveOf = (name: string) => `: ${name} की छुट्टी`;
export const visits = (count: number) => `${count} विज़िट`;
