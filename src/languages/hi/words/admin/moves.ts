// Visits and held times that are in the way of leave or of a closure, and what becomes of them.

export const looking = 'दूसरे समय खोजे जा रहे हैं';
export const notLoaded = 'इस समय की विज़िट लोड नहीं हो पाईं।';
export const tryAgain = 'दोबारा कोशिश करें';
export const whatYouTick =
  'जिन पर आप निशान लगाएँगे, उनका समय बदल जाएगा। जिन मरीज़ों को यह बताना है, वे “अभी नहीं बताया” में दिखेंगे।';
export const visitOf = '{name}, {when}';
export const heldFor = '{name} के लिए रोका हुआ, {when}';
export const open = 'खोलें';
export const openRequest = (name: string) => `${name} का अनुरोध नए टैब में खोलें`;
export const openVisit = (name: string) => `${name} की विज़िट नए टैब में खोलें`;
export const noOtherTime = 'इसके आसपास कोई और समय खाली नहीं है। जब तक कोई इसका समय न बदले, यह यहीं रहेगी।';
export const insteadFor = (name: string) => `${name} के लिए इसके बदले`;
export const leaveIt = 'इसे यहीं रहने दें';
export const otherRoom = 'वही समय, दूसरे कमरे में';
export const visitChoices = { cancel: 'विज़िट रद्द करें' } as const;
export const holdChoices = { call: 'समय छोड़ें, और दूसरा समय बताने के लिए फ़ोन करें', release: 'समय छोड़ें' } as const;
/** Parts of a button's words: 'Add leave, move 3 and cancel 1'. */
export const move = (count: number) => `${count} का समय बदलें`;
export const cancel = (count: number) => `${count} रद्द करें`;
export const leaveOthers = 'बाकी को वहीं रहने दें';
export const close = 'बंद करें';
export const noneLeft = 'इस समय अब कोई विज़िट नहीं है।';
