import type { ClinicProfile } from '#contract/clinic.ts';
import { locale } from '#words/locale.ts';
import type { ShellData } from './clinic.ts';

type Clinic = ShellData['clinic'];

/** The `tel:` address of a number as people write it. */
export function phoneHref(phone: string) {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
}

/** Opens a chat that begins with the text. */
export function whatsappHref({ phone, whatsapp }: Pick<Clinic, 'phone' | 'whatsapp'>, text: string) {
  return `https://wa.me/${digitsOf(whatsapp ?? phone)}?text=${encodeURIComponent(text)}`;
}

/** Opens a map, in the visitor's maps app where there is one. */
export function mapHref({ mapLink, address }: Pick<ClinicProfile, 'mapLink' | 'address'>) {
  const { street, locality, region, postalCode, country } = address;
  const query = [street, locality, region, postalCode, countryName(country)].join(', ');
  return mapLink ?? `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** @param code two letters, ISO 3166-1 */
export function countryName(code: string) {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** Lists the clinic's links by the name of the network; undefined if it has none. */
export function listLinks({ facebook, instagram, linkedin, twitter }: ClinicProfile['socialLinks']) {
  const all = { Facebook: facebook, Instagram: instagram, LinkedIn: linkedin, Twitter: twitter };
  const used = Object.entries(all).filter(([, address]) => address);
  return used.length > 0 ? Object.fromEntries(used) : undefined;
}

function digitsOf(text: string) {
  return text.replace(/\D/g, '');
}
