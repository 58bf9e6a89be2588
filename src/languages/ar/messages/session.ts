export const invalidLogin = 'بيانات الدخول غير صحيحة';
export const loginOffline = 'انقطع الاتصال. يُرجى التحقق منه والمحاولة مرة أخرى.';
export const loginFailure = 'تعذر تسجيل الدخول من جهتنا. يُرجى المحاولة مرة أخرى بعد قليل.';
export const noEmail = 'يُرجى كتابة عنوان البريد الإلكتروني.';
export const noPassword = 'يُرجى كتابة كلمة المرور.';
export const noCode = 'يُرجى كتابة الرمز.';
export const expiredToken = 'انتهت صلاحية الرابط. يُرجى المحاولة مرة أخرى.';
export const signInFirst = 'يُرجى تسجيل الدخول للقيام بذلك.';
export const accessEnded = 'أنهى أحد مالكي العيادة صلاحية دخولكم، فلم يُحفظ هذا.';
export const ownersOnly = 'هذا لمالكي العيادة فقط. يُرجى سؤال أحدهم.';
export const frontDeskOnly = 'هذا لموظفي الاستقبال فقط. يُرجى سؤالهم.';
export const locked = 'هذه الجلسة مقفلة. يُرجى كتابة كلمة المرور للمتابعة.';
export const signInToSee = 'سجلوا الدخول لمعرفة عدد الطلبات المنتظرة.';
export const lockTimeSaved = 'حُفظت المدة.';
export const lockTimeFailure = 'تعذر حفظ المدة.';
export const enterCode = 'اكتبوا الرمز المكون من 6 أرقام من تطبيقكم، أو أحد رموز الاسترداد.';
export const wrongCode = 'هذا الرمز غير صحيح أو استُخدم من قبل. يُرجى كتابة الرمز الذي يظهر الآن في تطبيقكم.';
export const busy = 'يسجل الدخول الآن أشخاص كثيرون. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.';

export const needsNewerBrowser =
  'تحتاج منطقة الإدارة إلى متصفح أحدث. تعمل هذه: Chrome أو Edge 117، وFirefox 125، وSafari أو iOS 17.4، أو ما هو أحدث.';
export const newPasswordRequired = 'اختاروا كلمة مرور خاصة بكم أولًا: هناك من يعرف الحالية.';
export const secondFactorMissing = 'يستخدم مالكو هذه العيادة الدخول بخطوتين. فعّلوه أولًا.';
export const twoStepRuleSaved = 'حُفظت القاعدة الخاصة بالمالكين.';
export const twoStepRuleFailure = 'تعذر حفظ القاعدة الخاصة بالمالكين.';
export const twoStepYourselfFirst = 'فعّلوا الدخول بخطوتين لأنفسكم أولًا.';
