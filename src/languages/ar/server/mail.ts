export const subject = (clinic: string, time: string | undefined) => (time ? `${clinic}: ${time}` : clinic);
export const whyAndHowToStop = (clinic: string, stopAt: string) =>
  `ترسل ${clinic} هذه الرسالة لأنكم وافقتم على أن نكتب إليكم لاحقًا. لا يقرأ أحد الردود عليها. لإيقافها: ${stopAt}`;
export const why = (clinic: string, reference: string, phone: string) =>
  `ترسل ${clinic} هذه الرسالة لأنكم كتبتم عنوان البريد هذا مع طلبكم رقم \u200e${reference}. لا يقرأ أحد الردود عليها. إن لم تريدوا رسائل بالبريد الإلكتروني، فيُرجى إخبارنا: \u200e${phone}.`;
