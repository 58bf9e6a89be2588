export const what = 'हे काय आहे';
export const whatNoun = 'हे काय आहे';
export const happens = 'यात काय होते';
export const happensNoun = 'यात काय होते';
export const helps = 'कोणाला फायदा होतो';
export const helpsNoun = 'कोणाला फायदा होतो';
export const evidence = 'याबद्दल आम्हाला किती खात्री आहे';
export const evidenceNoun = 'आम्हाला किती खात्री आहे';
export const evidenceHint = 'एक प्रामाणिक वाक्य: कशाने फायदा होतो हे माहीत आहे, आणि कशाने नाही.';
export const sources = 'संदर्भ';
export const sourcesNoun = 'संदर्भ';
export const sourcesHint = 'प्रत्येक ओळीत एक: नाव, मग |, मग पत्ता.';
export const reviewedBy = 'कोणी तपासले';
export const reviewedByNoun = 'तपासणारी व्यक्ती';
export const reviewedByHint = 'तपासणाऱ्या डॉक्टरांचे किंवा फिजिओथेरपिस्टचे नाव आणि पद. ते पेजवर दिसते.';

export const grades = {
  good: 'चांगले पुरावे आहेत',
  some: 'काही पुरावे आहेत',
  weak: 'पुरावे कमकुवत आहेत',
  'advised-against': 'काही त्रासांमध्ये मार्गदर्शक सूचना हा उपचार न घेण्याचा सल्ला देतात',
};
