export const notFound = 'لم نجد الرسالة.';
export const updated = 'عُدّلت الرسالة.';
export const updateFailure = 'تعذر تعديل الرسالة.';
export const noText = 'يُرجى كتابة الرسالة.';

export const titles = {
  received: 'وصلنا طلبكم',
  'not-reached': 'لم نتمكن من الوصول إليكم',
  confirmed: 'تأكدت زيارتكم',
  changed: 'تغيرت زيارتكم',
  cancelled: 'أُلغيت زيارتكم',
  reminder: 'تذكير',
  missed: 'فاتتكم الزيارة',
  earlier: 'يوجد موعد أقرب متاح',
  taken: 'لم يعد الموعد متاحًا',
  review: 'نود معرفة رأيكم',
  recall: 'حان وقت العودة',
};

/** A key that a newer version of the program has stored is shown by its words. */
export function titleOf(key: string) {
  return (
    (titles as Partial<Record<string, string>>)[key] ??
    key.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ')
  );
}

/** The words of a new clinic. An invisible mark (`\u200e`) has what follows read from left to right. */
export const defaults = {
  received:
    'مرحبًا {name}، شكرًا لطلبكم من {clinic}. رقم طلبكم هو \u200e{reference}. سنتواصل معكم للاتفاق على موعد. إن احتجتم إلينا قبل ذلك، فيُرجى الاتصال بالرقم \u200e{phone}.',
  'not-reached':
    'مرحبًا {name}، هذه رسالة من {clinic}. حاولنا الاتصال بكم بشأن طلبكم \u200e{reference} ولم نتمكن من الوصول إليكم. متى يناسبكم أن نتصل؟ يمكنكم أيضًا الاتصال بنا على الرقم \u200e{phone}.',
  confirmed:
    'مرحبًا {name}، تأكدت زيارتكم إلى {clinic}: {when}. إن لم تستطيعوا المجيء، فيُرجى الاتصال بالرقم \u200e{phone}. رقم طلبكم هو \u200e{reference}. يمكنكم أيضًا رؤية الزيارة أو إلغاؤها هنا: {link}',
  changed:
    'مرحبًا {name}، تغيرت زيارتكم إلى {clinic}. موعدها الآن: {when}. إن لم تستطيعوا المجيء، فيُرجى الاتصال بالرقم \u200e{phone}. رقم طلبكم هو \u200e{reference}. يمكنكم أيضًا رؤية الزيارة أو إلغاؤها هنا: {link}',
  cancelled:
    'مرحبًا {name}، أُلغيت زيارتكم إلى {clinic}: {when}. نعتذر عن ذلك. يُرجى الاتصال بالرقم \u200e{phone} لموعد آخر. رقم طلبكم هو \u200e{reference}.',
  reminder:
    'مرحبًا {name}، هذه رسالة من {clinic} لتذكيركم بزيارتكم: {when}. إن لم تستطيعوا المجيء، فيُرجى إخبارنا مبكرًا على الرقم \u200e{phone}: يمكن لغيركم أن يأخذ الموعد. رقم طلبكم هو \u200e{reference}.',
  missed:
    'مرحبًا {name}، فاتتكم الزيارة إلى {clinic}: {when}. نرجو أن تكونوا بخير. إن أردتم موعدًا آخر، فيُرجى الاتصال بالرقم \u200e{phone} أو الكتابة إلينا هنا: {link}',
  earlier:
    'مرحبًا {name}، يوجد موعد أقرب متاح في {clinic}: {when}. هل ترغبون فيه؟ يُرجى الرد قريبًا، أو الاتصال بالرقم \u200e{phone}.',
  taken:
    'مرحبًا {name}، الموعد الأقرب الذي أخبرناكم به ({when}) لم يعد متاحًا. سنخبركم حين يصبح موعد آخر متاحًا. {clinic}، \u200e{phone}',
  review:
    'مرحبًا {name}، شكرًا لزيارتكم {clinic}. إن أردتم أن تخبروا الآخرين عن زيارتكم، فيمكنكم إضافة رأيكم هنا: {review_link}',
  recall:
    'مرحبًا {name}، ربما حان وقت العودة إلى {clinic}. يمكنكم طلب موعد هنا: {link} أو الاتصال بنا على الرقم \u200e{phone}.',
};

const answerHere = 'يُرجى إخبارنا هنا إن كنتم ستأتون: {link}';

/** A paragraph that a message has by e-mail alone: on that page are buttons, since programs of mail services open links. */
export const addedByMail = (key: string | undefined, words: string) =>
  key === 'reminder' && !words.includes('{link}') ? answerHere : '';

/** Paragraph that the offer of a freed time has by e-mail. */
export const heldByMail = (until: string) =>
  `نحتفظ لكم بهذا الموعد حتى ${until}. اقبلوه هنا، أو أخبرونا أنكم لا تريدونه: {link}`;

export function unknownField(field: string, known: readonly string[]) {
  const listed = new Intl.ListFormat('ar', { type: 'disjunction' }).format(known.map((name) => `{${name}}`));
  return `لا توجد خانة باسم {${field}}. يُرجى استخدام ${listed}، أو إزالتها.`;
}
