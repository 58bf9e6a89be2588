import { digitsOf, phoneNumbersIn } from '#contract/plain/phone-numbers.ts';

/** The `tel:` address of the first number that someone gave. */
export function callHref(phone: string, clinicPhone: string) {
  const digits = internationalDigits(firstNumber(phone), clinicPhone);
  return `tel:${countryCodeOf(clinicPhone) || /^\s*(\+|00)/.test(phone) ? '+' : ''}${digits}`;
}

/** Visitors mostly leave out the country code, so a national number gets the code of the clinic's own number. */
export function internationalDigits(phone: string, clinicPhone: string) {
  const digits = digitsOf(phone);
  if (phone.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  const code = countryCodeOf(clinicPhone);
  if (!code) return digits;
  const national = digits.replace(/^0/, '');
  return national.length > 10 && national.startsWith(code) ? national : code + national;
}

/** The first group of a number like +91 98765 43210. */
function countryCodeOf(phone: string) {
  return /^\+(\d{1,3})(?!\d)/.exec(phone.trim())?.[1] ?? '';
}

export function firstNumber(phone: string) {
  return phoneNumbersIn(phone)[0] ?? phone;
}
