export const theBackupIsStill = 'बैकअप अभी बन रहा है। थोड़ी देर बाद फिर देखें।';
export const backupMade = 'बैकअप बन गया।';
export const pleaseTellThePerson = 'कृपया सर्वर की देखभाल करने वाले को बताएँ।';
export const oneIsMadeEvery = 'हर रात एक बैकअप बनता है। पिछले सात दिन और चार हफ़्तों के बैकअप रहते हैं।';
export const noneIsMadeAt = 'यह प्रोग्राम रात में बैकअप नहीं बनाता: BACKUPS बंद है।';
export const makeABackupNow = 'अभी बैकअप बनाएँ';
export const downloadTheLastOne = 'पिछला डाउनलोड करें';
export const backupsOnThisServer = 'इस सर्वर पर बैकअप';
export const madeByHand = ', हाथ से बनाया हुआ';
export const deleteWord = 'हटाएँ';
export const itCannotBeBrought = 'इसे वापस नहीं लाया जा सकता। दूसरी जगह की कॉपी बनी रहेंगी।';
export const backupDeleted = 'बैकअप हटा दिया गया।';
export const downloadTheLastBackup = 'पिछला बैकअप डाउनलोड करें';
export const itContainsEverythingThat =
  'इसमें वह सब है जो मरीज़ों ने भेजा है, और यह एन्क्रिप्ट नहीं है। इसे वहीं रखें जहाँ कोई और इसे न खोल सके।';
export const download = 'डाउनलोड करें';
export const weAreCheckingThat = 'हम जाँच रहे हैं कि इसे पढ़ा जा सकता है।';
export const itWasCheckedAnd = 'जाँच हो गई है, इसे पढ़ा जा सकता है।';
export const itIsDamagedAnd = 'यह खराब है, इससे डेटा वापस नहीं लाया जा सकता।';
export const whatMailServersFind = 'मेल सर्वर को क्या पता चलता है';
export const canOurMailArrive = 'क्या हमारे ई-मेल पहुँच सकते हैं?';
export const sendMeATest = 'मुझे टेस्ट ई-मेल भेजें';
export const messages = 'मैसेज';
export const whatWouldBeSent = 'आगे क्या भेजा जाता';
export const withACalendarFile = 'साथ में कैलेंडर फ़ाइल।';
export const showWhatWouldBe = 'दिखाएँ कि क्या भेजा जाता';
export const whoMaySendSpf = 'कौन भेज सकता है (SPF)';
export const namesTheServersThat = 'बताता है कि आपके डोमेन के लिए कौन से सर्वर भेजते हैं। बाकी नकली लगते हैं।';
export const signatureDkim = 'हस्ताक्षर (DKIM)';
export const provesThatAMail = 'साबित करता है कि ई-मेल आपका है, आगे भेजे जाने पर भी।';
export const whatToDoWith = 'नकली ई-मेल का क्या करें (DMARC)';
export const googleYahooAndMicrosoft = 'जो ज़्यादा ई-मेल भेजते हैं, उन सबसे Google, Yahoo और Microsoft यह माँगते हैं।';
export const nameOfTheMail = 'मेल सर्वर का नाम (PTR)';
export const theProviderOfThe = 'इसे मेल सर्वर की कंपनी लगाती है, आपके डोमेन की कंपनी नहीं।';
export const couldNotBeLooked = 'अभी पता नहीं चल पाया। कृपया बाद में दोबारा कोशिश करें।';
export const system = 'सिस्टम';
export const howTheProgramIs = 'प्रोग्राम कैसा चल रहा है';
export const backups = 'बैकअप';
export const copiesOffSite = 'दूसरी जगह की कॉपी';
export const eMail = 'ई-मेल';
export const program = 'प्रोग्राम';
export const whoIsSignedIn = 'कौन साइन इन है';
export const lastErrors = 'पिछली गड़बड़ियाँ';
export const where = 'कहाँ';
export const upToDate = 'कब तक की';
export const notYet = 'अभी नहीं';
export const lastReadBack = 'पिछली बार पढ़कर जाँची';
export const theCopiesOfA =
  'दिन भर की कॉपी उस दिन रहती हैं, और हर दिन की आख़िरी कॉपी 28 दिन तक। हफ़्ते में एक बार एक कॉपी लाकर जाँची जाती है। इनसे डेटा सिर्फ़ छपी हुई चाबी से वापस आता है।';
export const bookings = 'बुकिंग';
export const passwords = 'पासवर्ड';
export const pictures = 'फ़ोटो';
export const texts = 'लेख';
export const uploads = 'अपलोड';
export const version = 'वर्ज़न';
export const addressOfTheSite = 'वेबसाइट का पता';
export const runningSince = 'कब से चल रहा है';
export const answeredBy = 'जवाब देने वाला';
export const database = 'डेटाबेस';
export const freeOnTheDisk = 'डिस्क पर खाली जगह';
export const lookForANewer = 'नया वर्ज़न खोजें';
export const thisIsTheNewest = 'यह सबसे नया वर्ज़न है।';
export const signADeviceOut = '“लोग” में किसी फ़ोन या कंप्यूटर से साइन आउट करें';
export const noneSinceTheProgram = 'प्रोग्राम शुरू होने के बाद से कोई नहीं।';
export const forThePersonWho = 'सर्वर की देखभाल करने वाले के लिए: रिक्वेस्ट की id से लॉग में पूरी बात मिलती है।';
export const settingUp = 'शुरुआती सेटिंग';
export const removeSamples = 'नमूने हटाएँ';
export const theListOfFirst = '“आज” पर पहले कदमों की सूची छिपी हुई है।';
export const showTheFirstSteps = 'पहले कदम दिखाएँ';
export const backupFailed = (moment: string) => `बैकअप नहीं बन पाया: ${moment}।`;
export const eachIsDeleted = 'हर बैकअप 28 दिन के अंदर हटा दिया जाता है।';
export const deleteTheBackupOf = (moment: string) => `बैकअप हटाएँ: ${moment}`;
export const deleteQuestion = (moment: string) => `यह बैकअप हटाना है: ${moment}?`;
export const lastWasMade = (moment: string, size: string) => `पिछला बैकअप: ${moment} (${size})।`;

export const testIsOnItsWay = (address: string) => `टेस्ट ई-मेल ${address} पर भेजा जा रहा है।`;
export const sentBy =
  'भेजने वाला पता: {address}। जो ई-मेल बाद में लौट आता है, वह इसी पते पर आता है। वहाँ कोई उसे पढ़ता रहे, क्योंकि प्रोग्राम नहीं पढ़ता।';
export const sentByHand =
  'मरीज़ों को मैसेज हाथ से भेजे जाते हैं। सर्वर की देखभाल करने वाले {server} और {sender} लिख दें, तो प्रोग्राम उन्हें ई-मेल से भेजेगा। उनमें क्या लिखा होगा, यह {messages} में है।';
export const messageTo = '{message}, {moment}, {name} को';
export const toAndSubject = 'किसको: {address}। विषय: {subject}।';
export const inPlace = (found: string | null) => `ठीक है, “${found}”।`;
export const doesNotSign =
  'प्रोग्राम हस्ताक्षर नहीं करता। अगर आपका मेल सर्वर करता है, तो टेस्ट ई-मेल के मूल रूप में “dkim=pass” दिखता है।';
export const missing = 'नहीं मिला। {host} के लिए {type} रिकॉर्ड जोड़ें: {value}';
export const missingSpf = 'नहीं मिला। {host} के लिए {type} रिकॉर्ड जोड़ें: {value}, या वह जो आपकी मेल कंपनी बताए।';

export const onTheSameComputer =
  'बैकअप इसी कंप्यूटर पर हैं, जब तक कोई उन्हें कहीं और कॉपी न करे। चोरी, आग या खराब डिस्क में दोनों चले जाएँगे। सर्वर की देखभाल करने वाले {setting} लिख दें, तो एन्क्रिप्ट की हुई कॉपी किसी बकेट (bucket) में जाएगी।';
export const oneOfInstances = (instance: string, all: number) => `${instance}, ${all} में से एक`;
export const freeOf = (free: string, total: string) => `${total} में से ${free}`;
export const inProgress = (what: string) => `चल रहा काम: ${what}`;
export const andWaiting = (running: number, waiting: number) => `${running}, और ${waiting} इंतज़ार में`;
export const isNewer = (version: string | null) =>
  `वर्ज़न ${version} इससे नया है। सर्वर की देखभाल करने वाले इसे ऐसे लगाते हैं: clinic update`;
export const lastActive = (device: string, moment: string) => `${device}, पिछली बार चला: ${moment}`;
export const thisDeviceLastActive = (device: string, moment: string) =>
  `${device}, यही फ़ोन या कंप्यूटर, पिछली बार चला: ${moment}`;
export const times = (count: number) => `, ${count} बार`;
export const request = (id: string) => `, रिक्वेस्ट ${id}`;
export const siteStillHas = (samples: number) =>
  samples === 1 ? 'वेबसाइट पर अब भी 1 नमूना है।' : `वेबसाइट पर अब भी ${samples.toLocaleString('hi-IN')} नमूने हैं।`;
