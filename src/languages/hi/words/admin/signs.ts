export const sign = 'खतरे का लक्षण';
export const adviceAfterIt = 'उसके बाद की सलाह';
export const urgency = 'कितना ज़रूरी';
export const wordsThatFindIt = 'किन शब्दों से मिले';
export const bodyAreas = 'शरीर के किन हिस्सों पर दिखे';
export const signs = 'खतरे के लक्षण';
export const failed = 'खतरे के लक्षण नहीं आ पाए।';
export const lead = 'किन लक्षणों में अभी या जल्दी मदद चाहिए। हर लक्षण यहाँ एक बार लिखा है; पेज, खोज और बुकिंग फ़ॉर्म यहीं से दिखाते हैं।';
export const signHint =
  'कुछ शब्द, जो सूची की एक बात की तरह पढ़े जाएँ, आख़िर में बिना पूर्ण विराम के। जहाँ डेंगू नहीं होता, वहाँ {travel} की जगह “after travel” आता है।';
export const adviceHint = 'क्लिनिक के देश के नंबरों के लिए {emergency}, {ambulance}, {crisis} और {child} लिखें।';
export const urgencyHint = 'आप लक्षण को और ज़रूरी बना सकते हैं, पर शुरू में जितना था उससे कम ज़रूरी नहीं।';
export const wordsHint =
  'हर लाइन में एक बात, मरीज़ों के शब्दों में। उस लाइन के सभी शब्द होने चाहिए। जिन शब्दों में से एक काफ़ी है, उनके बीच स्लैश लगाएँ; जिस शब्द के आगे माइनस है, वह नहीं होना चाहिए।';
export const areasHint = 'बीमारियों के पेज पर।';
export const problem = 'तकलीफ़';
export const bodyArea = 'शरीर का हिस्सा';
export const treatments = 'इलाज';
export const noBodyArea = 'शरीर का कोई हिस्सा नहीं चुना';
export const problems = 'तकलीफ़ें';
export const onlineBooking = 'ऑनलाइन बुकिंग';
export const addProblem = 'तकलीफ़ जोड़ें';
export const noProblems = 'बुक करते समय मरीज़ इनमें से चुनते हैं कि क्या तकलीफ़ है। ये न हों, तो वे इलाज चुनते हैं।';
export const addFirst = 'पहली तकलीफ़ जोड़ें';
export const nameHint = 'मरीज़ों के शब्दों में, जैसे “घुटने का दर्द”।';
export const treatmentsHint = 'तकलीफ़ के साथ ये चुने जाते हैं। छिपे हुए इलाज वेबसाइट पर नहीं दिखते।';
export const asOnWebsite = 'वेबसाइट वाले क्रम में';
