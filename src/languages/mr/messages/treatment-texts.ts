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

export const aims = {
  move: 'अधिक चांगली हालचाल करण्यासाठी',
  pain: 'वेदना कमी करण्यासाठी',
  recover: 'ऑपरेशन किंवा आजारानंतर',
  steady: 'पायांवर स्थिर राहण्यासाठी',
  family: 'गर्भावस्था, पेल्विक फ्लोअर आणि मुलांसाठी',
  place: 'तुमच्या घरी किंवा ऑनलाइन',
};

export const aimsSaid = {
  move: 'आखडलेले, कमकुवत किंवा दुखणारे सांधे, स्नायू आणि पाठीसाठी.',
  pain: 'उष्णता, थंडावा, करंट, सुया आणि टेपने वेदना काही काळ कमी होऊ शकतात. हालचालीने जास्त काळ फायदा होतो.',
  recover: 'रोजच्या जीवनाकडे एक एक पाऊल परत.',
  steady: 'चक्कर, कमकुवत पाय आणि पडण्याच्या भीतीसाठी.',
  family: 'बाळाच्या जन्माआधी आणि नंतर शरीराची काळजी, आणि वाढत्या मुलांसाठी.',
  place: 'आमच्याकडे येणे लांब किंवा अवघड असेल तर.',
};
