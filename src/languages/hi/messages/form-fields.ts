export const name = 'नाम';
export const noName = 'कृपया अपना नाम लिखें।';
export const phone = 'फ़ोन';
export const noPhone = 'कृपया अपना फ़ोन नंबर लिखें।';
export const email = 'ई-मेल';
export const noEmail = 'कृपया अपना ई-मेल पता लिखें।';
export const howToReach = 'हम आपसे कैसे बात करें?';
export const howToReachNoun = 'बात करने का तरीका';
export const byCall = 'फ़ोन';
export const byWhatsapp = 'WhatsApp';
export const bySms = 'SMS';

export const anythingElse = 'कुछ और, जो हमें पता होना चाहिए?';
export const anythingElseHint = 'तकलीफ़ कब शुरू हुई, किससे बढ़ती है, आपने अब तक क्या किया।';
export const patientsMessage = 'मरीज़ का मैसेज';
export const treatments = 'इलाज';
export const state = 'राज्य';
export const noState = 'कृपया अपना राज्य चुनें।';
export const city = 'शहर';
export const noCity = 'कृपया अपना शहर चुनें।';

export const review = 'अपने शब्दों में';
export const reviewHint = 'क्या अच्छा लगा, और हम क्या बेहतर कर सकते हैं।';
export const shownWithReview = 'आपकी राय के साथ दिखेगा।';
export const neverShown = 'कभी नहीं दिखाया जाता।';
export const mobile = 'मोबाइल';

export const letter = 'एक छोटी चिट्ठी';
export const letterNoun = 'चिट्ठी';
export const letterHint = 'आपने अब तक क्या काम किया है, और आप कब से शुरू कर सकते हैं।';

export const noOtherName = 'कृपया नाम लिखें।';
export const noOtherPhone = 'कृपया फ़ोन नंबर लिखें।';
export const noOtherState = 'कृपया राज्य चुनें।';
export const noOtherCity = 'कृपया शहर चुनें।';
