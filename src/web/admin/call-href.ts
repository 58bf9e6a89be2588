import { digitsOf, phoneNumbersIn } from '#contract/phone-numbers.ts';

/** The `tel:` address of the first number that somebody gave. */
export function callHref(phone: string) {
  const first = firstNumber(phone);
  return `tel:${first.startsWith('+') ? '+' : ''}${digitsOf(first)}`;
}

export function firstNumber(phone: string) {
  return phoneNumbersIn(phone)[0] ?? phone;
}
