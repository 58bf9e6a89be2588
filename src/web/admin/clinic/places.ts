import * as words from '#words/admin/clinic.ts';
import { language } from '#words/locale.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Codes that browsers name but that are not countries: unions and test entries. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Every country that the browser knows, by name, without codes of former countries, which canonicalize to others. */
export function listCountries() {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes
    .filter((code) => !notCountries.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [{ code, name }] : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Every time zone with its common name: `India Standard Time`. */
export function listTimeZones() {
  // Browsers list the zone of India under its old name only.
  const names = new Set(['Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')]);
  return [...names].map((name) => ({ name, label: labelOf(name) }));
}

function labelOf(timeZone: string) {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** Every currency that the browser knows, by name. */
export function listCurrencies() {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Intl.supportedValuesOf('currency')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** `Friday, 3:12 pm`; undefined if there is no such time zone. */
export function timeIn(timeZone: string, now: Date) {
  try {
    return words.dayAndTimeIn(timeZone, now);
  } catch {
    return undefined; // half typed
  }
}
