export const today = 'आज';
export const lookAtSystem = 'सिस्टम का पेज देखें';
export const theDayCouldNot = 'आज का दिन लोड नहीं हो पाया।';
export const book = 'बुक करें';
export const walkIn = 'बिना बुकिंग आए';
export const nothingWaitsForYou = 'आज आपके लिए कोई काम बाकी नहीं है। आराम कीजिए।';
export const visitsCallsHeldTimes = 'विज़िट, फ़ोन, रोके हुए समय और राय यहाँ अपने आप दिखते हैं।';
export const noVisitsToday = 'आज कोई विज़िट नहीं।';
export const openTheCalendar = 'कैलेंडर खोलें';
export const withoutAPractitioner = 'बिना फ़िज़ियोथेरेपिस्ट के';
export const unmarked = 'निशान बाकी';
export const heldTimesThatEnd = 'रोके हुए समय जो आज ख़त्म होते हैं';
export const outsideWorkingHours = 'काम के समय से बाहर';
export const tomorrowNotReminded = 'कल की विज़िट, याद नहीं दिलाया';
export const toComeBack = 'दोबारा आना है';
export const newReviews = 'नई राय';
export const readThemAndDecide = 'इन्हें पढ़ें, और तय करें कि वेबसाइट पर कौन सी दिखे';
export const freedTimesOfferedBy = 'खाली हुए समय, ई-मेल से बताए गए';
export const thisMorning = 'आज सुबह';
export const toCall = 'फ़ोन करना है';
export const notCalledYetThe = 'अभी फ़ोन नहीं किया, सबसे पुराने पहले';
export const thereWasNoAnswer = 'फ़ोन नहीं उठाया।';
export const theLastBackupFailed = 'पिछला बैकअप नहीं हो पाया।';
export const thereHasBeenNo = 'दो दिन से ज़्यादा हो गए, कोई बैकअप नहीं हुआ।';
export const theLastBackupIs = 'पिछला बैकअप खराब है, उससे जानकारी वापस नहीं लाई जा सकती।';
export const messagesToPatientsDo = 'मरीज़ों को मैसेज नहीं जा रहे हैं।';
export const notToldYet = 'अभी नहीं बताया';
export const aConnectedProgramDoes = 'एक जुड़ा हुआ प्रोग्राम जवाब नहीं दे रहा है।';
export const connectedPrograms = 'जुड़े हुए प्रोग्राम';
export const someoneIsGuessingA = 'कोई पासवर्ड का अंदाज़ा लगाने की कोशिश कर रहा है।';
export const history = 'बदलावों का इतिहास';
export const account = 'अकाउंट';
export const now = 'अभी';
export const next = 'अगली';
export const over = 'समय पूरा';
export const notToldOfThe = 'विज़िट के बारे में अभी नहीं बताया';
export const notToldOfTheChange = 'बदलाव के बारे में अभी नहीं बताया';
export const notToldThatIt = 'रद्द होने के बारे में नहीं बताया';
export const openTheRequest = 'अनुरोध खोलें';
export const confirmed = 'पक्का';
export const unmarkedSince = (day: string) => `${day} से निशान बाकी`;
export const olderVisits = (visits: number) => (visits === 1 ? '1 पुरानी विज़िट' : `${visits} पुरानी विज़िट`);
export const remindPatients = (patients: number) =>
  patients === 1 ? '1 मरीज़ को विज़िट याद दिलाएँ' : `${patients} मरीज़ों को विज़िट याद दिलाएँ`;
export const agreeOnNextStep = (patients: number) =>
  patients === 1
    ? '1 मरीज़ की अगली विज़िट नहीं है: उनसे आगे की बात तय करें'
    : `${patients} मरीज़ों की अगली विज़िट नहीं है: उनसे आगे की बात तय करें`;
export const visits = (count: number) => `${count} विज़िट`;
export const theDay = 'आज का दिन';
export const toTellNow = 'अभी बताना है';
export const olderUnmarked = 'पुरानी, निशान बाकी';
export const due = (moment: string) => `फ़ोन का समय: ${moment}`;
export const callNow = (name: string, phone: string) => `${name} को अभी फ़ोन करें, ${phone}`;
export const call = (name: string, phone: string) => `${name} को फ़ोन करें, ${phone}`;
export const newRequests = (count: number) =>
  count === 1 ? '1 नया अनुरोध' : `${count.toLocaleString('hi-IN')} नए अनुरोध`;
export const newRequest = (treatments: string) => `नया अनुरोध: ${treatments}`;
export const lookAndTell = '{look}, और सर्वर की देखभाल करने वाले को बताएँ।';
export const messagesWait = (count: number) =>
  `${count === 1 ? 'एक मैसेज रुका हुआ है' : `${count} मैसेज रुके हुए हैं`}। किसे खुद बताना है, यह {untold} में है।`;
export const messagesFailed = '{host} को एक दिन से मैसेज नहीं जा पा रहे हैं। {programs} देखें।';
export const signInFailed =
  'पिछले 24 घंटों में {email} के नाम से साइन इन {count} बार नहीं हो पाया। अनजान ब्राउज़र की हर अगली कोशिश 30 सेकंड तक रुकती है। जिन ब्राउज़र से पहले साइन इन हो चुका है, उन्हें रुकना नहीं पड़ता। {history} देखें, और {account} में दो कदम वाला साइन इन चालू करें।';
export const toTime = (time: string) => ` से ${time} तक`;
export const heldUntil = (time: string) => `${time} तक रोका हुआ`;
export const confirm = 'पक्का करें';
export const theTimeOf = (name: string) => `: ${name} का समय`;
