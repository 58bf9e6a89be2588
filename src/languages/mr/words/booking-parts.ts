export const loadingTimes = 'उपलब्ध वेळा लोड होत आहेत';
export const howToChoose = (most: number, heldUntil: string, minutes: number) =>
  `${most} पर्यंत वेळा निवडा, सर्वात आवडती वेळ आधी. तुमची पहिली पसंती आम्ही जास्तीत जास्त ${heldUntil} पर्यंत तुमच्यासाठी राखून ठेवू आणि ती निश्चित करण्यासाठी तुम्हाला फोन करू. एका भेटीला ${minutes} मिनिटे लागतात. सर्व वेळा क्लिनिकच्या वेळेनुसार आहेत. वेळ निवडली नाही तरी चालेल: आम्ही फोन करून वेळ ठरवू.`;
export const freeNearIt = 'त्याच्या जवळच्या उपलब्ध वेळा';
export const freeOn = (day: string) => `${day}: उपलब्ध वेळा`;
export const noneFree =
  'पुढच्या {days} दिवसांत एकही वेळ उपलब्ध नाही. फॉर्म पाठवा, आम्ही तुम्हाला फोन करू. तुम्ही आम्हाला {phone} वर फोनही करू शकता.';
export const daysWithFreeTimes = 'वेळ उपलब्ध असलेले दिवस';
export const yourChoice = 'तुमची पसंती';
export const choice = (index: number) => `${['पहिली', 'दुसरी', 'तिसरी'][index] ?? ''} पसंती`;
export const chosenOf = (count: number, most: number) => `${most} पैकी ${count} निवडल्या`;
export const mostAreChosen = (most: number) => `${most} वेळा निवडल्या आहेत. आधी त्यातली एक काढा.`;
export const withPractitioner = (when: string, name: string) => `${when}, ${name} यांच्याकडे`;
export const whomToSee = 'तुम्हाला कोणाला भेटायचे आहे?';
export const anyone = 'कोणीही फिजिओथेरपिस्ट';

export const tickWhatSuits =
  'जे सोयीचे असेल त्यावर खूण करा. काहीच खूण नसेल, तर कोणताही दिवस किंवा कोणतीही वेळ चालेल असे आम्ही समजू.';
export const days = 'दिवस';
export const timeOfDay = 'दिवसातली वेळ';
export const wishes = {
  Monday: 'सोमवार',
  Tuesday: 'मंगळवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
  morning: 'सकाळी',
  afternoon: 'दुपारी',
  evening: 'संध्याकाळी',
};

export const noEntryMatches = (typed: string) => `“${typed}” यादीत सापडले नाही.`;
export const found = (count: number) => `${count} सापडले`;

export const thanks = {
  held: 'धन्यवाद, {name}. वेळ निश्चित करण्यासाठी आम्ही तुम्हाला फोन करू. हा विनंती क्रमांक जपून ठेवा. आम्हाला {phone} वर फोन करताना तो जवळ ठेवा.',
  request:
    'धन्यवाद, {name}. भेटीची वेळ ठरवण्यासाठी आम्ही फोन करू. हा विनंती क्रमांक जपून ठेवा. आम्हाला {phone} वर फोन करताना तो जवळ ठेवा.',
};
export const yourPage = 'या विनंतीसाठी तुमचे पेज';
export const alsoOnWhatsapp = 'आम्हाला WhatsApp वरही पाठवा';
export const chatText = (name: string, reference: string) =>
  `नमस्कार, माझे नाव ${name}. मी तुमच्या वेबसाइटवरून विनंती ${reference} पाठवली आहे.`;

export const isRequest = 'ही एक विनंती आहे. अजून कोणतीही वेळ ठरलेली नाही.';
export const toldWhen = (days: readonly string[], parts: readonly string[]) => {
  const said = [days.join(', '), parts.join(', ')].filter(Boolean).join('; ');
  return `तुम्हाला सोयीचे म्हणून तुम्ही सांगितले: ${said}. अजून कोणतीही वेळ ठरलेली नाही.`;
};
export const isHeld = '{time}, {practitioner} यांच्याकडे: ही वेळ {until} पर्यंत तुमच्यासाठी राखून ठेवली आहे.';
export const notConfirmed = 'अजून निश्चित झालेली नाही. तोपर्यंत आम्ही ती निश्चित केली नाही, तर ती वेळ दुसऱ्या कोणाला मिळू शकते.';
export const inYourZone = (time: string, until: string) =>
  `तुमच्या इथल्या घड्याळानुसार: ${time}, ${until} पर्यंत राखून ठेवली आहे.`;
export const secondChoice = (times: readonly string[]) =>
  `तुमची दुसरी पसंती: ${times.join(', किंवा ')}. त्यासाठी वेळ राखून ठेवलेली नाही.`;

export const yourReference = 'तुमचा विनंती क्रमांक';
export const yourReferenceIs = 'तुमचा विनंती क्रमांक {reference} आहे';
export const saveToPhone = 'फोनमध्ये सेव्ह करा';
export const contactNote = (reference: string) => `तुमचा विनंती क्रमांक: ${reference}`;
export const bookedFor = 'कशासाठी';
export const bookedIn = 'शहर आणि राज्य';

export const continueBooking = 'बुकिंग सुरू ठेवा';
export const openAsPage = 'ही माहिती वेगळ्या पेजवर उघडा';
export const isBeingSent = 'तुमची विनंती पाठवली जात आहे.';
export const keepPageOpen = 'कृपया हे पेज उघडे ठेवा.';
export const notSentYet = 'तुमची विनंती अजून पाठवलेली नाही.';
export const storedUntilClosed = 'तुम्ही लिहिलेले सर्व हा टॅब बंद करेपर्यंत सेव्ह राहील.';
