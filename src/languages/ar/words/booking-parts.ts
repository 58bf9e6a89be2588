import { plural } from '#contract/plain/plural.ts';

export const loadingTimes = 'جارٍ تحميل المواعيد المتاحة';
export const howToChoose = (most: number, heldUntil: string, minutes: number) =>
  `يمكنكم اختيار ${timesUpTo(most)}، والأفضل لكم أولًا. سنحتفظ لكم بالاختيار الأول حتى ${heldUntil} على الأكثر، ونتصل بكم لتأكيده. مدة الزيارة: ${minutesOf(minutes)}. المواعيد بتوقيت العيادة. ويمكنكم ألا تختاروا شيئًا، فنتصل بكم لنتفق على موعد.`;
const timesUpTo = (most: number) =>
  plural('ar', most, {
    one: 'موعد واحد',
    two: 'موعدين على الأكثر',
    few: `${most} مواعيد على الأكثر`,
    many: `${most} موعدًا على الأكثر`,
    other: `${most} موعد على الأكثر`,
  });
const minutesOf = (minutes: number) =>
  plural('ar', minutes, {
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: `${minutes} دقائق`,
    other: `${minutes} دقيقة`,
  });
export const freeNearIt = 'مواعيد متاحة قريبة منه';
export const freeOn = (day: string) => `المواعيد المتاحة: ${day}`;
export const noneFree =
  'لا موعد متاح في الأيام القادمة ({days}). أرسلوا الطلب وسنتصل بكم، أو اتصلوا بنا على الرقم {phone}.';
export const daysWithFreeTimes = 'أيام فيها مواعيد متاحة';
export const yourChoice = 'اختياركم';
export const choice = (index: number) => `الاختيار ${['الأول', 'الثاني', 'الثالث'][index] ?? ''}`;
export const chosenOf = (count: number, most: number) => `المواعيد المختارة: ${count} من ${most}`;
export const mostAreChosen = (most: number) =>
  plural('ar', most, {
    one: 'اخترتم موعدًا واحدًا. ألغوا اختياره أولًا.',
    two: 'اخترتم موعدين. ألغوا اختيار أحدهما أولًا.',
    few: `اخترتم ${most} مواعيد. ألغوا اختيار أحدها أولًا.`,
    many: `اخترتم ${most} موعدًا. ألغوا اختيار أحدها أولًا.`,
    other: `اخترتم ${most} موعد. ألغوا اختيار أحدها أولًا.`,
  });
export const withPractitioner = (when: string, name: string) => `${when}، مع ${name}`;
export const whomToSee = 'مع من تفضلون الموعد؟';
export const anyone = 'أي أخصائي علاج طبيعي';

export const tickWhatSuits = 'اختاروا ما يناسبكم. إن لم تختاروا شيئًا فكل يوم وكل وقت مناسب.';
export const days = 'الأيام';
export const timeOfDay = 'وقت اليوم';
export const wishes = {
  Monday: 'الاثنين',
  Tuesday: 'الثلاثاء',
  Wednesday: 'الأربعاء',
  Thursday: 'الخميس',
  Friday: 'الجمعة',
  Saturday: 'السبت',
  Sunday: 'الأحد',
  morning: 'صباحًا',
  afternoon: 'بعد الظهر',
  evening: 'مساءً',
} as const;

export const noEntryMatches = (typed: string) => `لا نتيجة تطابق «${typed}».`;
export const found = (count: number) => `عدد النتائج: ${count}`;

export const thanks = {
  held: 'شكرًا لكم، {name}. سنتصل بكم لتأكيد الموعد. احتفظوا برقم الطلب هذا، واذكروه إذا اتصلتم بنا على الرقم {phone}.',
  request:
    'شكرًا لكم، {name}. سنتصل بكم للاتفاق على زيارة. احتفظوا برقم الطلب هذا، واذكروه إذا اتصلتم بنا على الرقم {phone}.',
} as const;
export const yourPage = 'صفحة طلبكم';
export const alsoOnWhatsapp = 'أرسلوه إلينا على واتساب أيضًا';
export const chatText = (name: string, reference: string) =>
  `مرحبًا، معكم ${name}. أرسلت إليكم من موقعكم الطلب رقم \u200e${reference}.`;

export const isRequest = 'هذا طلب. لم يُتفق على موعد بعد.';
export const toldWhen = (days: readonly string[], parts: readonly string[]) => {
  const said = [days.join('، '), parts.join('، ')].filter(Boolean).join('؛ ');
  return `أخبرتمونا بما يناسبكم: ${said}. لم يُتفق على موعد بعد.`;
};
export const isHeld = 'نحتفظ لكم بموعد {time} مع {practitioner} حتى {until}.';
export const notConfirmed = 'لم يُؤكَّد بعد. إن لم نؤكده حتى ذلك الوقت، يصبح الموعد متاحًا لغيركم.';
export const inYourZone = (time: string, until: string) => `بتوقيت منطقتكم: ${time}، محجوز لكم حتى ${until}.`;
export const secondChoice = (times: readonly string[]) =>
  `اختياركم الثاني: ${times.join('، أو ')}. لا نحتفظ لكم بموعد له.`;

export const yourReference = 'رقم طلبكم';
export const yourReferenceIs = 'رقم طلبكم هو {reference}';
export const saveToPhone = 'حفظ في الهاتف';
export const contactNote = (reference: string) => `طلبكم: رقم \u200e${reference}`;
export const bookedFor = 'من أجل';
export const bookedIn = 'في';

export const continueBooking = 'متابعة الحجز';
export const openAsPage = 'فتح هذا التأكيد في صفحة';
export const isBeingSent = 'جارٍ إرسال طلبكم.';
export const keepPageOpen = 'يُرجى ترك هذه الصفحة مفتوحة.';
export const notSentYet = 'لم يُرسل طلبكم بعد.';
export const storedUntilClosed = 'ما كتبتموه محفوظ إلى أن تغلقوا هذه النافذة.';
