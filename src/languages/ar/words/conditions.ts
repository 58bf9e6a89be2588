import { plural } from '#contract/plain/plural.ts';

export const count = (count: number) =>
  plural('ar', count, {
    zero: 'لا حالات',
    one: 'حالة واحدة',
    two: 'حالتان',
    few: `${count} حالات`,
    other: `${count} حالة`,
  });
export const allOf = (count: number) => `كل الحالات (${count})`;
export const shownOf = (shown: number, total: number) => `الحالات المعروضة: ${shown} من ${total}`;
export const filter = 'ابحثوا بالاسم أو بجزء الجسم';
export const showAll = 'عرض كل الحالات';
export const noArea = 'حالات أخرى';
export const lists = 'قائمتان بكل الحالات';

export const nothingWritten = 'لم نكتب عن هذا الجزء من الجسم بعد. اسألونا: يمكننا أن نخبركم بمن يساعدكم.';
export const bookFor = 'حجز موعد: {name}';
export const inSentence = (name: string) => name;

export const description = (excerpt: string) => `${excerpt} العلاج الطبيعي في {place}.`;
export const onThisPage = 'في هذه الصفحة';
export const atAGlance = 'نظرة سريعة';
export const howLong = 'كم تستمر';
export const whatHelps = 'ما الذي يساعد';
export const whenToWorry = 'متى يجب الانتباه';
export const course = 'كيف تسير الحالة عادةً';
export const selfCheck = 'هل ينطبق هذا عليكم؟';
export const whatYouCanDo = 'ما يمكنكم فعله';
export const doThis = 'افعلوا';
export const avoid = 'تجنبوا';
export const exercises = 'التمارين';
export const printExercises = 'اطبعوا ورقة التمارين';
export const howOften = 'عدد المرات:';
export const stopIf = 'توقفوا إذا';
export const treatment = 'العلاج';
export const howSure = 'مدى تأكدنا';
export const causes = 'الأسباب';
export const children = 'الأطفال';
export const pregnancy = 'الحمل';
export const sources = 'المصادر';
export const written = 'كُتبت في {day}';
export const nextReview = 'المراجعة القادمة في {day}';
