export interface Currency {
  /** ISO 4217. */
  code: string;
  /** Common name: Indian Rupees. */
  name: string;
  /** Digits of the minor unit: 2 for paise, 0 for yen. */
  digits: number;
}

export function describeCurrency(code: string, language = 'en'): Currency {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay: 'name' });
  const name = format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? code;
  return { code, name, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
}

const decimal = /^\d{1,9}(?:[.,](\d+))?$/;

/** An amount as people type it, in minor units; null for none, undefined for anything else. */
export function readAmount(typed: string, digits: number): number | null | undefined {
  const text = typed.replaceAll(/\s/g, '');
  if (text === '') return null;
  const [, fraction = ''] = decimal.exec(text) ?? [undefined, '?'];
  if (!/^\d*$/.test(fraction) || fraction.length > digits) return undefined;
  return Number(text.split(/[.,]/)[0]) * 10 ** digits + Number(fraction.padEnd(digits, '0') || 0);
}

/** Writes an amount in minor units as the clinic's country does: 50000 as ₹500. */
export function priceFormat(currency: string, country: string) {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const format = new Intl.NumberFormat(`en-${country}`, style);
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return (amount: number) => format.format(amount / 10 ** maximumFractionDigits);
}

/** The amount as it is typed: 50000 as 500, 49950 as 499.50. */
export function formatAmount(amount: number, digits: number) {
  const unit = 10 ** digits;
  return amount % unit === 0 ? String(amount / unit) : (amount / unit).toFixed(digits);
}
