export const failure = 'प्रीव्यू नहीं खुल पाया।';
export const expired = 'यह प्रीव्यू अब यहाँ नहीं है।';
export const notice = 'यह सिर्फ़ प्रीव्यू है। लोगों को यह अभी नहीं दिखता।';
