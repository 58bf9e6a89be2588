import type { agreedOf } from '#contract/plain/request-states.ts';

export const toComeBack = 'दोबारा आना है';
/** Agreements on what comes next. */
export const groups: Record<ReturnType<typeof agreedOf>, string> = {
  nothing: 'कुछ तय नहीं हुआ',
  due: 'अभी फ़ोन करें',
  later: 'बाद में फ़ोन करें',
  reason: 'किसी वजह से अगली विज़िट नहीं',
};
export const notLoaded = 'सूची लोड नहीं हो पाई।';
export const noOneIsLeft = 'ऐसा कोई मरीज़ नहीं है, जिसका अगला काम तय न हो।';
export const listedHere = 'जो मरीज़ आ चुके हैं और जिनकी आगे कोई विज़िट नहीं है, वे यहाँ दिखते हैं।';
export const onlyLatest = (count: number) => `यहाँ सबसे बाद में आए ${count} मरीज़ हैं।`;
export const patient = 'मरीज़';
export const lastVisit = 'पिछली विज़िट';
export const nextStep = 'अगला काम';
export const call = 'फ़ोन करें';
export const came = (when: string) => `${when} आए थे`;
export const nextCall = (when: string) => `फ़ोन: ${when}`;
export const callPatient = (name: string, phone: string) => `${name} को फ़ोन करें, ${phone}`;
