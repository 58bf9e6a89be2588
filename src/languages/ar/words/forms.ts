import { plural } from '#contract/plain/plural.ts';

export const optional = '(اختياري)';
export const noPreference = 'لا تفضيل';
export const leaveEmpty = 'اتركوا هذه الخانة فارغة';
export const lengthOf = (length: string, most: string) => `${length} من ${most}`;
export const tooMany = (over: number, formatted: string) =>
  plural('ar', over, {
    one: 'حرف واحد زائد',
    two: 'حرفان زائدان',
    few: `${formatted} أحرف زائدة`,
    many: `${formatted} حرفًا زائدًا`,
    other: `${formatted} حرف زائد`,
  });
export const toCheck = (count: number) =>
  plural('ar', count, {
    one: 'أمر واحد يحتاج إلى مراجعة',
    two: 'أمران يحتاجان إلى مراجعة',
    few: `${count} أمور تحتاج إلى مراجعة`,
    many: `${count} أمرًا يحتاج إلى مراجعة`,
    other: `${count} أمر يحتاج إلى مراجعة`,
  });

export const nothingLost = 'لم يضِع شيء مما كتبتموه.';
export const stillWorking = 'ما زال العمل جاريًا. يُرجى ترك هذه الصفحة مفتوحة؛ لن يضيع شيء مما كتبتموه.';
export const tryAgain = 'يُرجى المحاولة مرة أخرى.';
export const checkConnection = 'يُرجى التحقق من الاتصال بالإنترنت والمحاولة مرة أخرى.';
export const signInAgain = 'يُرجى تسجيل الدخول والمحاولة مرة أخرى.';
export const noSuchForm = 'لا يوجد نموذج كهذا في هذه الصفحة.';
export const onlyItsForm = 'هذا العنوان لا يقبل إلا نموذج صفحته.';

export const passwordHint = 'عدد الأحرف {fewest} على الأقل. بضع كلمات لا صلة بينها يسهل تذكرها ويصعب تخمينها.';
export const show = 'إظهار';
export const hide = 'إخفاء';
export const thePassword = 'الخانة: {label}';
export const code = 'الرمز';

export const moreAboutPrivacy = 'المزيد عن خصوصيتكم';
