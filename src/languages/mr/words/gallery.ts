export const list = { more: 'आणखी फोटो', older: 'जुने फोटो', newest: 'सर्वात नवीन फोटो' } as const;
export const aboutUs = 'आमच्याबद्दल';
export const isVideo = 'व्हिडिओ, YouTube वरून सुरू होईल';
export const play = 'सुरू करा';
export const playVideo = 'सुरू करा, YouTube वरून येईल';
export const pictures = 'फोटो';
export const placeOf = (place: number, count: number) => `${count} पैकी ${place}`;
export const between = '. ';
export const kinds = 'फोटोंचे प्रकार';
export const all = 'सर्व';
export const categories = {
  people: 'माणसे',
  rooms: 'खोल्या',
  treatments: 'उपचार',
  'before-after': 'आधी आणि नंतर',
  events: 'कार्यक्रम',
};
export const before = 'आधी';
export const after = 'नंतर';
