// Words of the calendar files of patients.

export const summary = (clinic: string) => `Visit to ${clinic}`;
export const cancelled = (summary: string) => `Cancelled: ${summary}`;
export const description = (reference: string, phone: string) =>
  `Reference ${reference}. If you cannot come, please call ${phone}.`;
export const descriptionWith = (practitioner: string, reference: string, phone: string) =>
  `With ${practitioner}. Reference ${reference}. If you cannot come, please call ${phone}.`;
