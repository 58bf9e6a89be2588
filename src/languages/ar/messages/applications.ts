export const sent = 'شكرًا لتقديمكم.';
export const sendFailure = 'تعذر إرسال طلب التوظيف.';
export const tooMany =
  'لدينا الآن طلبات توظيف أكثر مما نستطيع قراءته. يُرجى الاتصال بنا، أو المحاولة مرة أخرى بعد بضعة أيام.';
export const deleted = 'حُذف طلب التوظيف.';
export const deleteFailure = 'تعذر حذف طلب التوظيف.';
export const restored = 'عاد طلب التوظيف.';
export const restoreFailure = 'تعذرت استعادة طلب التوظيف.';
export const cannotRestore = 'لم تعد استعادة طلب التوظيف هذا ممكنة.';
export const notFound = 'لم نجد طلب التوظيف.';
export const downloadFailure = 'تعذر تنزيل الملف.';
export const empty = 'لا طلبات توظيف بعد.';
export const noFile = 'يُرجى اختيار ملف.';
export const tooLarge = 'يُرجى اختيار ملف حجمه 5 ميغابايت على الأكثر.';
export const wrongType = 'يُرجى اختيار ملف PDF أو DOCX أو JPEG أو PNG.';
export const locked = 'يُرجى اختيار ملف بلا كلمة مرور.';
export const hasProgram = 'يُرجى اختيار ملف بلا برامج صغيرة (macros) داخله.';
export const damaged = 'لا يمكن فتح هذا الملف بأمان، لذا يُرجى اختيار ملف آخر.';
