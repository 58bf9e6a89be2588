import { plural } from '#contract/plain/plural.ts';

export const popupTitle = 'حجز موعد';
export const inEmergency = 'في حالة الطوارئ اتصلوا بالرقم {numbers}. لا تستخدموا هذا النموذج.';

export const what = 'بماذا نساعدكم؟';
export const when = 'متى يناسبكم؟';
export const you = 'من أنتم، وأين تسكنون؟';
export const stepOf = (step: number, all: number) => `الخطوة ${step} من ${all}`;
export const back = 'رجوع';
export const next = 'التالي';
export const callMe = 'اتصلوا بي لنتفق على موعد';
export const send = 'إرسال الطلب';
export const sending = 'جارٍ الإرسال';
export const callInstead = 'يمكنكم أيضًا الاتصال بنا على الرقم {phone}.';

export const whichProblem = 'ما المشكلة؟';
export const notSureYet = 'لست متأكدًا بعد';
export const moreProblems = 'مشاكل أخرى';
export const knowsTreatment = 'أعرف العلاج الذي أريده';
export const notSure = 'لستم متأكدين؟ اختاروا الأقرب وسننصحكم.';
export const filterTreatments = (all: number) => `ابحثوا في العلاجات، وعددها ${all}`;
export const filterShort = (all: number) => `العلاجات (${all})`;
export const noTreatmentMatches = (typed: string) => `لا علاج يطابق «${typed}».`;
export const treatmentsShown = (shown: number, all: number) => `العلاجات المعروضة: ${shown} من ${all}`;
export const chosen = (count: number) =>
  plural('ar', count, {
    zero: 'لم يُختر شيء',
    one: 'اختير علاج واحد',
    two: 'اختير علاجان',
    few: `اختيرت ${count} علاجات`,
    many: `اختير ${count} علاجًا`,
    other: `اختير ${count} علاج`,
  });
export const chosenTreatments = 'العلاجات المختارة';
export const remove = 'إزالة';

export const showFreeTimes = 'عرض المواعيد المتاحة';
export const sayWhen = 'أخبرونا متى يناسبكم';

export const chooseState = 'اختاروا الولاية';
export const chooseStateFirst = 'اختاروا الولاية أولًا';
export const chooseCity = 'اختاروا المدينة';
export const showCities = 'عرض المدن';
export const loadingCities = 'جارٍ تحميل المدن';
export const notLoaded = 'لم يُحمَّل';
export const citiesFailed = 'تعذر تحميل المدن.';
export const mayMessage = 'يمكنكم أن تكتبوا إليّ لاحقًا: لأبدي رأيي، أو حين يأتي وقت العودة. ويمكنني إيقاف ذلك متى شئت.';

export const loadingOf = { treatments: 'جارٍ تحميل العلاجات', states: 'جارٍ تحميل الولايات' } as const;
export const failureOf = {
  treatments: 'تعذر تحميل العلاجات.',
  states: 'تعذر تحميل الولايات.',
} as const;
export const loading = 'جارٍ التحميل';
export const partFailed = 'تعذر تحميل هذا الجزء من النموذج. هل أنتم متصلون بالإنترنت؟';
