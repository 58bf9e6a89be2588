export const failure = 'تعذر تحميل المواعيد المتاحة.';
export const unknownTreatment = 'يُرجى اختيار علاجات من القائمة.';
export const notOffered = 'لا يمكن اختيار المواعيد عبر الإنترنت حاليًا. يُرجى إرسال طلبكم بلا موعد.';
export const noLongerFree = 'أخذ شخص آخر اختياركم الأول قبل لحظات. يُرجى اختيار موعد آخر.';
export const tooManyHolds = 'يُرجى إرسال طلبكم بلا موعد، أو الاتصال بنا.';
export const tooManyTimes = 'يُرجى اختيار ثلاثة مواعيد على الأكثر.';
export const sameTimeTwice = 'يُرجى اختيار مواعيد مختلفة.';
export const unknownTime = 'يُرجى اختيار أحد المواعيد المتاحة.';
