export const description = 'ما يقوله بكلماتهم من جاؤوا إلينا في {place}، والأحدث أولًا.';
export const lead = 'ما يقوله من جاؤوا إلينا، والأحدث أولًا. وافقوا على أن ننشره.';
export const list = { more: 'آراء أخرى', older: 'آراء أقدم', newest: 'أحدث الآراء' } as const;
export const bookTitle = 'هل ترغب في زيارتنا أيضًا؟';
export const bookText = 'أخبرنا أين تشعر بالألم. سنتصل بك لتحديد اليوم والوقت.';
export const tellOthers = 'أخبروا الآخرين بكلماتكم كيف كانت زيارتكم. نقرأ كل رأي قبل نشره.';
export const distribution = 'عدد الآراء بحسب عدد النجوم';
export const range = (from: number, to: number) => `${from} إلى ${to}`;
