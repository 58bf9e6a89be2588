export const goHome = 'إلى الصفحة الرئيسية';
export const oneMoment = 'لحظة من فضلكم';
export const tooManySent = 'أُرسلت طلبات كثيرة';
export const inAnHour = 'يُرجى الرجوع والمحاولة مرة أخرى بعد ساعة، أو الاتصال بنا.';
export const fileTooLarge = 'هذا الملف كبير جدًا';
export const malformedAddress = 'هذا العنوان لا يعمل';
export const unreadableCharacters = 'فيه رموز لا يمكن قراءتها.';
