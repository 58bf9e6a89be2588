import type { ErrorCode } from '#contract/errors.ts';
import * as session from './session.ts';

export const byCode: Record<ErrorCode, string> = {
  'malformed-request': 'تعذرت قراءة الطلب.',
  unauthenticated: session.signInFirst,
  'access-ended': session.accessEnded,
  'second-factor-required': session.enterCode,
  'session-locked': session.locked,
  forbidden: 'جاء هذا الطلب من موقع آخر، فلم يُقبل.',
  'owners-only': session.ownersOnly,
  'new-password-required': session.newPasswordRequired,
  'second-factor-missing': session.secondFactorMissing,
  'not-found': 'لا شيء في هذا العنوان.',
  'unknown-address': 'لا شيء في هذا العنوان.',
  'method-not-allowed': 'لا يمكن فعل هذا في هذا العنوان.',
  'too-slow': 'وصل هذا ببطء شديد فأوقفناه. يُرجى المحاولة مرة أخرى باتصال أفضل.',
  stale: 'عدّله شخص آخر في أثناء ذلك.',
  taken: 'هذا الموعد مأخوذ.',
  'too-large': 'هذا أكبر من أن يُرسل.',
  'address-too-long': 'هذا العنوان طويل جدًا.',
  'unsupported-type': 'هذا النوع من المحتوى غير مفهوم هنا.',
  invalid: 'يُرجى مراجعة ما كتبتموه.',
  'too-many': 'وصلت طلبات كثيرة جدًا. يُرجى الانتظار قليلًا والمحاولة مرة أخرى.',
  internal: 'حدث خطأ من جهتنا. يُرجى المحاولة مرة أخرى.',
  unavailable: 'هذا غير متاح الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
};

export const openTooLong = 'بقي هذا النموذج مفتوحًا مدة طويلة. يُرجى إرساله مرة أخرى.';
export const veryQuick = 'كان ذلك سريعًا جدًا. يُرجى مراجعة ما كتبتموه وإرساله مرة أخرى.';
export const sentAlready = 'أُرسل هذا النموذج من قبل ببيانات أخرى. يُرجى فتحه من جديد.';
export const atMost = (size: string) => `الحجم المسموح به ${size} على الأكثر.`;
export const incompleteFile = 'لم يصل الملف كاملًا.';

export const notFilledIn = 'يُرجى ملء هذه الخانة.';
export const notUnderstood = 'هذه القيمة غير مفهومة.';
export const noText = 'يُرجى كتابة نص.';
export const notStorable = 'في هذا النص رمز لا يمكن حفظه.';
export const tooLong = (characters: string) => `عدد الأحرف المسموح به ${characters} على الأكثر.`;
export const notInList = 'يُرجى الاختيار من القائمة.';
export const zeroOrOne = 'يُرجى إرسال 0 أو 1.';
export const notADay = 'تُكتب التواريخ هكذا: 2026-11-20.';
export const noState = 'لم نجد الولاية.';
export const notInState = 'يُرجى اختيار مدينة من الولاية المختارة.';
export const fewerTreatments = 'يُرجى اختيار علاجات أقل.';
export const noRating = 'يُرجى اختيار عدد النجوم.';
export const wrongRating = 'يُرجى اختيار تقييم من نصف نجمة إلى خمس نجوم.';
