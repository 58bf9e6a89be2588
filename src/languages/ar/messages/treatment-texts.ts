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

export const aims = {
  move: 'لحركة أفضل',
  pain: 'لتخفيف الألم',
  recover: 'بعد عملية أو مرض',
  steady: 'للثبات على القدمين',
  family: 'للحمل وقاع الحوض والأطفال',
  place: 'في بيتكم أو عبر الإنترنت',
};

export const aimsSaid = {
  move: 'للمفاصل والعضلات والظهر عند التيبس أو الضعف أو الألم.',
  pain: 'قد تخفف الحرارة والبرودة والتيارات والإبر والأشرطة الألم لبعض الوقت. الحركة تفيد لوقت أطول.',
  recover: 'العودة إلى الحياة اليومية خطوة بخطوة.',
  steady: 'للدوار وضعف الساقين والخوف من السقوط.',
  family: 'العناية بالجسم قبل الولادة وبعدها، وللأطفال في سن النمو.',
  place: 'إذا كان الوصول إلينا بعيدًا أو صعبًا.',
};
