export const undo = 'वापस लें';
export const bookAnyway = 'फिर भी बुक करें';
export const tryAgain = 'दोबारा कोशिश करें';
export const deleteWord = 'हटाएँ';
export const deleteAllTheSame = 'फिर भी हटाएँ';
export const canUndo = 'आप 30 सेकंड तक इसे वापस ले सकते हैं।';
export const saveChanges = 'बदलाव सेव करें';
export const openIt = 'इसे खोलें';
export const takeTheirs = 'उनका लिखा रखें';
export const nothing = 'कुछ नहीं';

export const changedMeanwhile = 'इस बीच किसी और ने इसे बदल दिया है।';
export const deletedMeanwhile = 'इस बीच किसी और ने इसे हटा दिया है।';
export const saveAgain = 'किसी और ने आपसे पहले सेव किया। अपना रखने के लिए दोबारा सेव करें।';
export const saveAgainOrTake = 'किसी और ने आपसे पहले सेव किया। अपना रखने के लिए दोबारा सेव करें, या उनका लिखा रखें।';
export const bothChanged = (parts: string) => `आप दोनों ने यह बदला: ${parts}।`;
export const differentChanged = 'आप दोनों ने अलग-अलग चीज़ें बदलीं, इसलिए दोबारा सेव करने पर दोनों रहेंगी।';
export const theyChanged = (parts: string) => `उन्होंने यह बदला: ${parts}।`;
export const theirsBelow =
  'उनका लिखा आपके लिखे के नीचे है। अपना रखने के लिए दोबारा सेव करें, या उनका लिखा रखें। आपका लिखा हुआ कुछ भी नहीं खोया।';
export const stillHere = 'आपका लिखा हुआ अब भी यहाँ है।';

/** Forms of the verbs and of 'new' that agree with the noun. */
const genders = {
  masculine: { fresh: 'नया', changed: 'बदल दिया', deleted: 'हटा दिया' },
  feminine: { fresh: 'नई', changed: 'बदल दी', deleted: 'हटा दी' },
};

/** Sentences about a thing. What it belongs to stands before 'this' and 'new'. */
const of = (noun: string, gender: keyof typeof genders, owner = '') => {
  const { fresh, changed, deleted } = genders[gender];
  return {
    add: `${owner}${noun} जोड़ें`,
    addOne: `${owner}${noun} जोड़ें`,
    addAsNew: `${owner}${fresh} ${noun} बनाकर जोड़ें`,
    changed: `इस बीच किसी और ने ${owner}यह ${noun} ${changed} है।`,
    deleted: `इस बीच किसी और ने ${owner}यह ${noun} ${deleted} है।`,
    gone: `किसी और ने ${owner}यह ${noun} ${deleted} है। आपका लिखा हुआ अब भी यहाँ है, अगर कहीं और काम आए।`,
    addAgain: `आपका लिखा हुआ अब भी यहाँ है। आप इसे ${owner}${fresh} ${noun} बनाकर जोड़ सकते हैं।`,
    deleteThis: `${owner}यह ${noun} हटाएँ?`,
  };
};

export const sentences = {
  application: of('आवेदन', 'masculine'),
  blog: of('ब्लॉग', 'masculine'),
  clinic: of('जानकारी', 'feminine', 'क्लिनिक की '),
  closure: of('बंद दिन', 'masculine'),
  condition: {
    ...of('बीमारी', 'feminine'),
    addAgain: 'आपका लिखा हुआ अब भी नीचे है। इसे जोड़ेंगे तो यह नई बीमारी होगी, पर बिना फ़ोटो के।',
  },
  item: of('फ़ोटो या वीडियो', 'masculine'),
  leave: of('छुट्टी', 'feminine'),
  message: of('मैसेज', 'masculine'),
  notice: of('सूचना', 'feminine'),
  opening: of('खाली पद', 'masculine'),
  page: of('पेज', 'masculine'),
  patient: of('जानकारी', 'feminine', 'मरीज़ की '),
  problem: of('तकलीफ़', 'feminine'),
  request: of('अनुरोध', 'masculine'),
  review: of('राय', 'feminine'),
  room: of('कमरा', 'masculine'),
  sign: of('लक्षण', 'masculine', 'खतरे का '),
  symptom: {
    ...of('लक्षण', 'masculine'),
    addAgain: 'आपका लिखा हुआ अब भी नीचे है। इसे जोड़ेंगे तो यह नया लक्षण होगा, पर किसी बीमारी से जुड़ा नहीं।',
  },
  treatment: of('इलाज', 'masculine'),
  visit: of('विज़िट', 'feminine'),
  week: of('प्लान', 'masculine', 'हफ़्ते का '),
};
