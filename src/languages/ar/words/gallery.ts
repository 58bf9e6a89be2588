export const list = { more: 'صور أخرى', older: 'صور أقدم', newest: 'أحدث الصور' } as const;
export const aboutUs = 'من نحن';
export const isVideo = 'مقطع مصور، يُحمَّل من YouTube';
export const play = 'تشغيل';
export const playVideo = 'تشغيل، يُحمَّل من YouTube';
export const pictures = 'الصور';
export const placeOf = (place: number, count: number) => `${place} من ${count}`;
export const between = '. ';
export const kinds = 'أنواع الصور';
export const all = 'الكل';
export const categories = {
  people: 'أشخاص',
  rooms: 'غرف',
  treatments: 'علاجات',
  'before-after': 'قبل وبعد',
  events: 'مناسبات',
};
export const before = 'قبل';
export const after = 'بعد';
