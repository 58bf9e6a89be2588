import type { FreedState, OfferState } from '#contract/plain/visit-states.ts';

export const noDay = 'कृपया वह आख़िरी दिन चुनें, जब तक पहले का समय काम आएगा।';
export const dayIsOver = 'यह दिन निकल चुका है। कृपया आज या उसके बाद का दिन चुनें।';
export const farAhead = 'कृपया अगले दो साल के अंदर का दिन चुनें।';
export const notEarlier = 'इस मरीज़ की विज़िट अब इस समय के बाद की नहीं है।';
export const doneRequest = 'यह अनुरोध पूरा हो चुका है। पहले इसे फिर से खोलें।';
export const notFound = 'यह मरीज़ अब वेटिंग लिस्ट में नहीं है।';
export const saveFailure = 'मरीज़ की पसंद सेव नहीं हो पाई।';
export const bookFailure = 'यह समय बुक नहीं हो पाया।';
export const notLoaded = 'वेटिंग लिस्ट लोड नहीं हो पाई।';
export const saved = 'वेटिंग लिस्ट में जोड़ दिया गया।';
export const anyone = 'अब किसी भी फ़िज़ियोथेरेपिस्ट के लिए वेटिंग लिस्ट में है।';
export const removed = 'वेटिंग लिस्ट से हटा दिया गया।';
export const noOneWaits = 'अभी किसी को पहले का समय नहीं चाहिए।';
export const noOneFits = 'वेटिंग लिस्ट में कोई भी यह समय नहीं ले सकता।';
export const offerOver = 'यह समय अब खाली नहीं है। आपकी विज़िट नहीं बदली है।';
export const askedMeanwhile = 'इस बीच किसी और से पूछा जा चुका है, या अब किसी से नहीं पूछा जा रहा। कृपया दोबारा देखें।';
export const decideFailure = 'यह बदला नहीं जा सका।';

/** Answers to an offer, or why there is none. */
export const offerLabels: Record<OfferState, string> = {
  open: 'पूछा है',
  taken: 'ले लिया',
  declined: 'मना किया',
  expired: 'जवाब नहीं आया',
  skipped: 'छोड़ दिया',
  withdrawn: 'वापस लिया',
  'not-sent': 'ई-मेल नहीं पहुँचा',
};

export const asksNext = 'अभी किसी से नहीं पूछा जा रहा। क्लिनिक खुला होगा और कोई मिलेगा, तो अगले मरीज़ से पूछा जाएगा।';

/** Reasons why a freed time is not offered any more. */
export const freedLabels: Record<Exclude<FreedState, 'open' | 'filled'>, string> = {
  stopped: 'अब किसी से नहीं पूछा जा रहा।',
  booked: 'रिसेप्शन ने बुक किया।',
  undone: 'विज़िट वापस आ गई है, इसलिए यह समय अब किसी से नहीं पूछा जा रहा।',
  'no-one': 'वेटिंग लिस्ट में और कोई नहीं है, जिससे ई-मेल पर पूछा जा सके।',
  'too-late': 'समय इतना पास है कि अब किसी से पूछा नहीं जा सकता।',
};

export const decided = {
  book: 'बुक हो गया।',
  skip: 'अगले मरीज़ से पूछा जा रहा है।',
  stop: 'यह समय अब किसी से नहीं पूछा जाएगा।',
} as const;
