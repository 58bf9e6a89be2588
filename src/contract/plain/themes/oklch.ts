// Colours by lightness, chroma and hue, as OKLCH of CSS Color 4 defines them, and the contrast of WCAG 2.2.

export interface Oklch {
  /** 0 is black, 1 white. */
  lightness: number;
  chroma: number;
  /** Degrees. */
  hue: number;
}

type Three = readonly [number, number, number];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** The three parts of a colour such as #0b1f1d, from 0 to 255. */
export function partsOf(hex: string): Three {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const linearOf = (hex: string): Three => {
  const [red, green, blue] = partsOf(hex);
  return [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)];
};

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(hex: string) {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, for equal colours, to 21. */
export function contrast(one: string, other: string) {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The colour in sRGB, for browsers with and without OKLCH. What sRGB does not have gets less chroma, at the same lightness and hue. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  let [fits, tooMuch] = [0, chroma];
  let parts = linearParts(lightness, chroma, hue);
  if (!isInGamut(parts)) {
    for (let step = 0; step < 16; step += 1) {
      const tried = (fits + tooMuch) / 2;
      if (isInGamut(linearParts(lightness, tried, hue))) fits = tried;
      else tooMuch = tried;
    }
    parts = linearParts(lightness, fits, hue);
  }
  const bytes = parts.map((part) => Math.round(toGamma(Math.min(Math.max(part, 0), 1)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const isInGamut = (parts: Three) => parts.every((part) => part >= -0.0005 && part <= 1.0005);

function linearParts(lightness: number, chroma: number, hue: number): Three {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
