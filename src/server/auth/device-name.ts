/** Order matters, because browsers also name others in their user agent. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: typeof browsers = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

/** A browser in plain words, such as 'Chrome on Windows', from its `User-Agent`. Nothing else of that header is stored. */
export function deviceName(userAgent: string) {
  const find = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = find(browsers) ?? 'A browser';
  const system = find(systems);
  return system ? `${browser} on ${article(system)}${system}` : browser;
}

/** Things have one, systems none: 'on an iPhone', 'on Windows'. */
function article(system: string) {
  if (system.startsWith('i')) return 'an ';
  return /^(?:Mac|Chromebook)$/.test(system) ? 'a ' : '';
}
