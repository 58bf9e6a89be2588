import type { Appointment } from '#contract/appointments.ts';

type Contact = Pick<Appointment, 'phone' | 'email' | 'reference'>;

/**
 * The address of a WhatsApp chat, which needs the country code. Visitors mostly leave it out, so a national number gets
 * the code of the clinic's own number.
 */
export function whatsappHref({ phone }: Contact, clinicPhone: string) {
  const digits = digitsOf(phone);
  if (phone.trim().startsWith('+')) return chat(digits);
  if (digits.startsWith('00')) return chat(digits.slice(2));
  const national = digits.replace(/^0/, '');
  const code = countryCodeOf(clinicPhone);
  return chat(national.length > 10 && national.startsWith(code) ? national : code + national);
}

export function emailHref({ email, reference }: Contact & { email: string }) {
  // The at sign stays readable; everything else that could mean something in an address is escaped.
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(`Your appointment request ${reference}`)}`;
}

/** The first group of a number like +91 98765 43210. */
function countryCodeOf(phone: string) {
  return /^\+(\d{1,3})(?!\d)/.exec(phone.trim())?.[1] ?? '';
}

function chat(digits: string) {
  return `https://wa.me/${digits}`;
}

function digitsOf(text: string) {
  return text.replace(/\D/g, '');
}
