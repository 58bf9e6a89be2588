import { isItRight } from '#contract/messages/contact.ts';
import { digitsOf, phoneNumbersIn } from '#contract/plain/phone-numbers.ts';
import { minPhoneDigits } from '#contract/plain/visitor-limits.ts';
import { formText } from '#web/forms/form-data.ts';

/** Fewest and most digits of any number with the code of its country (E.164). */
const anywhere = [7, 15] as const;

/**
 * The question about a phone number that cannot be one of the clinic's country. Undefined if it can, if it begins with the code of
 * another country, or if this form has asked it already.
 */
export function phoneQuestion(form: FormData): string | undefined {
  const [callingCode = '', fewest, most] = formText(form, 'phone_rule').split(' ');
  const numbers = phoneNumbersIn(formText(form, 'phone'));
  const digits = digitsOf(numbers[0] ?? '').length;
  const isPossible = (number: string) =>
    isNumberOf({ callingCode, fewest: Number(fewest), most: Number(most) }, number);
  // The API refuses shorter ones.
  if (!most || digits < minPhoneDigits || numbers.some(isPossible)) return undefined;
  const question = isItRight(digits);
  return formText(form, 'phone_asked') === question ? undefined : question;
}

interface PhoneRule {
  callingCode: string;
  fewest: number;
  most: number;
}

function isNumberOf({ callingCode, fewest, most }: PhoneRule, number: string) {
  const isInternational = /^(\+|00)/.test(number);
  const digits = isInternational ? digitsOf(number).replace(/^00/, '') : digitsOf(number);
  const hasCode = digits.startsWith(callingCode) && (isInternational || digits.length > most);
  if (isInternational && !hasCode) return isBetween(anywhere, digits);
  const national = hasCode ? digits.slice(callingCode.length) : digits;
  // Some write the zero that is left out after the code.
  return isBetween([fewest, most], national) || isBetween([fewest, most], national.replace(/^0/, ''));
}

const isBetween = ([fewest, most]: readonly [number, number], digits: string) =>
  digits.length >= fewest && digits.length <= most;
