export const popupTitle = 'अपॉइंटमेंट बुक करें';
export const inEmergency = 'इमरजेंसी में {numbers} पर फ़ोन करें। यह फ़ॉर्म न भरें।';

export const what = 'हम किस तकलीफ़ में आपकी मदद करें?';
export const when = 'आपको कौन सा समय ठीक रहेगा?';
export const you = 'आप कौन हैं और कहाँ रहते हैं?';
export const stepOf = (step: number, all: number) => `${all} में से कदम ${step}`;
export const back = 'पीछे';
export const next = 'आगे';
export const callMe = 'फ़ोन करके समय तय करें';
export const send = 'अनुरोध भेजें';
export const sending = 'भेजा जा रहा है';
export const callInstead = 'आप हमें {phone} पर फ़ोन भी कर सकते हैं।';

export const whichProblem = 'क्या तकलीफ़ है?';
export const notSureYet = 'अभी पक्का पता नहीं';
export const moreProblems = 'और तकलीफ़ें';
export const knowsTreatment = 'मुझे पता है कि कौन सा इलाज चाहिए';
export const notSure = 'पक्का नहीं पता? जो सबसे करीब लगे, उसे चुनें। हम आपको सलाह देंगे।';
export const filterTreatments = (all: number) => `${all} इलाजों में से खोजें`;
export const filterShort = (all: number) => `${all} इलाजों में खोजें`;
export const noTreatmentMatches = (typed: string) => `“${typed}” से कोई इलाज नहीं मिला।`;
export const treatmentsShown = (shown: number, all: number) => `${all} में से ${shown} इलाज दिख रहे हैं`;
export const chosen = (count: number) => `${count} चुने गए`;
export const chosenTreatments = 'चुने हुए इलाज';
export const remove = 'हटाएँ:';

export const showFreeTimes = 'खाली समय देखें';
export const sayWhen = 'बताएँ कि कब ठीक रहेगा';

export const chooseState = 'राज्य चुनें';
export const chooseStateFirst = 'पहले राज्य चुनें';
export const chooseCity = 'शहर चुनें';
export const showCities = 'शहर देखें';
export const loadingCities = 'शहर लोड हो रहे हैं';
export const notLoaded = 'लोड नहीं हुए';
export const citiesFailed = 'शहरों की सूची लोड नहीं हो पाई।';
export const mayMessage =
  'आप मुझे बाद में भी मैसेज भेज सकते हैं: राय पूछने के लिए, या जब दोबारा आने का समय हो। मैं इसे कभी भी रोक सकता/सकती हूँ।';

export const loadingOf = { treatments: 'इलाज लोड हो रहे हैं', states: 'राज्य लोड हो रहे हैं' };
export const failureOf = {
  treatments: 'इलाजों की सूची लोड नहीं हो पाई।',
  states: 'राज्यों की सूची लोड नहीं हो पाई।',
};
export const loading = 'लोड हो रहा है';
export const partFailed = 'फ़ॉर्म का यह हिस्सा लोड नहीं हो पाया। क्या आपका इंटरनेट चल रहा है?';
