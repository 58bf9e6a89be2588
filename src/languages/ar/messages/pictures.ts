export const notAPicture = 'يُرجى اختيار صورة JPEG أو PNG أو WebP أو AVIF أو GIF.';
export const unreadable = 'هذه الصورة تالفة أو أكبر من أن تُقرأ. يُرجى اختيار صورة أخرى.';
export const cannotBeOpened = 'لم يعد فتح هذا الملف ممكنًا. يُرجى اختياره مرة أخرى.';
export const tooLarge = 'يُرجى اختيار صورة حجمها 10 ميغابايت على الأكثر.';
export const notPrepared = 'تعذر تجهيز هذه الصورة. يُرجى المحاولة مرة أخرى، أو اختيار صورة أخرى.';
export const cannotBeCut = 'لا يمكن قص هذه الصورة مرة أخرى. يُرجى رفعها من جديد.';
