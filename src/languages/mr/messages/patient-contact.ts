export const requestSubject = (reference: string) => `तुमची अपॉइंटमेंटची विनंती ${reference}`;
export const messageSubject = (reference: string) => `तुमची विनंती ${reference}`;
export const greeting = (name: string, clinic: string, reference: string, treatments: string) =>
  `नमस्कार ${name}, आम्ही ${clinic} मधून लिहीत आहोत. ${treatments} साठी तुमची विनंती ${reference} मिळाली, धन्यवाद.`;
export const notReached = 'तुमच्याशी फोनवर बोलणे झाले नाही. आम्ही तुम्हाला कधी फोन करावा ते कृपया सांगा.';
export const again = 'तुम्हाला पुन्हा यायचे असेल तर कधी सोयीचे आहे ते कृपया सांगा.';
export const booked = 'तुमची भेट बुक झाली आहे. काही बदलले तर कृपया येथेच उत्तर द्या किंवा आम्हाला फोन करा.';
export const seen = 'आल्याबद्दल धन्यवाद. तुम्हाला आणखी एक भेट बुक करायची आहे का?';
export const held = (when: string) => `आम्ही तुमच्यासाठी ही वेळ राखून ठेवली आहे: ${when}. ही वेळ तुम्हाला चालेल का?`;
export const tried = 'आम्हाला तुमच्याबरोबर भेटीची वेळ ठरवायची आहे. तुम्हाला कोणत्या दिवशी आणि कोणत्या वेळी सोयीचे आहे?';
export const ask = 'भेटीसाठी तुम्हाला कोणत्या दिवशी आणि कोणत्या वेळी सोयीचे आहे?';
