export const notAPicture = 'कृपया JPEG, PNG, WebP, AVIF या GIF फ़ोटो चुनें।';
export const unreadable = 'यह फ़ोटो खराब है, या इतनी बड़ी है कि खुल नहीं सकती। कृपया दूसरी फ़ोटो चुनें।';
export const cannotBeOpened = 'यह फ़ाइल अब नहीं खुल रही। कृपया इसे दोबारा चुनें।';
export const tooLarge = 'कृपया ज़्यादा से ज़्यादा 10 MB की फ़ोटो चुनें।';
export const notPrepared = 'यह फ़ोटो तैयार नहीं हो पाई। कृपया दोबारा कोशिश करें, या दूसरी फ़ोटो चुनें।';
export const cannotBeCut = 'यह फ़ोटो दोबारा नहीं काटी जा सकती। कृपया इसे फिर से अपलोड करें।';
