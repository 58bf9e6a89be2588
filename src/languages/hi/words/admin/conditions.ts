export const conditionsAToZ = 'बीमारियाँ, A से Z';
export const nameAndBodyArea = 'नाम और शरीर का हिस्सा';
export const linkedSymptoms = 'जुड़े हुए लक्षण';
export const lastReviewed = 'पिछली जाँच';
export const pageAndForm = 'पेज और फ़ॉर्म';
export const noBodyArea = 'शरीर का कोई हिस्सा नहीं चुना';
export const reviewDue = 'जाँच करनी है';
export const notReviewedYet = 'अभी जाँच नहीं हुई';
export const viewAllConditions = 'सभी बीमारियाँ देखें';
export const addACondition = 'बीमारी जोड़ें';
export const allConditions = 'सभी बीमारियाँ';
export const opensInNewTab = '(नए टैब में खुलेगा)';
export const addTheCondition = 'यह बीमारी जोड़ें';
export const save = 'सेव करें';
export const notSavedYet = 'अभी सेव नहीं हुआ है। आपका लिखा हुआ इसी ब्राउज़र में है।';
export const allChangesAreSaved = 'सारे बदलाव सेव हो गए हैं।';
export const openIt = 'इसे खोलें';
export const pageWillLeave = 'इसका पेज और इसकी फ़ोटो वेबसाइट से तुरंत हट जाएँगे। 30 सेकंड तक आप इसे वापस ला सकते हैं।';
export const symptomsStay = 'इससे जुड़े लक्षण अपनी सूची में रहेंगे।';
export const deleteWord = 'हटाएँ';
export const whereItBelongs = 'यह कहाँ दिखे';
export const bodyArea = 'शरीर का हिस्सा';
export const bodyAreaHint = 'बीमारियों की सूची में यह वहीं दिखती है।';
export const noneOfThese = 'इनमें से कोई नहीं';
export const problemToBookFor = 'बुकिंग के लिए तकलीफ़';
export const problemHint = 'इसके पेज पर “बुक करें” दबाने से बुकिंग फ़ॉर्म में यह तकलीफ़ और इसके इलाज चुने जाते हैं।';
export const linkedSymptomsHint = 'होम पेज पर इनमें से कोई लक्षण चुनने वालों को यह बीमारी दिखेगी।';
export const keepThePicture = 'फ़ोटो रहने दें';
export const removePicture = 'फ़ोटो हटाएँ';
export const filterConditions = 'नाम या शरीर के हिस्से से छाँटें';
export const show = 'दिखाएँ';
export const nothingMatches = 'ऐसा कुछ नहीं मिला।';
export const viewThePage = 'पेज देखें';
export const deleteNamed = '“{name}” को हटाएँ?';
export const symptoms = () => 'लक्षण';

export const partNames = {
  name: 'नाम',
  description: 'यह क्या है',
  symptoms: 'लक्षण',
  causes: 'कारण',
  treatment: 'इलाज',
  image: 'फ़ोटो',
  body_area: 'शरीर का हिस्सा',
  problem_id: 'तकलीफ़',
  symptom_ids: 'जुड़े हुए लक्षण',
  signs: 'खतरे के लक्षण',
  exercises: 'कसरतें',
};

export const titles = { conditions: 'बीमारियाँ', symptoms: 'लक्षण' };
export const showAll = { conditions: 'सभी बीमारियाँ दिखाएँ', symptoms: 'सभी लक्षण दिखाएँ' };
export const noneYet = {
  conditions: 'आप जो बीमारियाँ जोड़ेंगे, वे यहाँ और वेबसाइट पर दिखेंगी।',
  symptoms: 'आप जो लक्षण जोड़ेंगे, वे यहाँ और होम पेज पर दिखेंगे।',
};
