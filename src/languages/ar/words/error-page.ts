export const notFound = 'لم نجد هذه الصفحة.';
export const notFoundTitle = 'الصفحة غير موجودة';
export const mayHaveMoved = 'ربما نُقلت أو حُذفت.';
export const goHome = 'إلى الصفحة الرئيسية';
export const failed = 'لم تُحمَّل هذه الصفحة.';
export const failedTitle = 'حدث خطأ';
export const ourFault = 'حدث خطأ من جهتنا، لا من جهتكم. يُرجى المحاولة مرة أخرى بعد قليل.';
export const errorBefore = 'خطأ: ';
