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

function digitsOf(text: string) {
  return text.replace(/\D/g, '');
}
