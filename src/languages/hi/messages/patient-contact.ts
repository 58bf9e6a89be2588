export const requestSubject = (reference: string) => `आपका अपॉइंटमेंट का अनुरोध ${reference}`;
export const messageSubject = (reference: string) => `आपका अनुरोध ${reference}`;
export const greeting = (name: string, clinic: string, reference: string, treatments: string) =>
  `नमस्ते ${name}, हम ${clinic} से लिख रहे हैं। ${treatments} के लिए आपका अनुरोध ${reference} मिला, धन्यवाद।`;
export const notReached = 'आपसे फ़ोन पर बात नहीं हो पाई। कृपया बताएँ कि हम आपको कब फ़ोन करें।';
export const again = 'अगर आप फिर आना चाहें, तो कृपया बताएँ कि कब ठीक रहेगा।';
export const booked = 'आपकी विज़िट बुक है। कुछ बदले तो कृपया यहीं जवाब दें या हमें फ़ोन करें।';
export const seen = 'आने के लिए धन्यवाद। क्या आप एक और विज़िट बुक करना चाहेंगे?';
export const held = (when: string) => `हमने आपके लिए यह समय रोक रखा है: ${when}। क्या यह समय आपको ठीक लगेगा?`;
export const tried = 'हम आपके साथ विज़िट का समय तय करना चाहते हैं। आपको किस दिन और किस समय आना ठीक रहेगा?';
export const ask = 'विज़िट के लिए आपको किस दिन और किस समय आना ठीक रहेगा?';
