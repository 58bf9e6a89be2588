export const summary = (clinic: string) => `${clinic} मध्ये भेट`;
export const cancelled = (summary: string) => `रद्द: ${summary}`;
export const description = (reference: string, phone: string) =>
  `विनंती क्रमांक ${reference}. तुम्हाला येता येत नसेल, तर कृपया ${phone} वर फोन करा.`;
export const descriptionWith = (practitioner: string, reference: string, phone: string) =>
  `${practitioner} यांच्याकडे. विनंती क्रमांक ${reference}. तुम्हाला येता येत नसेल, तर कृपया ${phone} वर फोन करा.`;
