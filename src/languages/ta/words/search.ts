import type { SearchKind } from '#contract/search.ts';

export const suggestions = 'பரிந்துரைகள்';
export const countSuggestions = (count: number) => (count === 1 ? '1 பரிந்துரை' : `${count} பரிந்துரைகள்`);
export const moreUrgentSigns = 'விரைவில் உதவி தேவைப்படும் மேலும் சில அறிகுறிகள்';

export const kinds: Record<SearchKind, string> = {
  condition: 'நோய்',
  symptom: 'அறிகுறி',
  problem: 'தொந்தரவு',
  treatment: 'சிகிச்சை',
  article: 'கட்டுரை',
  area: 'உடல் பகுதி',
  clinic: 'கிளினிக்கைப் பற்றி',
  person: 'பிசியோதெரபிஸ்ட்',
  page: 'கிளினிக்கைப் பற்றி',
};
