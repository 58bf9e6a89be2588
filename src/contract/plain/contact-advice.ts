import * as messages from '../messages/contact.ts';
import { minPhoneDigits } from './visitor-limits.ts';

/** Advice for a phone number or an e-mail address that cannot be right. */
export function adviceForContact(type: 'tel' | 'email' | undefined, text: string) {
  if (type === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? undefined : messages.wrongEmail;
  if (type === undefined || (text.match(/\p{Nd}/gu)?.length ?? 0) >= minPhoneDigits) return undefined;
  return /\p{L}/u.test(text) ? messages.wordsForPhone : messages.shortPhone;
}
