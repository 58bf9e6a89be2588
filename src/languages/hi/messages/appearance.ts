export const saved = 'रूप-रंग सेव हो गया।';
export const saveFailure = 'रूप-रंग सेव नहीं हो पाया।';
export const choose = 'कृपया इनमें से एक चुनें।';
export const unreadable = 'इन रंगों में कुछ शब्द पढ़ने में मुश्किल होंगे। कृपया दूसरे चुनें।';
export const notLoaded = 'रूप-रंग लोड नहीं हो पाया।';
