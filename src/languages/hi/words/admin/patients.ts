import type { PatientSummary } from '#contract/patients.ts';

export const correctDetails = 'जानकारी ठीक करें';
export const sentStays = 'अनुरोधों के साथ जो भेजा गया था, वह वैसा ही रहता है।';
export const saveChanges = 'बदलाव सेव करें';
export const nothingLost = 'आपका लिखा हुआ सब सुरक्षित है।';
export const hasAgreed = 'मरीज़ ने मैसेज के लिए सहमति दी है';
export const mergeMeans = 'दोनों के सभी अनुरोध और विज़िट यहाँ होंगे।';
export const whichPatient = 'कौन-सा मरीज़ यही व्यक्ति है?';
export const searchPatients = 'मरीज़ खोजें';
export const searchHint = 'नाम, फ़ोन, अनुरोध नंबर';
export const searching = 'खोज रहे हैं';
export const noPhone = 'फ़ोन नहीं';
export const both = 'दोनों';
export const none = 'कुछ नहीं';
export const agreed = 'सहमति दी';
export const noMessages = 'मैसेज नहीं';
export const merge = 'मिलाएँ';
export const requests = 'अनुरोध';
export const cancel = 'रहने दें';
export const moveRequests = 'अनुरोध किसी और मरीज़ को दें';
export const patients = 'मरीज़';
export const bookAgain = 'फिर से बुक करें';
export const mayBeSame = 'शायद वही मरीज़';
export const contact = 'संपर्क';
export const waitList = 'वेटिंग लिस्ट';
export const nothingYet = 'अभी कुछ नहीं।';
export const viewAllPatients = 'सभी मरीज़ देखें';
export const loading = 'मरीज़ लोड हो रहे हैं';
export const search = 'नाम, फ़ोन, ई-मेल या अनुरोध नंबर से खोजें';
export const newestFirst = 'मरीज़, नए पहले';
export const nameAndPhone = 'नाम और फ़ोन';
export const email = 'ई-मेल';
export const open = 'खोलें';
export const everyoneAppears = 'जो भी अपॉइंटमेंट का अनुरोध भेजते हैं, वे यहाँ दिखते हैं।';

export const patientRows = 'मरीज़';

export const requestCount = (_: number, formatted: string) => `${formatted} अनुरोध`;
export const lastOn = (day: string) => `पिछला: ${day}`;

export const sameParts: Readonly<Record<PatientSummary['similar'][number]['same'][number], string>> = {
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ई-मेल',
};
export const sameAs = (parts: string) => `वही ${parts}`;
export const mayBeSameAs = '{patient} शायद यही मरीज़ हैं ({same})';
export const withPatient = (name: string) => `${name} के साथ`;
export const notSame = 'ये अलग हैं';
export const asPatient = (name: string) => `${name} से`;

export const call = '{phone} पर कॉल करें';
export const nextVisit = 'अगली विज़िट';
export const noNextVisit = 'कोई विज़िट बुक नहीं है।';
export const moveVisit = 'समय बदलें';
export const tell = 'बताएँ';
export const timeline = 'अब तक क्या हुआ';
export const kinds = { request: 'अनुरोध', visit: 'विज़िट', told: 'बताया' } as const;

export const mergeOne = '{name} को मिलाएँ';
export const mergeTwo = '{name} और {other} को मिलाएँ';
export const partOfAnother = 'हो सकता है कि वे अब किसी और मरीज़ में मिल गए हों।';
export const messages = 'मैसेज';
export const agreedOn = (day: string) => `${day} को सहमति दी`;

export const chooseRequest = (reference: string) => `अनुरोध ${reference} चुनें`;
export const requestLine = '{day}, {state}। {treatments}।';
export const sentAs = '{reference}, इस नाम से भेजा: {name}';
export const moveToNew = (_: number, formatted: string) => `${formatted} अनुरोध नए मरीज़ को दें`;

export const visitCounts: Readonly<Record<keyof PatientSummary['visits'], (count: number) => string>> = {
  ahead: (count) => `${count} आगे`,
  attended: (count) => `${count} बार आए`,
  missed: (count) => `${count} बार नहीं आए`,
  cancelled: (count) => `${count} रद्द`,
};
export const notToldYet = 'अभी नहीं बताया।';
export const wantsEarlier = 'पहले का समय चाहते हैं ({reference}): {times}।';
