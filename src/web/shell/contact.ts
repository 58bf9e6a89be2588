import type { ShellData } from './clinic.ts';

type Clinic = ShellData['clinic'];

/** `tel:` address of a number as people write it. */
export function phoneHref(phone: string) {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
}

export function whatsappHref(clinic: Pick<Clinic, 'phone' | 'whatsapp' | 'name'>) {
  const text =
    `Hello, I found ${clinic.name} online. ` +
    'Please send me details about your physiotherapy services and appointment availability.';
  return `https://wa.me/${digitsOf(clinic.whatsapp ?? clinic.phone)}?text=${encodeURIComponent(text)}`;
}

function digitsOf(text: string) {
  return text.replace(/\D/g, '');
}
