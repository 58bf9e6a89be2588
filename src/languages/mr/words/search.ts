import type { SearchKind } from '#contract/search.ts';

export const suggestions = 'सूचना';
export const countSuggestions = (count: number) => `${count} सूचना`;
export const moreUrgentSigns = 'लवकर मदत लागणारी आणखी लक्षणे';

export const kinds: Record<SearchKind, string> = {
  condition: 'आजार',
  symptom: 'लक्षण',
  problem: 'त्रास',
  treatment: 'उपचार',
  article: 'लेख',
  area: 'शरीराचा भाग',
  clinic: 'क्लिनिकबद्दल',
  person: 'फिजिओथेरपिस्ट',
  page: 'क्लिनिकबद्दल',
};
