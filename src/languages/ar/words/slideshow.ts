export const slide = 'الشريحة {number}';
export const previousSlide = 'الشريحة السابقة';
export const nextSlide = 'الشريحة التالية';
export const pauseSlideshow = 'إيقاف عرض الشرائح';
export const playSlideshow = 'تشغيل عرض الشرائح';

export const review = 'الرأي {number}';
export const previousReview = 'الرأي السابق';
export const nextReview = 'الرأي التالي';
export const pauseReviews = 'إيقاف عرض الآراء';
export const playReviews = 'تشغيل عرض الآراء';

export const previousPicture = 'الصورة السابقة';
export const nextPicture = 'الصورة التالية';

export const drawings = {
  shoulder: 'كتف على خلفية خضراء',
  spine: 'عمود فقري على خلفية وردية',
  knee: 'ركبة على خلفية صفراء',
} as const;
