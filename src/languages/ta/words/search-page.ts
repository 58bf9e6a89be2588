import type { SearchKind } from '#contract/search.ts';

export const resultsFor = (query: string) => `தேடல் முடிவுகள்: ${query}`;
export const results = 'முடிவுகள்';
export const found = (count: number) => {
  if (count === 0) return 'எதுவும் கிடைக்கவில்லை';
  return count === 1 ? '1 முடிவு' : `${count} முடிவுகள்`;
};
export const orPartOfBody = 'அல்லது உடலின் பகுதியைத் தேர்வு செய்யுங்கள்';
export const bookFor = 'புக் செய்யுங்கள்: {query}';
export const askUs = 'எங்களிடம் கேளுங்கள்: யார் உதவ முடியும் என்று சொல்வோம்.';
export const nearest = 'இதற்கு நெருக்கமான முடிவுகள்';
export const bestAnswer = 'சிறந்த பதில்';
export const groups: Record<SearchKind, string> = {
  condition: 'நோய்கள்',
  symptom: 'உணரக்கூடியவை',
  problem: 'இவற்றுக்குப் புக் செய்யுங்கள்',
  treatment: 'சிகிச்சைகள்',
  article: 'கட்டுரைகள்',
  area: 'உடலின் பகுதிகள்',
  clinic: 'கிளினிக் பற்றி',
  person: 'எங்கள் குழு',
  page: 'கிளினிக் பற்றி',
};
