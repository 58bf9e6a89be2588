import { plural } from '#contract/plain/plural.ts';

export const added = 'أُضيف العلاج.';
export const addFailure = 'تعذرت إضافة العلاج.';
export const updated = 'عُدّل العلاج.';
export const updateFailure = 'تعذر تعديل العلاج.';
export const changedMeanwhile = (count: number) =>
  plural('ar', count, {
    one: 'عدّل شخص آخر أيضًا علاجًا عدّلتموه.',
    two: 'عدّل شخص آخر أيضًا علاجين عدّلتموهما.',
    few: `عدّل شخص آخر أيضًا ${count} علاجات عدّلتموها.`,
    many: `عدّل شخص آخر أيضًا ${count} علاجًا عدّلتموها.`,
    other: `عدّل شخص آخر أيضًا ${count} علاج عدّلتموها.`,
  });
export const noneChanged = 'لم يتغير شيء.';
export const updatedSeveral = (count: number) =>
  plural('ar', count, {
    one: 'عُدّل علاج واحد.',
    two: 'عُدّل علاجان.',
    few: `عُدّلت ${count} علاجات.`,
    many: `عُدّل ${count} علاجًا.`,
    other: `عُدّل ${count} علاج.`,
  });
export const updateSeveralFailure = 'تعذر تعديل العلاجات.';
export const restored = 'عادت العلاجات كما كانت.';
export const restoreFailure = 'تعذرت إعادة العلاجات كما كانت.';
export const cannotRestore = 'عدّل شخص آخر هذه العلاجات في أثناء ذلك، فبقيت كما هي.';
export const noOneGives = (name: string) => `لا بد أن يقدم أحد العلاج «${name}». أخفوه من العلاجات بدلًا من ذلك.`;
export const shown = 'العلاج على الموقع من جديد.';
export const hidden = 'أُخفي العلاج.';
export const visibilityFailure = 'تعذر إظهار العلاج أو إخفاؤه.';
export const moveFailure = 'تعذر نقل العلاج.';
export const notFound = 'لم نجد العلاج.';
export const taken = 'يوجد علاج بهذا الاسم.';
export const empty = 'لم تُضف علاجات بعد.';
export const noPrice = 'يُرجى كتابة السعر رقمًا، أو تركه فارغًا.';
export const noLongerOffered = (name: string) => `لم نعد نقدم العلاج «${name}». يُرجى اختيار علاج آخر.`;
export const priceFrom = (price: string) => `ابتداءً من ${price}`;

export const talkFirst = 'تحدثوا معنا أولًا';
