export const what = 'ما هو';
export const whatNoun = 'ما هو';
export const happens = 'ماذا يحدث فيه';
export const happensNoun = 'ماذا يحدث فيه';
export const helps = 'من يساعدهم';
export const helpsNoun = 'من يساعدهم';
export const evidence = 'مدى تأكدنا';
export const evidenceNoun = 'مدى تأكدنا';
export const evidenceHint = 'جملة صادقة واحدة: ما المعروف أنه يساعد، وما ليس معروفًا.';
export const sources = 'المصادر';
export const sourcesNoun = 'المصادر';
export const sourcesHint = 'كل مصدر في سطر: العنوان، ثم خط عمودي، ثم الرابط.';
export const reviewedBy = 'راجعه';
export const reviewedByNoun = 'المراجع';
export const reviewedByHint = 'اسم الأخصائي ودوره. يظهر في الصفحة.';

export const grades = {
  good: 'أدلة جيدة',
  some: 'بعض الأدلة',
  weak: 'أدلة ضعيفة',
  'advised-against': 'لا تنصح به الإرشادات لبعض المشكلات',
} as const;
