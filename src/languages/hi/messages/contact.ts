export const shortPhone = 'यह नंबर छोटा लग रहा है। कृपया जाँच लें, ताकि हम आपको फ़ोन कर सकें।';
export const wordsForPhone = 'कृपया अपना फ़ोन नंबर अंकों में लिखें, जैसे +91 98765 43210।';
export const wrongEmail = 'कृपया ई-मेल पता इस तरह लिखें: name@example.com';

export const isItRight = (digits: number) => `इस नंबर में ${digits} अंक हैं। क्या यह सही है? अगर हाँ, तो दोबारा भेजें।`;
