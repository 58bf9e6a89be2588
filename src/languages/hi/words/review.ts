export const who = 'आप कौन हैं?';
export const mayPublish = 'आप मेरी राय वेबसाइट पर दिखा सकते हैं। मैं जब चाहूँ, मना कर सकता / सकती हूँ।';
export const nothingLost = 'आपका लिखा कुछ भी खोया नहीं है।';
export const send = 'राय भेजें';
export const another = 'एक और राय लिखें';

export const howWasIt = 'आपकी विज़िट कैसी रही?';
export const optional = '(ज़रूरी नहीं)';
export const starsHint = 'आधे से लेकर पाँच स्टार तक।';
export const stars = (rating: number) => {
  if (rating === 0) return 'कोई स्टार नहीं';
  return rating === 0.5 ? 'आधा स्टार' : `${rating} स्टार`;
};
export const noneYet = 'अभी कोई स्टार नहीं चुना';
export const halfLess = 'आधा स्टार कम';
export const halfMore = 'आधा स्टार ज़्यादा';
