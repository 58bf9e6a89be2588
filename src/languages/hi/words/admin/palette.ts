export const otherPages = {
  '/admin/untold': 'अभी नहीं बताया',
  '/admin/unmarked': 'निशान बाकी',
  '/admin/wait-list': 'वेटिंग लिस्ट',
  '/admin/to-come-back': 'दोबारा आना है',
  '/admin/hours': 'काम का समय',
  '/admin/hours/leave': 'छुट्टियाँ और ब्रेक',
  '/admin/treatments/table': 'इलाज और फ़ीस',
  '/admin/texts': 'लेख',
  '/admin/samples': 'नमूने',
  '/admin/career/applications': 'नौकरी के आवेदन',
  '/admin/conditions/new': 'नई बीमारी',
  '/admin/conditions/symptoms': 'लक्षण',
};
export const patientsPagesActions = 'मरीज़, पेज और काम';
export const pagesActions = 'पेज और काम';
export const namePhonePage = 'नाम, फ़ोन, पेज …';
export const pageOrAction = 'पेज या काम';
export const foundBy = 'मरीज़ नाम, फ़ोन, ई-मेल या अनुरोध नंबर से मिलते हैं।';
export const found = 'मिला';
export const actions = 'काम';
export const pages = 'पेज';
export const patients = 'मरीज़';
export const newBooking = 'नई बुकिंग';
export const forCaller = 'फ़ोन करने वाले के लिए';
export const nextDay = 'अगला दिन';
export const previousDay = 'पिछला दिन';
export const inCalendar = 'कैलेंडर में';
export const keyboardShortcuts = 'कीबोर्ड शॉर्टकट';
export const asVisitors = 'जैसी लोगों को दिखती है';
export const asksPassword = 'आपका पासवर्ड पूछेगा';
export const looking = 'मरीज़ खोजे जा रहे हैं …';
export const failed = 'मरीज़ अभी खोजे नहीं जा सके। दोबारा कोशिश के लिए और लिखें।';
export const nothingFits = 'कुछ नहीं मिला। कम अक्षर या कोई और शब्द लिखें।';
export const onlyFirst = (count: number) => `सिर्फ़ पहले ${count} अक्षरों से खोजा जाता है।`;
export const firstPatients = (count: number) => `पहले ${count} मरीज़ दिख रहे हैं। बाकी के लिए और लिखें।`;
export const fit = (count: number) => `${count} मिले`;
