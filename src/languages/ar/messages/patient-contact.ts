export const requestSubject = (reference: string) => `طلب الموعد الخاص بكم ${reference}`;
export const messageSubject = (reference: string) => `طلبكم ${reference}`;
export const greeting = (name: string, clinic: string, reference: string, treatments: string) =>
  `مرحبًا ${name}، معكم ${clinic}. شكرًا لطلبكم ${reference} بشأن ${treatments}.`;
export const notReached = 'لم نتمكن من الوصول إليكم. يُرجى إخبارنا متى يمكننا الاتصال بكم.';
export const again = 'إذا رغبتم في القدوم مرة أخرى، فيُرجى إخبارنا بالوقت المناسب لكم.';
export const booked = 'تم حجز زيارتكم. إذا تغيّر شيء، فيُرجى الرد هنا أو الاتصال بنا.';
export const seen = 'شكرًا لحضوركم. هل ترغبون في حجز زيارة أخرى؟';
export const held = (when: string) => `نحتفظ لكم بهذا الموعد: ${when}. هل يناسبكم؟`;
export const tried = 'نود الاتفاق معكم على موعد. أي يوم وأي وقت يناسبكم للزيارة؟';
export const ask = 'أي يوم وأي وقت يناسبكم للزيارة؟';
