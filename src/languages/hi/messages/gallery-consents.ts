export const noPair = 'कृपया पहले और बाद की, दोनों फ़ोटो चुनें।';
export const pairElsewhere = 'इलाज से पहले की फ़ोटो “पहले और बाद में” श्रेणी में ही रह सकती है।';
export const noConsent = 'कृपया लिखें कि इन फ़ोटो के लिए किसने और कब सहमति दी।';
export const consentAhead = 'सहमति का दिन आगे का नहीं हो सकता।';
export const pairStays = '“पहले और बाद में” श्रेणी सिर्फ़ सहमति के साथ जोड़ी गई फ़ोटो के लिए है।';
export const withdrawn = 'सहमति वापस ले ली गई, और फ़ोटो हटा दी गईं।';
export const withdrawFailure = 'सहमति वापस नहीं ली जा सकी।';
