export const summary = (clinic: string) => `${clinic} में विज़िट`;
export const cancelled = (summary: string) => `रद्द: ${summary}`;
export const description = (reference: string, phone: string) =>
  `अनुरोध नंबर ${reference}। अगर आप न आ पाएँ, तो कृपया ${phone} पर फ़ोन करें।`;
export const descriptionWith = (practitioner: string, reference: string, phone: string) =>
  `${practitioner} के साथ। अनुरोध नंबर ${reference}। अगर आप न आ पाएँ, तो कृपया ${phone} पर फ़ोन करें।`;
