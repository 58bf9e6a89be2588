export const list = { more: 'மேலும் படங்கள்', older: 'பழைய படங்கள்', newest: 'மிகப் புதிய படங்கள்' } as const;
export const aboutUs = 'எங்களைப் பற்றி';
export const isVideo = 'வீடியோ, YouTube இலிருந்து வரும்';
export const play = 'இயக்கு';
export const playVideo = 'இயக்கு, YouTube இலிருந்து வரும்';
export const pictures = 'படங்கள்';
export const placeOf = (place: number, count: number) => `${count} இல் ${place}`;
export const between = '. ';
export const kinds = 'படங்களின் வகைகள்';
export const all = 'அனைத்தும்';
export const categories = {
  people: 'மக்கள்',
  rooms: 'அறைகள்',
  treatments: 'சிகிச்சைகள்',
  'before-after': 'முன்னும் பின்னும்',
  events: 'நிகழ்வுகள்',
};
export const before = 'முன்';
export const after = 'பின்';
