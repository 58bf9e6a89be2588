export const appearance = 'रूप-रंग';
export const lead = 'हर चुनाव हल्के और गहरे रंगों में आसानी से पढ़ा जाता है। सेव करने पर यह सबको दिखेगा।';

export const hue = 'रंग';
export const hues = {
  pine: 'चीड़',
  sea: 'समुद्र',
  violet: 'बैंगनी',
  plum: 'जामुनी',
  moss: 'काई',
  cocoa: 'कोको',
};

export const typefaces = 'अक्षर';
export const pairs = { warm: 'अपनापन', classic: 'पारंपरिक', clear: 'साफ़' };

export const corners = 'कोने';
export const shapes = { round: 'गोल', soft: 'हल्के गोल', square: 'चौकोर' };

export const hero = 'होम पेज की पहली स्क्रीन';
export const layouts = { behind: 'शब्दों के पीछे', below: 'शब्दों के नीचे', framed: 'फ़्रेम में' };

export const logo = 'लोगो';
export const logoHint = 'पारदर्शी या सफ़ेद पृष्ठभूमि सबसे अच्छी है। टैब और होम स्क्रीन के आइकॉन इसी से बनते हैं।';
export const chosenLogo = 'चुना हुआ लोगो';
export const removeLogo = 'लोगो हटाएँ';
export const wideLogo = 'यह लोगो चौड़ा है: यह नाम की जगह दिखता है, और आइकॉन में नाम का पहला अक्षर होता है।';
export const tallLogo = 'यह लोगो लंबा है, इसलिए आइकॉन में नाम का पहला अक्षर दिखता है।';
export const plates = {
  light: 'गहरे रंगों में यह मुश्किल से दिखता, इसलिए वहाँ इसे हल्की पृष्ठभूमि मिलती है।',
  dark: 'हल्के रंगों में यह मुश्किल से दिखता, इसलिए वहाँ इसे गहरी पृष्ठभूमि मिलती है।',
};
export const anotherLogo = 'दूसरा लोगो';
export const icon = 'वेबसाइट का आइकॉन';

export const preview = 'झलक';
export const light = 'हल्का';
export const dark = 'गहरा';
export const sampleHeading = 'हर कदम के साथ आसान चाल।';
export const sampleText = 'हम देखते हैं कि क्या रोक रहा है, और ठीक होने तक साथ अभ्यास करते हैं।';
export const sampleLink = 'हम कैसे काम करते हैं';
export const sampleCard = 'घुटने का दर्द';
export const sampleNote = 'अभी जाँच नहीं हुई';
export const sampleField = 'आपका नाम';
export const sampleBook = 'अपॉइंटमेंट बुक करें';
export const sampleCall = 'हमें फ़ोन करें';
export const sampleChosen = 'चुना हुआ';

export const save = 'सेव करें';
export const notSaved = 'अभी सेव नहीं हुआ।';
export const allSaved = 'सब कुछ सेव है।';
export const notLoaded = 'रूप-रंग अभी लोड नहीं हो पाया।';
