export const name = 'नाम';
export const rooms = 'कमरे';
export const addARoom = 'कमरा जोड़ें';
export const withRoomsTwoVisits =
  'कमरे जोड़ने पर दो विज़िट कभी एक ही समय एक कमरे में नहीं होतीं। क्लिनिक कमरों के बिना भी काम कर सकता है।';
export const addTheFirstRoom = 'पहला कमरा जोड़ें';
export const asPeopleAtThe = 'जैसा क्लिनिक में बोला जाता है। मरीज़ों को यह नहीं दिखता।';
export const asTheyAreOffered = 'जिस क्रम में दिए जाते हैं';
export const canBeChosen = 'चुना जा सकता है';
