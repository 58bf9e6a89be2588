export const who = 'நீங்கள் யார்?';
export const mayPublish = 'என் கருத்தை இணையதளத்தில் காட்டலாம். நான் எப்போது வேண்டுமானாலும் என் முடிவை மாற்றலாம்.';
export const nothingLost = 'நீங்கள் எழுதியது எல்லாம் பத்திரமாக உள்ளது.';
export const send = 'கருத்தை அனுப்புங்கள்';
export const another = 'இன்னொரு கருத்தை எழுதுங்கள்';

export const howWasIt = 'உங்கள் வருகை எப்படி இருந்தது?';
export const optional = '(கட்டாயம் இல்லை)';
export const starsHint = 'அரை நட்சத்திரம் முதல் ஐந்து நட்சத்திரங்கள் வரை.';
export const stars = (rating: number) => {
  if (rating === 0) return 'நட்சத்திரம் இல்லை';
  if (rating === 0.5) return 'அரை நட்சத்திரம்';
  return rating === 1 ? '1 நட்சத்திரம்' : `${rating} நட்சத்திரங்கள்`;
};
export const noneYet = 'இன்னும் தேர்வு செய்யவில்லை';
export const halfLess = 'அரை நட்சத்திரம் குறைவாக';
export const halfMore = 'அரை நட்சத்திரம் அதிகமாக';
