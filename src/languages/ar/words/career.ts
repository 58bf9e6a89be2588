import { plural } from '#contract/plain/plural.ts';

export const opening = 'وظيفة شاغرة';
export const experience = (years: number) =>
  plural('ar', years, {
    zero: 'لا تُشترط الخبرة',
    one: 'سنة واحدة من الخبرة',
    two: 'سنتان من الخبرة',
    few: `${years} سنوات من الخبرة`,
    other: `${years} سنة من الخبرة`,
  });
export const facts = 'لمحة سريعة';
export const factNames = { contract: 'نوع العقد', hours: 'ساعات العمل', pay: 'الأجر', place: 'المكان' };
export const contracts = {
  'full-time': 'دوام كامل',
  'part-time': 'دوام جزئي',
  'full-or-part-time': 'دوام كامل أو جزئي',
  temporary: 'لمدة محدودة',
  internship: 'تدريب',
};
export const whoYouWorkWith = 'مع من ستعملون';
export const applyUntil = (day: string) => `آخر يوم للتقديم: ${day}`;
export const seeOpening = 'عرض الوظيفة';
export const seeWhich = (position: string) => `عرض الوظيفة: ${position}`;
export const writeToUs = 'اكتبوا إلينا';
export const application = 'طلب التوظيف';
export const otherOpenings = 'وظائف أخرى';
export const applyForJob = 'التقديم لهذه الوظيفة';
export const applyByMail = 'التقديم بالبريد الإلكتروني';
export const applicationFor = (position: string) => `طلب توظيف: ${position}`;
export const greeting = (position: string, clinic: string) => `مرحبًا، أود التقديم لوظيفة «${position}» في ${clinic}.`;
export const mailBody = (position: string, clinic: string) =>
  `مرحبًا،\n\nأود التقديم لوظيفة «${position}» في ${clinic}.\n\n` +
  'خبرتي:\n\nيمكنني أن أبدأ في:\n\nرقم هاتفي:\n\nسيرتي الذاتية مرفقة.\n\n';

export const apply = 'التقديم';
export const applyFor = (position: string) => `التقديم: ${position}`;
export const applyForOpening = 'التقديم لهذه الوظيفة';
export const yourFile = 'سيرتكم الذاتية في ملف';
export const fileHint = 'ملف PDF أو DOCX أو JPEG أو PNG، حجمه 5 ميغابايت على الأكثر. تكفي صورة لها.';
export const fileAgain =
  'ملف PDF أو DOCX أو JPEG أو PNG، حجمه 5 ميغابايت على الأكثر. تكفي صورة لها. يُرجى اختيار الملف مرة أخرى.';
export const sendApplication = 'إرسال طلب التوظيف';
export const readAgain = 'قراءة إعلان الوظيفة مرة أخرى';
