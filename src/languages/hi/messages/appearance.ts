export const saved = 'रूप-रंग सेव हो गया।';
export const saveFailure = 'रूप-रंग सेव नहीं हो पाया।';
export const choose = 'कृपया इनमें से एक चुनें।';
export const unreadable = 'इन रंगों में कुछ शब्द पढ़ने में मुश्किल होंगे। कृपया दूसरे चुनें।';
export const notLoaded = 'रूप-रंग लोड नहीं हो पाया।';
export const logoFailure = 'लोगो अपलोड नहीं हो पाया।';
export const logoProblems = {
  empty: 'यह फ़ोटो खाली या पूरी सफ़ेद है। कृपया दूसरी चुनें।',
  small: 'यह लोगो साफ़ दिखने के लिए बहुत छोटा है। कृपया कम से कम 96 पिक्सेल का लोगो चुनें।',
};
export const logoGone = 'यह लोगो अब नहीं है। कृपया इसे फिर से चुनें।';
