import type { ToTell } from '#contract/plain/visit-states.ts';

export const notToldYet = 'अभी नहीं बताया';
export const groups: Record<ToTell, string> = { changed: 'बदली हुई', cancelled: 'रद्द', new: 'नई' };
export const soonestFirst = (group: string) => `${group}, सबसे जल्दी वाली विज़िट पहले`;
export const notLoaded = 'सूची लोड नहीं हो पाई।';
export const listedHere = 'नई, बदली हुई या रद्द विज़िट तब तक यहाँ दिखती हैं, जब तक मरीज़ को बता न दिया जाए।';
export const onlyNext = (count: number) => `यहाँ सिर्फ़ अगली ${count} विज़िट हैं।`;
export const patient = 'मरीज़';
export const visit = 'विज़िट';
export const tell = 'बताएँ';
export const mail = (state: string) => `ई-मेल: ${state}`;
export const sendMessage = (title: string) => `“${title}” भेजें`;

// Held times that the patients did not choose.
export const heldElsewhere = 'दूसरा समय रोका गया';
export const heldTimes = 'रोके हुए समय';
export const heldTime = 'रोका हुआ समय';
export const open = 'खोलें';
export const nowHeld = (when: string, who: string) => `अब रोका हुआ है: ${when}, ${who} के साथ।`;
export const askedFor = (when: string) => `मरीज़ ने माँगा था: ${when}।`;
