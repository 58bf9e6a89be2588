export const what = 'यह क्या है';
export const whatNoun = 'यह क्या है';
export const happens = 'इसमें क्या होता है';
export const happensNoun = 'इसमें क्या होता है';
export const helps = 'किसे फ़ायदा होता है';
export const helpsNoun = 'किसे फ़ायदा होता है';
export const evidence = 'हमें इस पर कितना भरोसा है';
export const evidenceNoun = 'हमें इस पर कितना भरोसा है';
export const evidenceHint = 'एक सच्चा वाक्य: किस बात से फ़ायदा होना पता है, और किससे नहीं।';
export const sources = 'स्रोत';
export const sourcesNoun = 'स्रोत';
export const sourcesHint = 'हर लाइन में एक: नाम, फिर |, फिर पता।';
export const reviewedBy = 'किसने जाँचा';
export const reviewedByNoun = 'जाँचने वाला';
export const reviewedByHint = 'जाँचने वाले डॉक्टर या फ़िज़ियोथेरेपिस्ट का नाम और पद। यह पेज पर दिखता है।';

export const grades = {
  good: 'अच्छे सबूत हैं',
  some: 'कुछ सबूत हैं',
  weak: 'सबूत कमज़ोर हैं',
  'advised-against': 'गाइडलाइन कुछ तकलीफ़ों में इसे न कराने की सलाह देती हैं',
};
