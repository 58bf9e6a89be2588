export const who = 'तुम्ही कोण?';
export const mayPublish = 'तुम्ही माझा अभिप्राय वेबसाइटवर दाखवू शकता. मी माझा निर्णय कधीही बदलू शकतो / शकते.';
export const nothingLost = 'तुम्ही लिहिलेले सर्व सुरक्षित आहे.';
export const send = 'अभिप्राय पाठवा';
export const another = 'आणखी एक अभिप्राय लिहा';

export const howWasIt = 'तुमची भेट कशी झाली?';
export const optional = '(ऐच्छिक)';
export const starsHint = 'अर्ध्या स्टारपासून पाच स्टारपर्यंत.';
export const stars = (rating: number) => {
  if (rating === 0) return 'एकही स्टार नाही';
  return rating === 0.5 ? 'अर्धा स्टार' : `${rating} स्टार`;
};
export const noneYet = 'अजून स्टार निवडले नाहीत';
export const halfLess = 'अर्धा स्टार कमी';
export const halfMore = 'अर्धा स्टार जास्त';
