import { clock } from '../times.ts';

export const practitioners = 'फ़िज़ियोथेरेपिस्ट';
export const nameAndContact = 'नाम और संपर्क';
export const otherPhoneNumbers = 'दूसरे फ़ोन नंबर';
export const openingHours = 'खुलने का समय';
export const links = 'लिंक';
export const slidesOfTheHomePage = 'होम पेज की स्लाइडें';
export const appearance = 'वेबसाइट का रूप और बुकिंग का पॉप-अप';
export const languagesOfTheWebsite = 'वेबसाइट की भाषाएँ';
export const viewItOnTheSite = 'वेबसाइट पर देखें';
export const team = 'टीम';
export const clinicProfile = 'क्लिनिक की प्रोफ़ाइल';
export const nothingYouTypedIsLost = 'आपका लिखा हुआ सब सुरक्षित है।';
export const saveChanges = 'बदलाव सेव करें';
export const saving = 'सेव हो रहा है';
export const thePageWillGoBack = 'पेज फिर वैसा हो जाएगा जैसा अभी वेबसाइट पर है।';
export const stillWorking = 'अभी काम चल रहा है। कृपया यह पेज खुला रखें।';
export const onThisPage = 'इस पेज पर';
export const howTheSiteGreetsVisitors = 'वेबसाइट खुलने पर लोगों को क्या दिखता है।';
export const darkHeaderAndFooter = 'गहरे रंग का हेडर और फ़ुटर';
export const darkBars = 'हर पेज के ऊपर और नीचे की पट्टी गहरे हरे रंग की होगी।';
export const startPopUp = 'शुरू में पॉप-अप';
export const theBookingFormOpens = 'वेबसाइट पर आते ही बुकिंग का फ़ॉर्म एक बार खुलता है। लोग उसे बंद कर सकते हैं।';
export const reviewsOnTheSite = 'वेबसाइट पर राय';
export const someCountriesDoNotAllowReviews = 'कुछ देशों में, जैसे ऑस्ट्रेलिया में, इलाज की सेवाओं पर राय दिखाना मना है।';
export const aPictureIsBeingUploaded = 'एक फ़ोटो अपलोड हो रही है।';
export const notSavedYet = 'अभी सेव नहीं हुआ।';
export const everythingIsSaved = 'सब सेव हो गया है।';
export const whereContactShows = 'यह हर पेज के ऊपर और नीचे दिखता है, और सर्च इंजन को भी।';
export const nameOfTheClinic = 'क्लिनिक का नाम';
export const eMail = 'ई-मेल';
export const phone = 'फ़ोन';
export const phoneExample = 'जैसे +91 98765 43210';
export const whatsapp = 'WhatsApp';
export const ifItIsNotThePhoneNumber = 'अगर यह फ़ोन नंबर से अलग है।';
export const emergencyNumber = 'इमरजेंसी नंबर';
export const visitorsAreToldToCallIt = 'इमरजेंसी में लोगों से इसी नंबर पर फ़ोन करने को कहा जाता है।';
export const ambulanceNumber = 'एंबुलेंस का नंबर';
export const ifItIsNotTheEmergencyNumber = 'अगर यह इमरजेंसी नंबर से अलग है।';
export const crisisLine = 'संकट में मदद की हेल्पलाइन';
export const aboutTheCrisisLine = 'उन लोगों के लिए जिनके मन में खुद को नुकसान पहुँचाने का विचार आता है: हेल्पलाइन का नाम और नंबर।';
export const streetAndNumber = 'मकान नंबर और सड़क';
export const cityOrTown = 'शहर या कस्बा';
export const country = 'देश';
export const mapLink = 'मैप का लिंक';
export const aboutTheMapLink =
  'फ़ुटर और “हमारे बारे में” पेज से यही मैप खुलता है। लिंक अपने मैप के ऐप से कॉपी करें। लिंक न हो, तो पता खोजा जाता है।';
export const currency = 'करेंसी';
export const aboutTheCurrency = 'इसे बदलने से फ़ीस अपने आप नहीं बदलती। हर फ़ीस देख लें।';
export const providers = 'वे कंपनियाँ जो निजी जानकारी सँभालती हैं';
export const aboutProviders =
  'होस्टिंग, ई-मेल और मैसेज की आपकी कंपनियाँ, जैसे “Sample Hosting, Sample Mail, WhatsApp”। निजता की सूचना में इनके नाम दिखते हैं।';
export const whereOtherPhonesShow = 'ऊपर के फ़ोन नंबर के साथ: फ़ुटर में, “हमारे बारे में” पेज पर और सर्च इंजन में।';
export const whatItIsFor = 'यह नंबर किसलिए है';
export const phoneLabelExample = 'जैसे रिसेप्शन, या घर पर विज़िट।';
export const number = 'नंबर';
export const keepTheClock = 'आगे की विज़िट घड़ी के उसी समय पर रहेंगी';
export const keepTheMoment = 'आगे की विज़िट उसी पल पर रहेंगी';
export const timesOfVisits = 'विज़िट का समय';
export const aboutTimesOfVisits = 'घड़ी का समय: 10:00 बजे की विज़िट 10:00 बजे ही रहेगी। वही पल: घड़ी पर उसका समय बदल जाएगा।';
export const pleaseChooseIfVisitsLieAhead = 'अगर आगे विज़िट हैं, तो कृपया चुनें';
export const timeZone = 'टाइम ज़ोन';
export const aboutTheTimeZone = 'कोई शहर या देश लिखें और सूची में से चुनें। वेबसाइट और एडमिन की तारीखें इसी के हिसाब से दिखती हैं।';
export const whereLinksShow = 'ये हर पेज के नीचे दिखते हैं। जो लिंक आप खाली छोड़ते हैं, वे नहीं दिखते।';
export const facebook = 'Facebook';
export const instagram = 'Instagram';
export const linkedin = 'LinkedIn';
export const twitter = 'Twitter';
export const addedARow = 'एक लाइन जोड़ी गई।';
export const removedTheRow = 'लाइन हटा दी गई।';
export const aboutRowsOfDays = 'जिन दिनों का समय एक जैसा है, उनकी एक लाइन। हर दिन किसी एक ही लाइन में होता है।';
export const addDays = 'दिन जोड़ें';
export const newRow = 'नई लाइन';
export const days = 'दिन';
export const closed = 'बंद';
export const itWillLeaveTheSite = 'बदलाव सेव करने पर यह वेबसाइट से हट जाएगा।';
export const remove = 'हटाएँ';
export const onceThisPersonIsSaved = 'काम का समय और कैलेंडर फ़ीड, इस व्यक्ति को सेव करने के बाद जोड़े जा सकते हैं।';
export const otherWorkingHours = 'किसी तारीख से काम का दूसरा समय';
export const usualRoom = 'तय कमरा';
export const aboutTheUsualRoom = 'कमरा खाली हो, तो इनकी विज़िट को यही कमरा मिलता है।';
export const noUsualRoom = 'कोई तय कमरा नहीं';
export const treatments = 'इलाज';
export const aboutTreatmentsGiven =
  'किसी इलाज के लिए उन्हीं का समय दिखाया जाता है जो वह इलाज देते हैं। जो इलाज सब देते हैं, उसे बाद में जुड़ने वाले भी देंगे।';
export const treatmentsNotLoaded = 'इलाज की सूची अभी नहीं खुल पाई। यह व्यक्ति पहले जैसे ही इलाज देते रहेंगे।';
export const givesAllTreatments = 'सभी इलाज देते हैं';
export const tickAll = 'सब चुनें';
export const tickNone = 'कुछ न चुनें';
export const hidden = 'छिपा हुआ';
export const calendarFeedChangedAtOnce = 'कैलेंडर फ़ीड, तुरंत बदलता है';
export const aboutPractitioners =
  'मरीज़ों का इलाज करने वाले सब लोग। सिर्फ़ नाम भी काफ़ी है। जो वेबसाइट पर हैं, वे “हमारे बारे में” पेज पर इसी क्रम में दिखते हैं।';
export const aboutLeaving =
  'बदलाव सेव करने पर ये टीम से हट जाएँगे। विज़िट और रोके हुए समय बने रहेंगे और सूची में दिखेंगे। फ़ोटो और कैलेंडर फ़ीड मिटा दिए जाएँगे, और इनका अकाउंट हो तो बंद कर दिया जाएगा।';
export const name = 'नाम';
export const aboutTitles =
  'कई देशों में फ़िज़ियोथेरेपिस्ट अपने नाम के आगे Dr तभी लिख सकते हैं जब साथ में उसका मतलब लिखा हो, या बिल्कुल नहीं। मतलब “रजिस्ट्रेशन” में लिखें।';
export const showOnTheWebsite = 'वेबसाइट पर दिखाएँ';
export const visitorsDoNotSeeThisPerson = 'लोगों को यह व्यक्ति वेबसाइट पर नहीं दिखते, पर उन्हें इनके साथ समय मिल सकता है।';
export const qualification = 'योग्यता (qualification)';
export const yearsOfExperience = 'कितने साल का अनुभव';
export const registration = 'रजिस्ट्रेशन';
export const aboutRegistration = 'रजिस्टर में नंबर, और Dr. जैसे शब्द का मतलब।';
export const specialty = 'किसमें माहिर हैं';
export const shortDescription = 'छोटा परिचय';
export const oneOrTwoSentencesForTheCard = 'कार्ड के लिए एक या दो वाक्य।';
export const biography = 'पूरा परिचय';
export const aboutTheBiography = '“और पढ़ें” दबाने पर दिखता है। दो पैराग्राफ़ के बीच एक लाइन खाली छोड़ें।';
export const portrait = 'फ़ोटो';
export const removeThePortrait = 'फ़ोटो हटाएँ';
export const aboutSlides = 'लोगों को सबसे पहले यही दिखता है, एक के बाद एक।';
export const headline = 'बड़ी लाइन (headline)';
export const sentence = 'वाक्य';
export const oneSentenceBelowTheHeadline = 'बड़ी लाइन के नीचे एक वाक्य।';
export const pictureOfYourOwn = 'आपकी अपनी फ़ोटो';
export const showTheDrawingInstead = 'इसकी जगह चित्र दिखाएँ';
export const whatThePictureShows = 'फ़ोटो में क्या है';
export const aboutThePictureText =
  'उन लोगों के लिए जो फ़ोटो नहीं देख सकते, जैसे: एक फ़िज़ियोथेरेपिस्ट एक आदमी को खड़े होने में मदद कर रही हैं।';
export const drawingAndColour = 'चित्र और रंग';
export const aboutTheDrawing = 'अपनी फ़ोटो लगाने पर सिर्फ़ रंग रहता है।';
export const thePictureAsItIsNow = 'अभी की फ़ोटो';
export const tryAgain = 'दोबारा कोशिश करें';
export const clinic = 'क्लिनिक';
export const opensInANewTab = '(नए टैब में खुलेगा)';
export const noClinicProfileAvailable = 'क्लिनिक की प्रोफ़ाइल नहीं मिली।';
export const itCouldNotBeLoaded = 'यह अभी नहीं खुल पाई।';
export const partNames = {
  name: 'नाम',
  email: 'ई-मेल पता',
  phone: 'फ़ोन नंबर',
  whatsapp: 'WhatsApp नंबर',
  otherPhones: 'दूसरे फ़ोन नंबर',
  emergencyNumber: 'इमरजेंसी नंबर',
  ambulanceNumber: 'एंबुलेंस का नंबर',
  crisisLine: 'संकट में मदद की हेल्पलाइन',
  showsReviews: 'राय दिखाने की सेटिंग',
  languages: 'भाषाएँ',
  address: 'पता',
  mapLink: 'मैप का लिंक',
  openingHours: 'खुलने का समय',
  timeZone: 'टाइम ज़ोन',
  currency: 'करेंसी',
  socialLinks: 'लिंक',
  practitioners: 'फ़िज़ियोथेरेपिस्ट',
  heroSlides: 'स्लाइडें',
  dataProcessors: 'कंपनियों के नाम',
  darkStyling: 'गहरे रंग का हेडर और फ़ुटर',
  startPopup: 'शुरू में पॉप-अप',
};

export const phoneNumberAt = (place: number) => `फ़ोन नंबर ${place}`;
export const practitionerAt = (place: number) => `फ़िज़ियोथेरेपिस्ट ${place}`;
export const slideAt = (place: number) => `स्लाइड ${place}`;
export const languagesBeside = (original: string) =>
  `${original} के अलावा। जिस लेख का अनुवाद नहीं है, वह ${original} में दिखती है।`;
/** 'शुक्रवार, दोपहर 3:12 बजे' */
export const dayAndTimeIn = (timeZone: string, now: Date) =>
  `${now.toLocaleDateString('hi-IN', { timeZone, weekday: 'long' })}, ${clock(now.toISOString(), timeZone)}`;
export const itIsThere = (dayAndTime: string) => `वहाँ अभी ${dayAndTime} हैं।`;
export const likeAddress = (host: string) => `जैसे https://${host}/your-clinic`;

export const phoneTexts = { add: 'फ़ोन नंबर जोड़ें', unnamed: 'फ़ोन नंबर (नया)' };
export const practitionerTexts = { add: 'फ़िज़ियोथेरेपिस्ट जोड़ें', unnamed: 'नए फ़िज़ियोथेरेपिस्ट' };
export const slideTexts = { add: 'स्लाइड जोड़ें', unnamed: 'नई स्लाइड' };
export const addedAs = (place: number) => `नंबर ${place} पर जोड़ दिया गया।`;
export const isNowNumber = (title: string, place: number, all: number) => `${title} अब ${all} में से नंबर ${place} पर है।`;
export const isRemoved = (title: string) => `हटा दिया गया: ${title}।`;
export const listIsFull = (most: number) => `यह सूची भर गई है। इसमें ${most} तक आ सकते हैं।`;
export const removeQuestion = '{title} को हटाएँ?';
export const moveUp = (title: string) => `${title} को ऊपर ले जाएँ`;
export const moveDown = (title: string) => `${title} को नीचे ले जाएँ`;
export const removeEntry = (title: string) => `${title} को हटाएँ`;

export const atMost = (words: number, characters: number) => `ज़्यादा से ज़्यादा ${words} शब्द और ${characters} अक्षर।`;
export const noOneElseGives = '{treatments} और कोई नहीं देता, इसलिए इसके लिए कोई समय नहीं दिखाया जाएगा।';
export const givesSome = (given: number, all: number) => `${all} में से ${given} इलाज देते हैं`;
export const feedIsOn = 'कैलेंडर फ़ीड: चालू';
export const feedIsOff = 'कैलेंडर फ़ीड: बंद';

export const noHoursYetFor = (days: string) => `इन दिनों का समय अभी नहीं लिखा है: ${days}।`;
export const showAsClosed = (days: string) => `${days}: बंद दिखाएँ`;
export const removeTheseDays = 'ये दिन हटाएँ';
