export const qrCode = 'ऐप के लिए QR कोड';
export const account = 'अकाउंट';
export const opensAfterPassword = 'बाकी सब तब खुलेगा जब आप इसे बदल लेंगे।';
export const opensAfterCode = 'बाकी सब तब खुलेगा जब आप अपने ऐप का कोड लिख देंगे।';
export const yourPassword = 'आपका पासवर्ड';
export const twoStepSignIn = 'दो कदम वाला साइन इन';
export const alertsOnThisDevice = 'इस फ़ोन या कंप्यूटर पर अलर्ट';
export const mailToYou = 'आपको ई-मेल';
export const myCalendar = 'मेरा कैलेंडर मेरे फ़ोन में';
export const yourDevices = 'आपके फ़ोन और कंप्यूटर';
export const lockedScreen = 'लॉक स्क्रीन';
export const owners = 'मालिक';
export const newRequest = 'नया अनुरोध आया है';
export const patientCancelled = 'किसी मरीज़ ने विज़िट रद्द की है';
export const messagesFail = 'मरीज़ों को मैसेज नहीं जा रहे हैं';
export const aboutMails =
  'इनमें समय और अनुरोध नंबर होता है, नाम नहीं। आख़िरी वाला दिन में ज़्यादा से ज़्यादा एक बार आता है, और तभी जब मेल सर्वर कुछ ई-मेल ले रहा हो।';
export const showMyVisits = 'मेरी विज़िट दूसरे कैलेंडर में दिखाएँ';
export const signOutFailure = 'सभी फ़ोन और कंप्यूटर से साइन आउट नहीं हो पाया।';
export const lostPhone =
  'क्या आपका फ़ोन खो गया, या आपने किसी और के कंप्यूटर पर साइन इन किया? सभी फ़ोन और कंप्यूटर से साइन आउट करें, इससे भी।';
export const signOutEverywhere = 'हर जगह साइन आउट करें';
export const signOutEverywhereQuestion = 'हर जगह साइन आउट करें?';
export const signedOutOnAll = 'आप इससे और बाकी सभी फ़ोन और कंप्यूटर से साइन आउट हो जाएँगे। फिर अपने पासवर्ड से दोबारा साइन इन करें।';
export const ownersMust = 'मालिकों के लिए दो कदम वाला साइन इन ज़रूरी है';
export const ownersMustFirst = 'जिन मालिकों ने इसे अभी चालू नहीं किया है, उन्हें सबसे पहले यही करना होगा।';
export const letOwners = 'मालिकों को बिना कोड के साइन इन करने दें?';
export const mustAllOwners = 'क्या सभी मालिकों के लिए दो कदम वाला साइन इन ज़रूरी हो?';
export const letThem = 'करने दें';
export const theyMust = 'ज़रूरी करें';
export const lockAfter = 'खाली पड़ी स्क्रीन इतनी देर बाद लॉक करें';
export const aboutLockedScreen =
  'लॉक स्क्रीन पर सिर्फ़ यह दिखता है कि कितने अनुरोध इंतज़ार में हैं, और कुछ नहीं। पासवर्ड से वह फिर खुलती है। यह सबके लिए लागू है।';
export const currentPassword = 'अभी का पासवर्ड';
export const newPassword = 'नया पासवर्ड';
export const otherDevicesSignedOut = 'इसे बदलने पर आप बाकी फ़ोन और कंप्यूटर से साइन आउट हो जाएँगे।';
export const changePassword = 'पासवर्ड बदलें';
export const aboutAlerts = 'टैब पर हमेशा दिखता है कि कितने अनुरोध नए हैं। ये सेटिंग सिर्फ़ इस ब्राउज़र के लिए हैं।';
export const playASound = 'आवाज़ बजाएँ';
export const afterReload = 'पेज फिर से खुलने पर एक बार क्लिक करें, ताकि आवाज़ बज सके।';
export const testTheSound = 'आवाज़ जाँचें';
export const aboutNotifications =
  'तब भी, जब कोई दूसरी विंडो सामने हो या यह स्क्रीन लॉक हो। इनमें यह होता है कि कितने अनुरोध इंतज़ार में हैं, नाम नहीं।';
export const notificationsBlocked =
  'यह ब्राउज़र इन्हें रोक रहा है। पते के बाईं ओर वाले निशान पर क्लिक करें, नोटिफ़िकेशन की इजाज़त दें, और यह पेज फिर से खोलें।';
export const notificationsImpossible = 'यह ब्राउज़र इन्हें यहाँ नहीं दिखा सकता। इनके लिए https वाला पता चाहिए।';
export const showNotifications = 'नोटिफ़िकेशन दिखाएँ';
export const notificationsOff = 'नोटिफ़िकेशन दिखाएँ: बंद';
export const newRecoveryCodes = 'नए रिकवरी कोड';
export const turnOff = 'बंद करें';
export const whyTwoSteps =
  'पासवर्ड के बाद अपने फ़ोन के ऐप का कोड भी पूछा जाए। तब जिसे आपका पासवर्ड पता चल जाए, वह भी साइन इन नहीं कर सकता।';
export const turnOnTwoSteps = 'दो कदम वाला साइन इन चालू करें';
export const oldCodesEnd = 'पुराने कोड तुरंत बंद हो जाएँगे।';
export const makeNewCodes = 'नए कोड बनाएँ';
export const turnOffTwoSteps = 'दो कदम वाला साइन इन बंद करें';
export const passwordAlone = 'उसके बाद एडमिन सिर्फ़ पासवर्ड से खुलेगा।';
export const password = 'पासवर्ड';
export const needAnApp =
  'आपके फ़ोन में एक कोड वाला ऐप (authenticator) चाहिए: कोई भी, जो 6 अंकों के कोड दिखाता हो। आप बाकी फ़ोन और कंप्यूटर से साइन आउट हो जाएँगे।';
export const turnOn = 'चालू करें';
export const sixDigits = 'वे 6 अंक जो ऐप अभी दिखा रहा है।';
export const goOn = 'आगे';
export const noOneElse = 'ताकि आपके कंप्यूटर पर कोई और यह न कर सके।';
export const scanPicture = 'इस तस्वीर को ऐप से स्कैन करें, या इसके नीचे के अक्षर और अंक ऐप में लिखें।';
export const recoveryCodesCopied = 'रिकवरी कोड कॉपी हो गए।';
export const codesNotCopied = 'कोड कॉपी नहीं हो पाए। कृपया उन्हें डाउनलोड करें।';
export const keepCodes = 'ये रिकवरी कोड सुरक्षित जगह रखें';
export const aboutCodes = 'फ़ोन खो जाने पर हर कोड से आप एक बार साइन इन कर सकते हैं। ये सिर्फ़ अभी दिख रहे हैं।';
export const copy = 'कॉपी करें';
export const download = 'डाउनलोड करें';
export const print = 'प्रिंट करें';
export const codesStored = 'मैंने इन्हें रख लिया है';

export const signedInAs = (email: string) => `साइन इन: ${email}`;
export const minutes = (count: number) => `${count} मिनट`;
export const twoStepsAreOn = (codes: number) =>
  `यह चालू है: पासवर्ड के बाद आप अपने ऐप का कोड लिखते हैं। ${codes} रिकवरी कोड ${codes === 1 ? 'बचा है' : 'बचे हैं'}।`;
export const codesOf = (clinic: string) => `${clinic} के रिकवरी कोड। हर कोड एक बार चलता है।`;
