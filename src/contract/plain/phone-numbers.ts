/** The digits of a text, as 0 to 9 whatever their script: `९८७-65` has `98765`. */
export function digitsOf(text: string) {
  return withAsciiDigits(text).replace(/\D/g, '');
}

/** The numbers in a phone field, with digits 0 to 9: some people give two, or one with an extension. */
export function phoneNumbersIn(field: string): string[] {
  return withAsciiDigits(field)
    .replace(/\p{Cf}/gu, '') // marks of direction, which come with numbers that are copied from a contact or a table
    .replace(/^\s*(\+\d{1,3})\s*\(0\)\s*/, '$1 ') // the zero that is left out after a country code
    .split(/[/,;|&#:]|(?=\+)|[\p{L}\p{M}]+\.?/u)
    .map((number) => number.trim())
    .filter((number) => /\d/.test(number));
}

export function withAsciiDigits(text: string) {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Unicode encodes the digits of a script from 0 to 9, and where two sets are neighbours each has ten. */
function valueOf(codePoint: number) {
  let first = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}
