export const saved = 'क्लिनिक की प्रोफ़ाइल सेव हो गई।';
export function visitsAhead({ visits, holds }: { visits: number; holds: number }) {
  const words = [visits > 0 && `${visits} विज़िट`, holds > 0 && (holds === 1 ? '1 रोका हुआ समय' : `${holds} रोके हुए समय`)];
  return `आगे ${words.filter(Boolean).join(' और ')} ${visits + holds === 1 ? 'है' : 'हैं'}। कृपया चुनें कि उनके समय का क्या हो।`;
}
export const saveFailure = 'क्लिनिक की प्रोफ़ाइल सेव नहीं हो पाई।';
export const uploadFailure = 'फ़ोटो अपलोड नहीं हो पाई।';
