export const applications = 'आवेदन';
export const full = 'अभी और आवेदन नहीं लिए जा रहे';
export const applicationsAppearHere = 'लोग खाली पद के पेज से जो भेजते हैं, वह यहाँ दिखता है।';
export const applicationsNewestFirst = 'आवेदन, सबसे नए पहले';
export const name = 'नाम';
export const appliesFor = 'किस पद के लिए';
export const received = 'कब आया';
export const file = 'फ़ाइल';
export const downloadAndDelete = 'डाउनलोड करें और हटाएँ';
export const fresh = 'नया';
export const letter = 'चिट्ठी';
export const position = 'पद';
export const yearsOfExperience = 'कितने साल का अनुभव';
export const description = 'काम के बारे में';
export const lastDay = 'आख़िरी दिन';
export const contract = 'नौकरी का तरीका';
export const noContract = 'नहीं बताया';
export const pay = 'वेतन';
export const payHint = 'जैसे: महीने के 30,000 से 40,000 रुपये।';
export const hours = 'काम का समय';
export const hoursHint = 'जैसे: सोमवार से शनिवार, सुबह 9 से शाम 5 बजे।';
export const place = 'जगह';
export const placeHint = 'खाली छोड़ने पर क्लिनिक का पता दिखेगा।';
export const contracts = {
  'full-time': 'पूरे समय की नौकरी',
  'part-time': 'थोड़े समय की नौकरी',
  'full-or-part-time': 'पूरे या थोड़े समय की नौकरी',
  temporary: 'सीमित समय के लिए',
  internship: 'इंटर्नशिप',
};
export const jobOpenings = 'खाली पद';
export const addAnOpening = 'खाली पद जोड़ें';
export const empty = 'आप यहाँ जो जोड़ेंगे, वह वेबसाइट के “हमारे साथ काम करें” पेज पर तुरंत दिखेगा।';
export const addTheFirstOpening = 'पहला खाली पद जोड़ें';
export const descriptionHint = 'काम क्या है, आपको कैसे व्यक्ति चाहिए, और आप क्या देते हैं। एक खाली लाइन से नया पैराग्राफ़ शुरू होता है।';
export const openingsNewestFirst = 'खाली पद, सबसे नए पहले';
export const experience = 'अनुभव';
export const added = 'कब जोड़ा';
export const onTheWebsite = 'वेबसाइट पर';
export const ofExperience = 'का अनुभव';
export const open = 'खुला';
export const closed = 'बंद';
export const experienceHint = (least: number, most: number) => `${least} से ${most}। आधा साल भी लिख सकते हैं, जैसे 1.5।`;
export const lastDayHint = 'इस दिन के बाद यह पद वेबसाइट पर नहीं दिखेगा।';
export const lastDayHintAgain = 'इस दिन के बाद यह पद वेबसाइट पर नहीं दिखेगा। दूसरी तारीख देने पर यह फिर खुल जाएगा।';
export const years = (years: number) => `${years} साल`;
export const openingNamed = (position: string) => `खाली पद ${position}`;
export const lastDayWas = (day: string) => `आख़िरी दिन ${day} था`;
export const until = (day: string) => `${day} तक`;
export const notRead = (count: number) => `${count} आवेदन पढ़े नहीं गए हैं। उनकी फ़ाइलें डाउनलोड करें, या कुछ आवेदन हटा दें।`;
export const mailSubject = (position: string) => `आपका आवेदन: ${position}`;
export const download = 'डाउनलोड करें';
export const fileOf = (name: string) => `${name} की फ़ाइल`;
export const deleteApplicationOf = (name: string) => `${name} का आवेदन हटाएँ`;
export const applicationRows = 'आवेदन';
export const openingRows = 'खाली पद';
