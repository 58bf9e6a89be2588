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

export const aims = {
  move: 'बेहतर चलने-फिरने के लिए',
  pain: 'दर्द कम करने के लिए',
  recover: 'ऑपरेशन या बीमारी के बाद',
  steady: 'पैरों पर सँभलकर चलने के लिए',
  family: 'गर्भावस्था, पेल्विक फ़्लोर और बच्चों के लिए',
  place: 'आपके घर पर, या ऑनलाइन',
};

export const aimsSaid = {
  move: 'जकड़े, कमज़ोर या दुखते जोड़ों, मांसपेशियों और पीठ के लिए।',
  pain: 'गर्मी, ठंडक, करंट, सुई और टेप से दर्द कुछ समय के लिए कम हो सकता है। चलने-फिरने से ज़्यादा समय तक फ़ायदा होता है।',
  recover: 'रोज़ की ज़िंदगी में कदम-कदम करके वापसी।',
  steady: 'चक्कर, कमज़ोर पैर और गिरने के डर के लिए।',
  family: 'बच्चे के जन्म से पहले और बाद में शरीर की देखभाल, और बढ़ते बच्चों के लिए।',
  place: 'अगर हमारे यहाँ आना दूर या मुश्किल हो।',
};
