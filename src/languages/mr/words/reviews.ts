export const description = '{place} मध्ये आमच्याकडे आलेल्या लोकांचे अभिप्राय, त्यांच्याच शब्दांत. सर्वात नवीन आधी.';
export const lead = 'आमच्याकडे आलेल्या लोकांचे अभिप्राय, सर्वात नवीन आधी. ते दाखवायला त्यांची संमती आहे.';
export const list = { more: 'आणखी अभिप्राय', older: 'जुने अभिप्राय', newest: 'सर्वात नवीन अभिप्राय' } as const;
export const bookTitle = 'तुम्हालाही यायचे आहे का?';
export const bookText = 'कुठे दुखते ते सांगा. आम्ही फोन करून दिवस आणि वेळ ठरवू.';
export const tellOthers = 'कसे वाटले ते तुमच्या शब्दांत इतरांना सांगा. दाखवण्याआधी आम्ही प्रत्येक अभिप्राय वाचतो.';
export const distribution = 'किती अभिप्रायांनी किती स्टार दिले';
export const range = (from: number, to: number) => `${from} ते ${to}`;
