export const name = 'الاسم';
export const noName = 'يُرجى كتابة الاسم.';
export const phone = 'الهاتف';
export const noPhone = 'يُرجى كتابة رقم الهاتف.';
export const email = 'البريد الإلكتروني';
export const noEmail = 'يُرجى كتابة عنوان البريد الإلكتروني.';
export const howToReach = 'كيف نتواصل معكم؟';
export const howToReachNoun = 'طريقة التواصل المفضلة';
export const byCall = 'اتصال';
export const byWhatsapp = 'واتساب';
export const bySms = 'رسالة نصية';

export const anythingElse = 'هل هناك ما ينبغي أن نعرفه؟';
export const anythingElseHint = 'متى بدأ الأمر، وما الذي يزيده سوءًا، وماذا جربتم.';
export const patientsMessage = 'رسالة المريض';
export const treatments = 'العلاجات';
export const state = 'الولاية';
export const noState = 'يُرجى اختيار الولاية.';
export const city = 'المدينة';
export const noCity = 'يُرجى اختيار المدينة.';

export const review = 'بكلماتكم';
export const reviewHint = 'ما الذي كان جيدًا، وما الذي يمكننا تحسينه.';
export const shownWithReview = 'يظهر مع رأيكم.';
export const neverShown = 'لا يظهر أبدًا.';
export const mobile = 'الهاتف المحمول';

export const letter = 'رسالة قصيرة';
export const letterNoun = 'الرسالة';
export const letterHint = 'ماذا عملتم من قبل، ومتى يمكنكم أن تبدأوا.';

export const noOtherName = 'يُرجى كتابة الاسم.';
export const noOtherPhone = 'يُرجى كتابة رقم الهاتف.';
export const noOtherState = 'يُرجى اختيار الولاية.';
export const noOtherCity = 'يُرجى اختيار المدينة.';
