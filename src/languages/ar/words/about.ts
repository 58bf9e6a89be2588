import { plural } from '#contract/plain/plural.ts';

export const drawing = 'رسم لغرفة علاج فيها سرير فحص ونافذة وكرة تمارين';
export const experience = (years: number) =>
  plural('ar', years, {
    one: 'سنة واحدة من الخبرة',
    two: 'سنتان من الخبرة',
    few: `${years} سنوات من الخبرة`,
    other: `${years} سنة من الخبرة`,
  });
export const readMore = 'اقرأوا المزيد';
export const aboutWhom = (name: string) => ` عن ${name}`;
export const portraitOf = (name: string) => `صورة شخصية: ${name}`;
