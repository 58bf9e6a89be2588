export const tomorrow = 'कल की विज़िट';
export const fromTo = (first: string, last: string) => `${first} से ${last} तक`;
export const notLoaded = 'सूची लोड नहीं हो पाई।';
export const listedHere =
  'क्लिनिक अगली बार जिस दिन खुलेगा, उस दिन की विज़िट तब तक यहाँ दिखती हैं, जब तक मरीज़ को याद न दिला दिया जाए।';
export const caption = 'विज़िट जिनके मरीज़ों को अभी याद नहीं दिलाया है, समय के क्रम में';
export const patient = 'मरीज़';
export const visit = 'विज़िट';
export const tell = 'बताएँ';
export const notToldYet = (change: string) => `अभी नहीं बताया। ${change}`;
export const tellFirst = 'पहले यह बताएँ';
export const onlyFirst = (count: number) => `यहाँ सिर्फ़ पहली ${count} हैं।`;
