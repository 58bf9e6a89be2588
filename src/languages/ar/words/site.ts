export const home = 'الرئيسية';
export const about = 'من نحن';
export const blog = 'المدونة';
export const gallery = 'معرض الصور';
export const appointment = 'حجز موعد';
export const career = 'الوظائف';

export const isItAnEmergency = 'هل هي حالة طارئة؟';
export const conditions = 'الحالات';
export const treatments = 'العلاجات';
export const search = 'بحث';
export const whereDoesItHurt = 'أين تشعرون بالألم؟';
export const privacy = 'الخصوصية';

export const mainMenu = 'القائمة الرئيسية';
export const menu = 'القائمة';
export const closeMenu = 'إغلاق القائمة';
export const health = 'الصحة';
export const breadcrumb = 'مسار الصفحة';
export const skipToContent = 'الانتقال إلى المحتوى';

export const bookAnAppointment = 'حجز موعد';
export const callUs = 'اتصلوا بنا {phone}';
export const call = 'اتصلوا بالرقم {phone}';
export const emergencyNumbers = '{emergency} (الإسعاف: {ambulance})';

export const bookCallOrChat = 'حجز أو اتصال أو محادثة';
export const book = 'حجز';
export const callNow = 'اتصال';
export const whatsapp = 'واتساب';
export const chatInNewTab = 'محادثة (تُفتح في نافذة جديدة)';
export const opensInNewTab = '(يُفتح في نافذة جديدة)';

export const notice = 'إعلان';
export const closeNotice = 'إغلاق هذا الإعلان';

export const contact = 'اتصال';
export const openInMap = 'فتح في الخريطة';
export const followUs = 'تابعونا';
export const moreAboutUs = 'المزيد عنا';
export const backToWebsite = 'العودة إلى الموقع';

export const colours = 'الألوان';
export const system = 'مثل الجهاز';
export const light = 'فاتح';
export const dark = 'داكن';

export const tryAgain = 'المحاولة مرة أخرى';
export const readMore = 'اقرأوا المزيد';
export const readLess = 'عرض أقل';
export const close = 'إغلاق';
export const closeMessage = 'إغلاق هذه الرسالة';
export const messages = 'رسائل';
export const stars = (rating: number) => `التقييم: ${rating} من 5 نجوم`;

export const notYetChecked = 'لم يراجعها طبيب أو أخصائي بعد.';
export const lastReviewed = 'آخر مراجعة في {day}، راجعها {name}';

export const inPlace = ' في {place}';
