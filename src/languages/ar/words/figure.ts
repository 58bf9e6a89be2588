export const joints = {
  head: 'الرأس',
  jaw: 'الفك',
  neck: 'الرقبة',
  shoulder: 'الكتف',
  chest: 'الصدر',
  'upper-back': 'أعلى الظهر',
  'low-back': 'أسفل الظهر',
  elbow: 'المرفق',
  wrist: 'الرسغ',
  hand: 'اليد',
  hip: 'الورك',
  thigh: 'الفخذ',
  knee: 'الركبة',
  calf: 'ربلة الساق',
  ankle: 'الكاحل',
  foot: 'القدم',
};
export const ofSide = {
  left: (joint: string) => `${joint}، الجهة اليسرى`,
  right: (joint: string) => `${joint}، الجهة اليمنى`,
};
export const usualRange = (joint: string, degrees: number) => `${joint}. المدى المعتاد: نحو ${degrees}°.`;
