export const sent = 'अर्ज केल्याबद्दल धन्यवाद.';
export const sendFailure = 'तुमचा अर्ज पाठवता आला नाही.';
export const tooMany =
  'सध्या आमच्याकडे इतके अर्ज आहेत की आम्ही सर्व वाचू शकत नाही. कृपया आम्हाला फोन करा, किंवा काही दिवसांनी पुन्हा प्रयत्न करा.';
export const deleted = 'अर्ज काढून टाकला.';
export const deleteFailure = 'अर्ज काढून टाकता आला नाही.';
export const restored = 'अर्ज परत आला आहे.';
export const restoreFailure = 'अर्ज परत आणता आला नाही.';
export const cannotRestore = 'हा अर्ज आता परत आणता येणार नाही.';
export const notFound = 'अर्ज सापडला नाही.';
export const downloadFailure = 'फाइल डाउनलोड झाली नाही.';
export const empty = 'अजून एकही अर्ज नाही.';
export const noFile = 'कृपया एक फाइल निवडा.';
export const tooLarge = 'कृपया जास्तीत जास्त 5 MB ची फाइल निवडा.';
export const wrongType = 'कृपया PDF, DOCX, JPEG किंवा PNG फाइल निवडा.';
export const locked = 'कृपया पासवर्ड नसलेली फाइल निवडा.';
export const hasProgram = 'कृपया मॅक्रो किंवा स्क्रिप्ट नसलेली फाइल निवडा.';
export const damaged = 'ही फाइल सुरक्षितपणे उघडता येत नाही, म्हणून कृपया दुसरी फाइल निवडा.';
