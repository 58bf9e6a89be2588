export const firstDay = 'पहला दिन';
export const from = 'कब से';
export const lastDay = 'आख़िरी दिन';
export const until = 'कब तक';
export const forASingleDay = 'सिर्फ़ एक दिन हो, तो वही दिन फिर से।';
export const allDay = 'पूरे दिन';
export const practitioner = 'फ़िज़ियोथेरेपिस्ट';
export const kind = 'किस तरह';
export const repeats = 'दोहराना';
export const on = 'किस दिन';
export const repeatsUntil = 'कब तक दोहराना';
export const notOn = 'इन दिनों नहीं';
export const reason = 'वजह';
export const leave = 'छुट्टी';
export const breakWord = 'ब्रेक';
export const forTheFrontDesk = 'सिर्फ़ रिसेप्शन के लिए; वेबसाइट पर यह नहीं दिखता।';
export const doesNotRepeat = 'नहीं दोहराना';
export const everyWeek = 'हर हफ़्ते';
export const everySecondWeek = 'एक हफ़्ता छोड़कर';
export const everyMonth = 'हर महीने';
export const leaveItEmptyIf = 'ख़त्म होने का दिन तय न हो, तो खाली छोड़ें।';
export const choose = 'चुनें…';
export const opensInANew = '(नए टैब में खुलेगा)';
const places = ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'आख़िरी'];
export const everyMonthOn = (place: number, day: string) => `हर महीने, ${places[place]} ${day} को`;
export const monthly = (place: number, day: string) => `हर महीने ${places[place]} ${day} को`;
export const weekly = {
  week: (days: string) => `हर हफ़्ते ${days} को`,
  'two-weeks': (days: string) => `एक हफ़्ता छोड़कर ${days} को`,
};
export const untilDay = (day: string) => `${day} तक`;
export const butNotOn = (days: string) => `पर ${days} को नहीं`;
export const bringBack = 'वापस लाएँ';

/** '2 विज़िट और 1 रोका हुआ समय' */
export function countOf(visits: number, holds: number, hasMore: boolean) {
  const words = [visits > 0 && `${visits} विज़िट`, holds > 0 && (holds === 1 ? '1 रोका हुआ समय' : `${holds} रोके हुए समय`)];
  return `${words.filter(Boolean).join(' और ')}${hasMore ? ' या ज़्यादा' : ''}`;
}
const are = (count: number) => (count === 1 ? 'है' : 'हैं');
export const found = {
  outsideHours: (words: string, count: number) => `${words} काम के समय से बाहर ${are(count)}।`,
  withSomeoneWhoLeaves: (words: string, count: number) =>
    `${words} ऐसे फ़िज़ियोथेरेपिस्ट के साथ ${are(count)}, जो यहाँ से जा रहे हैं।`,
  atThisTime: (words: string, count: number) => `इस समय ${words} ${are(count)}।`,
};
export const visitsStay = (count: number) =>
  count === 1
    ? 'यह विज़िट तब तक रहेगी, जब तक कोई इसका समय न बदले या इसे रद्द न करे:'
    : 'ये विज़िट तब तक रहेंगी, जब तक कोई इनका समय न बदले या इन्हें रद्द न करे:';
export const holdsStay = (count: number) =>
  count === 1 ? 'यह समय तब तक रुका रहेगा, जब तक आप इसे न छोड़ें:' : 'ये समय तब तक रुके रहेंगे, जब तक आप इन्हें न छोड़ें:';
export const heldFor = '{name} के लिए रोका हुआ';
export const offerAnotherTime = 'दूसरा समय बताएँ';
export const toPatient = (name: string) => `: ${name} को`;
export const release = 'समय छोड़ें';
export const theTimeOf = (name: string) => `: ${name} का समय`;
