export const summary = (clinic: string) => `زيارة إلى ${clinic}`;
export const cancelled = (summary: string) => `ملغاة: ${summary}`;
export const description = (reference: string, phone: string) =>
  `رقم الطلب \u200e${reference}. إن لم تستطيعوا المجيء، فيُرجى الاتصال بالرقم \u200e${phone}.`;
export const descriptionWith = (practitioner: string, reference: string, phone: string) =>
  `مع ${practitioner}. رقم الطلب \u200e${reference}. إن لم تستطيعوا المجيء، فيُرجى الاتصال بالرقم \u200e${phone}.`;
