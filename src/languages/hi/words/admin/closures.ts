export const theHolidaysThatThe = 'भारत सरकार के राजपत्र (gazette) में हर साल छपने वाली छुट्टियाँ';
export const festivalsThatFollowThe = 'चाँद के हिसाब से आने वाले त्योहार और आपके राज्य की छुट्टियाँ हर साल बदलती हैं: उन्हें खुद भरें।';
export const theBankHolidaysOf = 'इंग्लैंड और वेल्स की छुट्टियाँ (bank holidays), gov.uk के अनुसार';
export const scotlandAndNorthernIreland = 'स्कॉटलैंड और उत्तरी आयरलैंड की छुट्टियाँ अलग हैं: उन्हें खुद भरें।';
export const theFederalHolidaysOf = 'अमेरिका की संघीय छुट्टियाँ (5 U.S.C. 6103)';
export const holidaysOfYourState = 'आपके राज्य की छुट्टियाँ इस सूची में नहीं हैं।';
export const thePublicHolidaysThat = 'वे छुट्टियाँ जो जर्मनी के सभी राज्यों के कानून में हैं';
export const holidaysThatOnlyYour = 'जो छुट्टियाँ सिर्फ़ आपके राज्य में हैं, वे इस सूची में नहीं हैं।';
export const thePublicHolidaysOf = 'यूएई कैबिनेट की तय तारीख वाली छुट्टियाँ';
export const theCabinetMayMove = 'कैबिनेट इन्हें आगे-पीछे कर सकता है, और इस्लामी छुट्टियाँ चाँद दिखने पर बताता है: उन्हें खुद भरें।';
export const theNationalPublicHolidays = 'ऑस्ट्रेलिया के Fair Work Act की राष्ट्रीय छुट्टियाँ';
export const otherHolidaysOfYour =
  'आपके राज्य या क्षेत्र की बाकी छुट्टियाँ, और शनिवार-रविवार के बदले मिलने वाली छुट्टियाँ इस सूची में नहीं हैं।';
export const comparedWithTheOfficial = 'सरकारी तारीखों से मिलाया गया है।';
export const reason = 'वजह';
export const firstDay = 'पहला दिन';
export const lastDay = 'आख़िरी दिन';
export const hours = 'समय';
export const closedAllDay = 'पूरे दिन बंद';
export const publicHoliday = 'सरकारी छुट्टी';
export const anotherReason = 'कोई और वजह';
export const closures = 'बंद दिन';
export const closuresAndSpecialHours = 'बंद दिन और अलग समय';
export const addAClosure = 'बंद दिन जोड़ें';
export const holidaysTrainingShorterHours = 'छुट्टियाँ, ट्रेनिंग, कम समय: 14 दिन पहले से वेबसाइट पर खुलने के समय के साथ दिखते हैं।';
export const addTheFirstClosure = 'पहला बंद दिन जोड़ें';
export const theWebsiteWillShow = 'वेबसाइट पर तुरंत फिर से आम समय दिखेगा।';
export const editTheClosure = 'बंद दिन बदलें';
export const visitorsReadItBeside = 'वेबसाइट पर दिनों के साथ दिखता है, जैसे “दिवाली” या “स्टाफ़ की ट्रेनिंग”।';
export const theWebsiteWillShowThe = 'वेबसाइट पर यह 14 दिन पहले से, खुलने के समय के साथ दिखेगा।';
export const forASingleDay = 'सिर्फ़ एक दिन हो, तो वही दिन फिर से।';
export const over = 'ख़त्म';
export const about = (year: number, source: string, comparison: string, missing: string) =>
  `${year} तक। सूची: ${source}। ${comparison} ${missing}`;
export const comparedUntil = (year: number) => `सरकारी तारीखों से ${year} तक मिलाया गया है, इसलिए कृपया तारीख जाँच लें।`;
export const notCompared = 'सरकारी तारीखों से नहीं मिलाया गया है, इसलिए कृपया तारीख जाँच लें।';
export const theClosure = 'इस बंद दिन';
export const overlapsWith = 'कुछ दिन इसमें भी हैं: {reason} ({days})।';
export const counts = {
  other: {
    wasAddedLater: 'जो दिन दोनों में हैं, उन पर वह लागू होगा, क्योंकि वह बाद में जोड़ा गया।',
    startsLater: 'जो दिन दोनों में हैं, उन पर वह लागू होगा, क्योंकि वह बाद में शुरू होता है।',
  },
  this: {
    wasAddedLater: 'जो दिन दोनों में हैं, उन पर यह लागू होगा, क्योंकि यह बाद में जोड़ा गया।',
    startsLater: 'जो दिन दोनों में हैं, उन पर यह लागू होगा, क्योंकि यह बाद में शुरू होता है।',
  },
} as const;
export const closuresInAll = 'बंद दिन';
export const fromDay = (day: string) => `${day} से`;
