export const heic =
  'यह HEIC फ़ोटो है, जो ज़्यादातर ब्राउज़र नहीं दिखा सकते। पहले इसे JPEG में सेव करें: iPhone पर Settings, Camera, Formats, Most Compatible चुनें, या फ़ोटो खुद को ई-मेल करें।';
export const notAPicture = 'यह फ़ोटो हमारे काम नहीं आ सकती। कृपया JPEG, PNG, WebP, AVIF या GIF फ़ाइल चुनें।';
export const asOnTheSite = 'जैसी अभी साइट पर है';
export const hint = 'JPEG, PNG, WebP, AVIF या GIF। 10 MB से बड़ी फ़ोटो छोटी कर दी जाती है।';
export const chooseAnotherPicture = 'दूसरी फ़ोटो चुनें';
export const chooseAPicture = 'फ़ोटो चुनें';
export const preparingThePicture = 'फ़ोटो तैयार हो रही है';
export const dropOrPaste = 'या फ़ोटो यहाँ छोड़ें या पेस्ट करें।';
export const keepPicture = 'फ़ोटो वैसी ही रहने दें';
export const removePicture = 'फ़ोटो हटाएँ';
export const tooLarge = (megabytes: number) => `यह फ़ोटो ${megabytes} MB से बड़ी है। कृपया छोटी फ़ोटो चुनें।`;
export const chosenPicture = (name: string) => `चुनी हुई फ़ोटो: ${name}`;
