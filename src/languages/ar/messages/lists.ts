export const empty = 'لا بيانات بعد';
