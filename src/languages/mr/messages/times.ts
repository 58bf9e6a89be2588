export const failure = 'उपलब्ध वेळा लोड झाल्या नाहीत.';
export const unknownTreatment = 'कृपया यादीतून उपचार निवडा.';
export const notOffered = 'सध्या ऑनलाइन वेळ निवडता येत नाही. कृपया वेळ न निवडता तुमची विनंती पाठवा.';
export const noLongerFree = 'तुमच्या पहिल्या पसंतीची वेळ आत्ताच दुसऱ्या कोणी घेतली. कृपया दुसरी वेळ निवडा.';
export const tooManyHolds = 'कृपया वेळ न निवडता तुमची विनंती पाठवा, किंवा आम्हाला फोन करा.';
export const tooManyTimes = 'कृपया जास्तीत जास्त तीन वेळा निवडा.';
export const sameTimeTwice = 'कृपया वेगवेगळ्या वेळा निवडा.';
export const unknownTime = 'कृपया उपलब्ध वेळांपैकी एक निवडा.';
