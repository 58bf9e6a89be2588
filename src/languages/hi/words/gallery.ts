export const list = { more: 'और फ़ोटो', older: 'पुराने फ़ोटो', newest: 'सबसे नए फ़ोटो' } as const;
export const aboutUs = 'हमारे बारे में';
export const isVideo = 'वीडियो, YouTube से खुलेगा';
export const play = 'चलाएँ';
export const playVideo = 'चलाएँ, YouTube से खुलेगा';
export const pictures = 'फ़ोटो';
export const placeOf = (place: number, count: number) => `${count} में से ${place}`;
export const between = '। ';
export const kinds = 'फ़ोटो के प्रकार';
export const all = 'सभी';
export const categories = {
  people: 'लोग',
  rooms: 'कमरे',
  treatments: 'इलाज',
  'before-after': 'पहले और बाद में',
  events: 'कार्यक्रम',
};
export const before = 'पहले';
export const after = 'बाद में';
