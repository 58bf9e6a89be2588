import { plural } from '#contract/plain/plural.ts';

export const who = 'من أنتم؟';
export const mayPublish = 'يمكنكم نشر رأيي. ويمكنني التراجع عن ذلك متى شئت.';
export const nothingLost = 'لم يضِع شيء مما كتبتموه.';
export const send = 'إرسال الرأي';
export const another = 'كتابة رأي آخر';

export const howWasIt = 'كيف كانت زيارتكم؟';
export const optional = '(اختياري)';
export const starsHint = 'من نصف نجمة إلى خمس نجوم.';
export const stars = (rating: number) => {
  if (rating === 0) return 'بلا نجوم';
  if (rating === 0.5) return 'نصف نجمة';
  return plural('ar', rating, {
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: `${rating} نجوم`,
    other: `${rating} نجمة`,
  });
};
export const noneYet = 'لم تختاروا نجومًا بعد';
export const halfLess = 'أقل بنصف نجمة';
export const halfMore = 'أكثر بنصف نجمة';
