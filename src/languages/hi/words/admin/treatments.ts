export const notSavedYet = 'अभी सेव नहीं हुआ है।';
export const someoneElseSaved = 'किसी और ने यह सेव किया:';
export const name = 'नाम';
export const kind = 'किस तरह का';
export const lengthInMinutes = 'कितने मिनट';
export const breakAfterMinutes = 'बाद में ब्रेक (मिनट)';
export const priceFrom = 'फ़ीस (से शुरू)';
export const needsARoom = 'कमरा चाहिए';
export const onTheWebsite = 'वेबसाइट पर';
export const yes = 'हाँ';
export const no = 'नहीं';
export const treatmentsAndPrices = 'इलाज और फ़ीस';
export const notLoaded = 'सूची अभी नहीं खुल पाई।';
export const hideAll = 'सब छिपाएँ';
export const showAll = 'सब दिखाएँ';
export const tableCaption = 'इलाज, वेबसाइट वाले क्रम में';
export const order = 'क्रम';
export const saveAll = 'सब सेव करें';
export const discardWarning = 'टेबल में फिर वही आ जाएगा जो अभी साइट पर है।';
export const everythingIsSaved = 'सब सेव है।';
export const whoGivesIt = 'कौन देता है';
export const notIf = 'कब न कराएँ';
export const evidence = 'सबूत';
export const aim = 'किसके नीचे दिखे';
export const aimHint = 'इलाज वाले पेज का शीर्षक। न चुनें, तो यह “और इलाज” के नीचे दिखता है।';
export const reviewedOn = 'जाँच की तारीख';
export const nameHint = 'नाम बदलने पर भी पुराने अनुरोधों में वही नाम रहता है जो मरीज़ ने चुना था।';
export const kindHint = 'होम पेज पर थेरेपी और सेवाएँ अलग-अलग दिखती हैं, सलाह नहीं दिखती।';
export const notIfHint = 'खतरे, और किसे यह नहीं कराना चाहिए। नाम के नीचे दिखता है।';
export const givenByNone = 'इसे कोई नहीं देता, इसलिए इसके लिए कोई समय नहीं दिखता।';
export const pageOnTheWebsite = 'वेबसाइट पर पेज';
export const notSaid = 'नहीं बताया';
export const evidenceHint =
  'हमें इस पर कितना भरोसा है, उस वाक्य के ऊपर दिखता है। जहाँ गाइडलाइन इसे न कराने की सलाह देती हैं, वहाँ बुकिंग की जगह “पहले हमसे बात करें” लिखा रहता है।';
export const reviewedOnHint =
  'किसी डॉक्टर या फ़िज़ियोथेरेपिस्ट ने यह पेज पिछली बार कब जाँचा। नाम और तारीख न हो, तो पेज पर लिखा रहता है कि जाँच नहीं हुई है।';
export const roomHint =
  'अगर क्लिनिक में कमरों की सूची है, तो लोगों को वही समय दिखता है जब कोई कमरा खाली हो। घर पर और ऑनलाइन विज़िट के लिए नहीं।';
export const giversHint = 'अगर सब देते हैं, बाद में आने वाले भी, तो किसी को न चुनें।';
export const leftClinic = 'कोई जो अब यहाँ काम नहीं करते';
export const treatments = 'इलाज';
export const addATreatment = 'इलाज जोड़ें';
export const empty = 'बुक करते समय मरीज़ इन्हीं में से चुनते हैं। इनके बिना कोई बुक नहीं कर सकता।';
export const addTheFirstTreatment = 'पहला इलाज जोड़ें';
export const asOnWebsite = 'वेबसाइट वाले क्रम में';
export const noRoom = 'कमरा नहीं चाहिए';
export const kinds = { therapy: 'थेरेपी', service: 'सेवा', advice: 'सलाह' };
export const givenBy = 'कौन देता है: {names}';
export const fromTo = (least: number, most: number) => `${least} से ${most}।`;
export const breakHint = (least: number, most: number) => `अगले मरीज़ से पहले साफ़-सफ़ाई का समय। ${least} से ${most}।`;
export const priceHint = (currency: string) =>
  `सबसे कम फ़ीस, ${currency} में। लोगों को “से शुरू” के साथ दिखती है। फ़ीस न दिखानी हो, तो खाली छोड़ दें।`;
export const from = (price: string) => `${price} से शुरू`;
export const length = (minutes: number) => `${minutes} मिनट`;

export const tableHint = (currency: string) =>
  `Enter और तीर वाले बटन नीचे और ऊपर की लाइन में ले जाते हैं। फ़ीस ${currency} में है; लोगों को “से शुरू” के साथ दिखती है।`;
export const moved = (name: string, place: number, count: number) => `${name} अब ${count} में से ${place} नंबर पर है।`;
export const unsaved = (count: number) => (count === 1 ? '1 इलाज अभी सेव नहीं हुआ है।' : `${count} इलाज अभी सेव नहीं हुए हैं।`);
export const moveUp = (name: string) => `ऊपर ले जाएँ: ${name}`;
export const moveDown = (name: string) => `नीचे ले जाएँ: ${name}`;
export const takeTheirs = 'उनका लिखा रखें';
export const forTreatment = (name: string) => `(${name})`;
export const texts = 'पेज का लेख';
export const ofTreatment = (name: string) => `(${name})`;
