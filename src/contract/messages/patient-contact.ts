// A message to a patient that the front desk begins from a request, in the patient's language.

export const requestSubject = (reference: string) => `Your appointment request ${reference}`;
export const messageSubject = (reference: string) => `Your request ${reference}`;
export const greeting = (name: string, clinic: string, reference: string, treatments: string) =>
  `Hello ${name}, this is ${clinic}. Thank you for your request ${reference} for ${treatments}.`;
export const notReached = 'We could not reach you. Please tell us when we may call you.';
export const again = 'If you would like to come again, please tell us when it suits you.';
export const booked = 'Your visit is booked. If anything changes, please answer here or call us.';
export const seen = 'Thank you for coming. Would you like to book another visit?';
export const held = (when: string) => `We hold ${when} for you. Does this time suit you?`;
export const tried = 'We would like to agree a time with you. Which day and time would suit you for a visit?';
export const ask = 'Which day and time would suit you for a visit?';
