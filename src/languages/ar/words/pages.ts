export const inEmergency = 'في حالة الطوارئ اتصلوا بالرقم {number}.';
export const whenToGetHelp = 'متى تطلبون المساعدة';
export const allConditions = 'عرض كل الحالات';
export const allTreatments = 'عرض كل العلاجات';
export const allOpenings = 'عرض كل الوظائف';
export const leaveReview = 'أضيفوا رأيكم';
export const reviews = 'الآراء';
export const sending = 'جارٍ الإرسال';
export const tellUs = 'يمكنكم أيضًا أن تخبرونا على الرقم {phone}.';
export const symptoms = 'الأعراض';
export const partOfBody = 'اختاروا الجزء من جسمكم';
export const illustration = (name: string) => `رسم توضيحي: ${name}`;
export const updatedOn = 'عُدّلت في {day}';
export const address = (street: string, locality: string, postalCode: string) => `${street}، ${locality} ${postalCode}`;

export const canWait = 'لكل ما يمكن أن ينتظر:';
export const askUs = 'اتصلوا بنا على الرقم {phone} أو اكتبوا إلى {email}. العنوان: {name}، {address}.';
export const shortPage = 'هذه صفحة عن عيادتنا وطرق الوصول إلينا.';
export const getInTouch = 'تواصلوا معنا';
