import type { DayPart, VisitStatus } from '#contract/plain/visit-states.ts';

export const reference = 'رقم طلبكم: {reference}';
export const whereItStands = 'إلى أين وصل طلبكم';
export const steps = ['طُلب', 'حُجز مؤقتًا', 'تأكد', 'تمت الزيارة'] as const;
export const stepDone = '، تم';
export const titles = {
  arrived: 'لقد وصلتم',
  moved: 'لزيارتكم موعد جديد',
  booked: 'تم حجز زيارتكم',
  severalBooked: 'تم حجز زياراتكم',
  held: 'نحتفظ لكم بموعد',
  closed: 'انتهى هذا الطلب',
  asked: 'وصلنا طلبكم',
  unmarked: 'زيارتكم',
  cancelled: 'أُلغيت زيارتكم',
  missed: 'فاتتكم الزيارة',
  finished: 'شكرًا لزيارتكم',
} as const;
export const leads = {
  arrived: 'تفضلوا بالجلوس. سنناديكم قريبًا.',
  booked: (when: string) => `الموعد: ${when}.`,
  nextOne: (when: string) => `الزيارة القادمة: ${when}.`,
  held: (until: string) => `حتى ${until}. سنؤكده، أو نتصل بكم لنتفق على موعد آخر.`,
  closed: 'للمجيء مرة أخرى، اطلبوا موعدًا جديدًا.',
  asked: 'سنتصل بكم لنتفق على يوم ووقت.',
  unmarked: (when: string) => `كان موعدها: ${when}. اطلبوا موعدًا آخر أدناه، أو اتصلوا بنا.`,
  another: 'اطلبوا موعدًا آخر أدناه، أو اتصلوا بنا.',
  finished: 'للمجيء مرة أخرى، اطلبوا موعدًا آخر أدناه، أو اتصلوا بنا.',
} as const;
export const states: Record<VisitStatus | 'unmarked' | 'moved', string> = {
  booked: 'محجوزة',
  arrived: 'لقد وصلتم',
  fulfilled: 'انتهت',
  cancelled: 'ملغاة',
  noshow: 'زيارة فائتة',
  unmarked: 'كانت محجوزة لهذا الموعد',
  moved: 'نُقلت إلى هذا الموعد',
};
export const whatWorked = (outcome: string) => `${outcome}.`;

export const ticket = { next: 'زيارتكم القادمة', held: 'محجوز لكم مؤقتًا', waiting: 'ماذا يحدث بعد ذلك' } as const;
export const whereYouAre = (when: string) => `بتوقيت مكانكم: ${when}`;
export const withWhom = (name: string) => `مع ${name}`;
export const addToCalendar = 'إضافة إلى التقويم';
export const weRead = 'نقرأ طلبكم.';
export const weCall = 'نتصل بكم لنتفق على يوم ووقت. لا يلزمكم فعل شيء حتى ذلك الحين.';
export const thenItShows = 'بعدها يظهر اليوم والوقت في هذه الصفحة.';
export const whenWeCall = 'متى نتصل';
export const whileOpen = 'نتصل في ساعات عمل العيادة.';
export const whereToCome = 'إلى أين تأتون';
export const showTheWay = 'عرض الطريق على الخريطة';
export const whatToBring = 'ماذا تُحضرون معكم';

export const saidToCome = 'أخبرتمونا أنكم ستأتون.';
export const iWillCome = 'سآتي';
export const pleaseCallMe = 'أرجو الاتصال بي';
export const cancelVisit = 'إلغاء هذه الزيارة';
export const cancelUntil = (when: string) => `سنعرض هذا الموعد على غيركم. يمكنكم الإلغاء هنا حتى ${when}.`;
export const cancelYes = 'نعم، إلغاء هذه الزيارة';
export const mustCall = 'إن لم تستطيعوا المجيء، أو احتجتم إلى موعد آخر، فيُرجى الاتصال بنا.';
export const giveUp = 'التخلي عن هذا الموعد';
export const giveUpMeans = 'سنعرضه على غيركم. يبقى طلبكم عندنا، وسنتصل بكم لنتفق على موعد آخر.';
export const giveUpYes = 'نعم، التخلي عن هذا الموعد';

export const offerIsOver = (when: string) =>
  `الموعد الأقرب الذي عرضناه عليكم، ${when}، لم يعد متاحًا. لم يتغير شيء بالنسبة إليكم.`;
export const earlierTime = 'يوجد موعد أقرب متاح';
export const offerMoves = (until: string) => `نحتفظ لكم به حتى ${until}. إذا قبلتموه، تنتقل زيارتكم إليه.`;
export const offerBooks = (until: string) => `نحتفظ لكم به حتى ${until}. إذا قبلتموه، تُحجز زيارتكم.`;
export const takeIt = 'قبول هذا الموعد';
export const declineIt = 'لا، شكرًا';

export const moveToAnother = 'نقل إلى موعد آخر';
export const moveWhich = (day: string) => `، زيارة ${day}`;
export const moveMeans = (until: string) =>
  `لا يتغير شيء حتى تضغطوا «نقل زيارتي». يمكنكم نقلها هنا حتى ${until}. المواعيد بتوقيت العيادة.`;
export const freeNear = 'مواعيد متاحة قريبة منه';
export const freeDays = 'أيام فيها مواعيد متاحة';
export const freeOn = (day: string) => `المواعيد المتاحة: ${day}`;
export const noneFree = 'لا موعد آخر متاح الآن. يمكنكم طلب موعد آخر أدناه، أو الاتصال بنا.';
export const moveIt = 'نقل زيارتي';
export const keepTime = 'الإبقاء على هذا الموعد';
export const whoToSee = 'مع من تفضلون الموعد؟';
export const anyone = 'أي أخصائي علاج طبيعي';
export const showFree = 'عرض المواعيد المتاحة';

export const otherVisits = 'زياراتكم الأخرى';
export const yourVisits = (count: number) => (count === 1 ? 'زيارتكم' : 'زياراتكم');
export const askForAppointment = 'طلب موعد';
export const askForAnother = 'طلب موعد آخر';
export const whatSuits = 'أخبرونا متى يناسبكم';
export const askMeans = 'سنقرأه ونتصل بكم. حتى ذلك الحين لن يتغير شيء.';
export const whichDays = 'أي الأيام تناسبكم؟';
export const whichParts = 'أي وقت من اليوم؟';
export const parts: Record<DayPart, string> = { morning: 'صباحًا', afternoon: 'بعد الظهر', evening: 'مساءً' };
export const tellMeEarlier = 'أخبروني إذا أصبح موعد أقرب متاحًا';
export const earlierHint = 'عندما يصبح موعد يناسبكم متاحًا، سنخبركم.';
export const whatElse = 'ماذا ينبغي أن نعرف أيضًا؟';
export const send = 'إرسال';
export const toldUs = 'ما أخبرتمونا به';
export const received = (when: string) => `${when}. وصلنا.`;

export const messageUs = 'راسلونا';
export const messageBegins = 'تبدأ رسالتكم برقم طلبكم، لنعرف أي طلب تقصدون.';
export const aboutRequest = (code: string) => `مرحبًا، هذه الرسالة عن طلبي رقم \u200e${code}.`;
export const textMessage = 'رسالة نصية';
export const call = 'اتصال';
export const savePage = 'احفظوا هذه الصفحة';
export const saveMeans = 'كل من لديه هذا الرابط يمكنه رؤية زيارتكم. لا تعطوه لأحد.';
export const sendToMyself = 'أرسله إلى نفسي على واتساب';
export const copyAddress = 'نسخ الرابط';
export const share = 'مشاركة';
export const mayWeWrite = 'هل يمكننا أن نكتب إليكم لاحقًا، لنسأل عن رأيكم أو حين يأتي وقت العودة؟';
export const mayWrite = 'أخبرتمونا أنه يمكننا أن نكتب إليكم لاحقًا.';
export const agree = 'يمكنكم أن تكتبوا إليّ لاحقًا';
export const doNotWrite = 'لا تكتبوا إليّ لاحقًا';
export const yourDetails = 'كيف نستخدم بياناتكم';

export const tryLater = 'يُرجى المحاولة لاحقًا.';
export const linksEnd = 'تنتهي الروابط بعد 12 أسبوعًا من آخر زيارة. اتصلوا بنا للحصول على رابط جديد.';

export const stopMessages = 'إيقاف الرسائل';
export const stopped = 'لن نكتب إليكم بشأن الآراء أو زيارات أخرى.';
export const stillHear = 'ستظل تصلكم رسائل عن الزيارات التي حجزتموها.';
export const stopMeans = 'لن نطلب رأيكم بعد الآن، ولن نكتب إليكم للعودة. ستظل تصلكم رسائل عن الزيارات التي حجزتموها.';
export const stopThese = 'إيقاف هذه الرسائل';
