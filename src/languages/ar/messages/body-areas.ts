import type { BodyArea } from '#contract/conditions.ts';

export const bodyAreaNames: Record<BodyArea, string> = {
  'head-and-neck': 'الرأس والرقبة',
  shoulder: 'الكتف',
  'elbow-wrist-hand': 'المرفق والرسغ واليد',
  back: 'الظهر',
  'chest-and-breathing': 'الصدر والتنفس',
  'hip-and-pelvis': 'الورك والحوض',
  leg: 'الساق',
  knee: 'الركبة',
  'ankle-and-foot': 'الكاحل والقدم',
  'nerves-and-balance': 'الأعصاب والتوازن',
};
