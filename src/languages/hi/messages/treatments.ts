export const added = 'इलाज जोड़ दिया गया।';
export const addFailure = 'इलाज जोड़ा नहीं जा सका।';
export const updated = 'इलाज बदल दिया गया।';
export const updateFailure = 'इलाज बदला नहीं जा सका।';
export const changedMeanwhile = (count: number) =>
  count === 1
    ? 'जो इलाज आपने बदला, उसे किसी और ने भी बदल दिया है।'
    : `जो इलाज आपने बदले, उनमें से ${count} किसी और ने भी बदल दिए हैं।`;
export const noneChanged = 'कुछ नहीं बदला गया।';
export const updatedSeveral = (count: number) => (count === 1 ? 'एक इलाज बदला गया।' : `${count} इलाज बदले गए।`);
export const updateSeveralFailure = 'इलाज बदले नहीं जा सके।';
export const restored = 'इलाज पहले जैसे कर दिए गए।';
export const restoreFailure = 'इलाज पहले जैसे नहीं किए जा सके।';
export const cannotRestore = 'इस बीच किसी ने ये इलाज बदल दिए हैं, इसलिए वे ऐसे ही रहेंगे।';
export const noOneGives = (name: string) => `${name} देने वाला कोई होना चाहिए। इसके बजाय इसे इलाजों की सूची में छिपा दें।`;
export const shown = 'इलाज फिर से वेबसाइट पर है।';
export const hidden = 'इलाज छिपा दिया गया।';
export const visibilityFailure = 'इलाज दिखाया या छिपाया नहीं जा सका।';
export const moveFailure = 'इलाज की जगह नहीं बदली जा सकी।';
export const notFound = 'यह इलाज नहीं मिला।';
export const taken = 'इस नाम का इलाज पहले से है।';
export const empty = 'अभी कोई इलाज नहीं जोड़ा गया है।';
export const noPrice = 'कृपया फ़ीस अंकों में लिखें, या खाली छोड़ दें।';
export const noLongerOffered = (name: string) => `अब हम ${name} नहीं करते। कृपया दूसरा इलाज चुनें।`;
export const priceFrom = (price: string) => `${price} से शुरू`;

export const talkFirst = 'पहले हमसे बात करें';
