export const added = 'उपचार जोडला.';
export const addFailure = 'उपचार जोडता आला नाही.';
export const updated = 'उपचार बदलला.';
export const updateFailure = 'उपचार बदलता आला नाही.';
export const changedMeanwhile = (count: number) =>
  count === 1
    ? 'तुम्ही बदललेला उपचार दुसऱ्या कोणीतरीही बदलला आहे.'
    : `तुम्ही बदललेल्या उपचारांपैकी ${count} दुसऱ्या कोणीतरीही बदलले आहेत.`;
export const noneChanged = 'काहीही बदलले नाही.';
export const updatedSeveral = (count: number) => (count === 1 ? 'एक उपचार बदलला.' : `${count} उपचार बदलले.`);
export const updateSeveralFailure = 'उपचार बदलता आले नाहीत.';
export const restored = 'उपचार पूर्वीसारखे केले.';
export const restoreFailure = 'उपचार पूर्वीसारखे करता आले नाहीत.';
export const cannotRestore = 'दरम्यान कोणीतरी हे उपचार बदलले आहेत, म्हणून ते तसेच राहतील.';
export const noOneGives = (name: string) => `${name} देणारे कोणीतरी असले पाहिजे. नसेल, तर उपचारांच्या यादीत ते लपवा.`;
export const shown = 'उपचार पुन्हा वेबसाइटवर आहे.';
export const hidden = 'उपचार लपवला.';
export const visibilityFailure = 'उपचार दाखवता किंवा लपवता आला नाही.';
export const moveFailure = 'उपचाराची जागा बदलता आली नाही.';
export const notFound = 'हा उपचार सापडला नाही.';
export const taken = 'या नावाचा उपचार आधीपासून आहे.';
export const empty = 'अजून एकही उपचार जोडलेला नाही.';
export const noPrice = 'कृपया फी अंकांत लिहा, किंवा रिकामी ठेवा.';
export const noLongerOffered = (name: string) => `आम्ही आता ${name} देत नाही. कृपया दुसरा उपचार निवडा.`;
export const priceFrom = (price: string) => `${price} पासून`;

export const talkFirst = 'आधी आमच्याशी बोला';
