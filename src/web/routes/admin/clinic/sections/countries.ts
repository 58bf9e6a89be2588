const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** What the browser has a name for, and no country: unions, test entries. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Every country that the browser knows, by name. Codes of countries that are gone lead to others, and are left out. */
export function listCountries() {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes
    .filter((code) => !notCountries.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [{ code, name }] : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
