export const linkIsOver = 'لم يعد هذا الرابط يعمل.';
export const tooManyGuesses = 'روابط خاطئة كثيرة. يُرجى المحاولة لاحقًا، أو الاتصال بنا.';
export const cancelFailure = 'تعذر إلغاء الزيارة.';
export const tooLateToCancel = 'فات وقت إلغاء هذه الزيارة هنا. يُرجى الاتصال بنا.';
export const notBooked = 'لم يعد إلغاء هذه الزيارة هنا ممكنًا. يُرجى الاتصال بنا.';
export const changedMeanwhile = 'تغيرت هذه الزيارة منذ أن فتحتم الصفحة. لم يُلغَ شيء. يُرجى النظر مرة أخرى.';
export const confirmFailure = 'تعذر حفظ ردكم.';
export const changedSince = 'تغيرت هذه الزيارة منذ أن فتحتم الصفحة. يُرجى النظر مرة أخرى.';
export const pleaseCall = 'أرجو الاتصال بي بشأن زيارتي.';
export const moveFailure = 'تعذر نقل الزيارة.';
export const notMoved = 'تغيرت هذه الزيارة منذ أن فتحتم الصفحة. لم تُنقل. يُرجى النظر مرة أخرى.';
export const tooLateToMove = 'فات وقت نقل هذه الزيارة هنا. يُرجى الاتصال بنا.';
export const movesAreOff = 'لا يمكن نقل الزيارات هنا حاليًا. يُرجى طلب موعد آخر أدناه، أو الاتصال بنا.';
export const noTimeChosen = 'يُرجى اختيار موعد.';
export const timeTaken = 'أخذ شخص آخر هذا الموعد قبل لحظات. لم تُنقل زيارتكم. يُرجى اختيار موعد آخر.';
export const releaseFailure = 'تعذر التخلي عن الموعد.';
export const notHeld = 'لم يعد هذا الموعد محجوزًا لكم.';
export const answerFailure = 'تعذر حفظ ردكم.';
export const takenAlready = 'هذا الموعد لكم بالفعل. إن لم يعد يناسبكم، فيُرجى إلغاء الزيارة.';
export const confirmedMeanwhile = 'حجزنا لكم هذا الموعد قبل لحظات. إن لم يعد يناسبكم، فيُرجى إلغاء الزيارة.';
export const outcomes = {
  confirm: 'شكرًا لكم. نحن في انتظاركم',
  cancel: 'أُلغيت زيارتكم',
  move: (when: string) => `نُقلت زيارتكم إلى ${when}`,
  release: 'تخليتم عن هذا الموعد',
  take: 'الموعد الأقرب أصبح لكم',
  decline: 'شكرًا لكم. سنعرض هذا الموعد على غيركم. لم يتغير شيء بالنسبة إليكم',
  ask: 'وصلتنا رسالتكم',
  agree: 'شكرًا لكم. قد نكتب إليكم لاحقًا',
  stop: 'لن نكتب إليكم لاحقًا',
} as const;
export const consentFailure = 'تعذر حفظ اختياركم.';
export const askFailure = 'لم يصلنا طلبكم.';
export const noWish = 'يُرجى كتابة ما يناسبكم، أو اختيار أيام.';
export const askedOften = 'طلبتم عدة مرات اليوم. يُرجى الاتصال بنا.';
export const closedRequest = 'هذا الطلب مغلق. يُرجى الاتصال بنا، أو طلب موعد جديد.';
export const renewFailure = 'تعذر إنشاء رابط جديد.';
export const getFailure = 'تعذر تحميل الرابط.';
export const copied = 'نُسخ الرابط. كل من لديه يمكنه رؤية هذه الزيارات ونقلها وإلغاؤها.';
export const addressCopied = 'نُسخ الرابط.';
export const renewed = 'أُنشئ رابط جديد ونُسخ. لم يعد الرابط السابق يعمل.';
export const notCopied = 'لم ينسخه المتصفح. الرابط هو';
