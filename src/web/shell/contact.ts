import type { ShellData } from './clinic.ts';

type Clinic = ShellData['clinic'];

/** The `tel:` address of a number as people write it. */
export function phoneHref(phone: string) {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
}

export function whatsappHref(clinic: Pick<Clinic, 'phone' | 'whatsapp' | 'name'>, text = enquiryAt(clinic.name)) {
  return `https://wa.me/${digitsOf(clinic.whatsapp ?? clinic.phone)}?text=${encodeURIComponent(text)}`;
}

function enquiryAt(name: string) {
  return (
    `Hello, I found ${name} online. ` +
    'Please send me details about your physiotherapy services and appointment availability.'
  );
}

/** A `mailto:` address with a subject and the start of a message. */
export function mailHref(email: string, { subject, body = '' }: { subject: string; body?: string }) {
  const text = body.replaceAll('\n', '\r\n');
  const parts = [`subject=${encodeURIComponent(subject)}`, ...(text ? [`body=${encodeURIComponent(text)}`] : [])];
  return `mailto:${escapeEmail(email)}?${parts.join('&')}`;
}

/** Escapes everything except the at sign. */
function escapeEmail(email: string) {
  return encodeURIComponent(email).replace('%40', '@');
}

function digitsOf(text: string) {
  return text.replace(/\D/g, '');
}
