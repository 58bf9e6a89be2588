export const goHome = 'होम पेज पर जाएँ';
export const oneMoment = 'कृपया थोड़ा रुकिए';
export const tooManySent = 'बहुत ज़्यादा बार भेजा गया';
export const inAnHour = 'कृपया पीछे जाएँ और एक घंटे बाद दोबारा कोशिश करें, या हमें फ़ोन करें।';
export const fileTooLarge = 'यह फ़ाइल बहुत बड़ी है';
export const malformedAddress = 'यह वेब पता काम नहीं करता';
export const unreadableCharacters = 'इसमें ऐसे अक्षर हैं जो पढ़े नहीं जा सकते।';
