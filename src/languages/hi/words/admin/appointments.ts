import type { AppointmentStatus } from '#contract/appointments.ts';
import type { Outcome, Stage } from '#contract/plain/request-states.ts';

// The list of requests.
export const appointments = 'अपॉइंटमेंट';
export const statuses: Record<AppointmentStatus, string> = { all: 'सभी', pending: 'बाकी', done: 'पूरे हुए' };
export const loading = 'अपॉइंटमेंट लोड हो रहे हैं';
export const searchLabel = 'नाम, फ़ोन, ई-मेल या अनुरोध नंबर से खोजें';
export const searchHint = 'नाम, फ़ोन, अनुरोध नंबर';
export const captions: Record<AppointmentStatus, string> = {
  all: 'सभी अपॉइंटमेंट',
  pending: 'बाकी अपॉइंटमेंट',
  done: 'पूरे हुए अपॉइंटमेंट',
};
/** Follows the number of rows, and says by what a list is filtered. */
export const nouns: Record<AppointmentStatus | Stage | 'due', string> = {
  all: 'अपॉइंटमेंट',
  pending: 'बाकी अनुरोध',
  done: 'पूरे हुए अनुरोध',
  new: 'नए अनुरोध',
  tried: 'अनुरोध जिन पर फ़ोन किया था',
  due: 'अनुरोध जिन पर फ़ोन करना है',
  confirmed: 'पक्के अनुरोध',
  seen: 'अनुरोध जिनकी विज़िट हुई',
};
export const captionOf = (list: string, order: string) => `${list}, ${order}`;
export const inOrder = { newest: 'नए पहले', oldest: 'पुराने पहले' } as const;
export const orders = { newest: 'नए पहले', oldest: 'पुराने पहले' } as const;
export const order = 'क्रम';
export const stage = 'कहाँ तक पहुँचा';
export const patients = 'मरीज़';
export const tomorrow = 'कल की विज़िट';
export const toTell = 'अभी नहीं बताया';
export const nameAndPhone = 'नाम और फ़ोन';
export const treatmentAndMessage = 'इलाज और मैसेज';
export const received = 'कब आया';
export const followUp = 'आगे क्या हुआ';
export const nextStepAndDetails = 'अगला काम और जानकारी';
export const nothingMatches = 'इस खोज से कुछ नहीं मिला।';
export const finishedAppearHere = 'पूरे हुए अनुरोध यहाँ दिखेंगे।';
export const requestsAppearHere = 'वेबसाइट से आए अनुरोध यहाँ दिखेंगे।';

// A row. What follows a button's words is read out only, to tell the rows apart.
export const justIn = 'अभी आया';
export const sameNumber = ' · वही नंबर';
export const moreTreatments = (count: number) => `+${count} और`;
export const nextCall = (when: string) => `फ़ोन: ${when}`;
export const willCome = 'आएँगे';
export const notToldYet = 'अभी नहीं बताया';
export const notMarked = 'निशान बाकी';
export const patientTold = 'मरीज़ को बता दिया';
export const choose = (name: string) => `${name} को चुनें`;
export const open = 'खोलें';
export const requestOf = (name: string) => `: ${name} का अनुरोध`;
export const confirm = 'पक्का करें';
export const call = 'फ़ोन करें';
export const callNow = (name: string) => `: ${name} को अभी`;
export const mark = 'निशान लगाएँ';
export const visitOf = (name: string) => `: ${name} की विज़िट`;
export const finish = 'पूरा करें';
export const tell = 'बताएँ';

// Requests that have just come in.
export const newRequests = (count: number) => (count === 1 ? '1 नया अनुरोध' : `${count} नए अनुरोध`);
export const inTheList = (requests: string) => `सूची में ${requests}`;
export const newestFirst = (requests: string) => `${requests}, नए पहले`;
export const newNotLoaded = 'नए अनुरोध लोड नहीं हो पाए। कृपया दोबारा कोशिश करें।';

// Several requests at once.
export const chosenRequests = 'चुने हुए अनुरोध';
export const chosen = (count: number) => (count === 1 ? '1 चुना गया' : `${count} चुने गए`);
export const marks: Record<Outcome, string> = {
  finished: 'पूरा हुआ',
  'not-reached': 'बात नहीं हुई',
  cancelled: 'मरीज़ ने रद्द किया',
  duplicate: 'दो बार आया',
  'not-a-request': 'स्पैम',
};
export const stopChoosing = 'चुनना बंद करें';
export const requestsMarked = (count: number) =>
  count === 1 ? '1 अनुरोध पर निशान लग गया।' : `${count} अनुरोधों पर निशान लग गया।`;
export const stayedUnmarked = (count: number) => `${count} पर निशान नहीं लग पाया: इस बीच किसी और ने बदल दिया है।`;
export const stayedMarked = (count: number) =>
  `${count === 1 ? '1 वापस नहीं लिया जा सका' : `${count} वापस नहीं लिए जा सके`}: इस बीच किसी और ने बदल दिया है।`;

// Tools of the list.
export const select = 'चुनें';
export const print = 'प्रिंट करें';
export const exportAs = (format: string) => `${format} फ़ाइल डाउनलोड करें`;
/** Precedes the name of the format, and is read out only. */
export const exportAsHidden = 'डाउनलोड करें: ';
export const exporting = 'डाउनलोड हो रहा है …';
export const exportShown = 'जो सूची में दिख रहा है, वही डाउनलोड करें';
export const exportAll = 'सभी अपॉइंटमेंट डाउनलोड करें';
export const isFiltered = (filters: string) => `सूची में सब कुछ नहीं दिख रहा। फ़िल्टर: ${filters}।`;
export const withWords = (words: string) => `“${words}” वाले`;
export const fromDay = (day: string) => `${day} से`;
export const untilDay = (day: string) => `${day} तक`;
export const nothingToExport = 'डाउनलोड करने के लिए कुछ नहीं था।';
export const allExported = 'अपॉइंटमेंट डाउनलोड हो गए।';
export const exported = (count: number, shown: string) =>
  count === 1 ? '1 अपॉइंटमेंट डाउनलोड हो गया।' : `${shown} अपॉइंटमेंट डाउनलोड हो गए।`;

// One request.
export const receivedAt = (when: string) => `कब आया: ${when}`;
export const whenItSuits = (wishes: string) => `कब आ सकते हैं: ${wishes}`;
export const wishedTimes = 'मरीज़ की पसंद के समय';
export const confirmAt = (when: string) => `${when} पक्का करें`;
export const callAgainAt = (when: string) => `दोबारा फ़ोन: ${when}`;
export const noNextVisitBecause = 'अगली विज़िट नहीं है: {reason}';
export const patient = 'मरीज़';
export const notGiven = 'नहीं बताया';
export const name = 'नाम';
export const place = 'जगह';
export const reference = 'अनुरोध नंबर';
export const treatments = 'इलाज';
export const samePhoneOrEmail = 'इसी फ़ोन या ई-मेल से';
export const notes = 'नोट';
export const thePatient = 'मरीज़';
export const olderNotes = (count: number) => (count === 1 ? '1 पुराना नोट' : `${count} पुराने नोट`);
export const whatsapp = 'WhatsApp';
export const email = 'ई-मेल';
export const callPatient = (name: string) => `${name} को फ़ोन करें`;
export const whatsappPatient = (name: string) => `${name} को WhatsApp करें (नए टैब में खुलेगा)`;

// Its visits.
export const visits = 'विज़िट';
export const series = (attended: string) => `सीरीज़: ${attended}`;
export const visitStands = '{practitioner}। {state}।';
export const notToldOf = (change: string) => ` अभी नहीं बताया। ${change}`;
export const bookTheNextVisit = 'अगली विज़िट बुक करें';
export const bookATime = 'समय बुक करें';
export const bookASeries = 'सीरीज़ बुक करें';

// Remarks, which finish it.
export const remarks = 'टिप्पणी';
export const requiredForDone = 'पूरा करने से पहले ज़रूरी है।';
export const savingCorrects = 'सेव करने पर टिप्पणी बदल जाएगी; अनुरोध पूरा ही रहेगा।';
export const tooLong = (max: string) => `कृपया ज़्यादा से ज़्यादा ${max} अक्षर लिखें।`;
export const saveRemarks = 'टिप्पणी सेव करें';
export const markAsDone = 'पूरा हुआ मानें';
export const remarksSaved = 'टिप्पणी सेव हो गई।';
export const openIt = 'इसे खोलें';
export const nothingLost = 'आपका लिखा हुआ सब सुरक्षित है।';
export const typedAt = (day: string, time: string) => `यह आपने ${day} को ${time} पर लिखा था।`;

// Other steps.
export const reopen = 'फिर से खोलें';
export const addNote = 'नोट जोड़ें';
export const noAnswer = 'फ़ोन नहीं उठाया';
export const more = 'और';
export const callAgain = 'दोबारा फ़ोन करना है…';
export const doNotCallAgain = 'दोबारा फ़ोन नहीं करना है';
export const noNextVisit = 'अगली विज़िट नहीं है…';
export const correctDetails = 'जानकारी ठीक करें…';
export const endings: Record<Outcome, string> = {
  finished: 'पूरा: काम हो गया',
  cancelled: 'पूरा: रद्द हुआ',
  'not-reached': 'पूरा: बात नहीं हुई',
  duplicate: 'पूरा: दो बार आया',
  'not-a-request': 'स्पैम: अनुरोध नहीं था',
};
export const callAgainThen = (when: string) => ` दोबारा फ़ोन: ${when}।`;
export const detailsHeading = 'जानकारी ठीक करें';
export const saveChanges = 'बदलाव सेव करें';
export const oneOrMore = 'एक या ज़्यादा।';
export const callAgainHeading = '{name} को दोबारा फ़ोन करना है';
export const callAgainLead = 'उस समय से यह सबसे ऊपर दिखेगा, “फ़ोन करना है” में।';
export const save = 'सेव करें';
export const day = 'दिन';
export const time = 'समय';
export const noteHeading = 'नोट जोड़ें';
export const noteLead = 'अनुरोध पूरा ही रहेगा, और उसकी टिप्पणी भी वैसी ही रहेगी।';
export const saveNote = 'नोट सेव करें';
export const note = 'नोट';
export const reasonHeading = 'अगली विज़िट नहीं है';
export const reasonLead =
  'अगली विज़िट क्यों तय नहीं हुई? यह वजह बाकी लोग “दोबारा आना है” सूची में पढ़ते हैं। मरीज़ के फिर आने तक यह बनी रहती है।';
export const reason = 'वजह';

// A request that the front desk enters.
export const newBooking = 'नई बुकिंग';
export const continueRequest = 'अधूरा अनुरोध पूरा करें';
export const withoutTime = 'बिना समय का अनुरोध';
export const withoutTimeLead = 'ऐसे मरीज़ के लिए, जिन्हें हम बाद में फ़ोन करेंगे।';
export const whatTheCallerSays = 'मरीज़ ने फ़ोन पर क्या बताया';
export const saveTheRequest = 'अनुरोध सेव करें';
export const saving = 'सेव हो रहा है';
export const stillWorking = 'थोड़ा समय लग रहा है। आपका लिखा हुआ सब सुरक्षित है।';
export const requestSaved = 'अनुरोध सेव हो गया';
export const addedToPending = 'यह अब “बाकी” में है।';
export const tellTheReference = 'अनुरोध नंबर (मरीज़ को बता दें)';
export const searchForIt = '{name} का फ़ोन दोबारा आए, तो इस नंबर से खोजें।';
export const openTheRequest = 'अनुरोध खोलें';
export const enterAnother = 'एक और अनुरोध लिखें';
export const close = 'बंद करें';
