import type { SearchKind } from '#contract/search.ts';

export const suggestions = 'सुझाव';
export const countSuggestions = (count: number) => `${count} सुझाव`;
export const moreUrgentSigns = 'और लक्षण, जिनमें जल्दी मदद चाहिए';

export const kinds: Record<SearchKind, string> = {
  condition: 'बीमारी',
  symptom: 'लक्षण',
  problem: 'तकलीफ़',
  treatment: 'इलाज',
  article: 'लेख',
  area: 'शरीर का हिस्सा',
  clinic: 'क्लिनिक के बारे में',
  person: 'फ़िज़ियोथेरेपिस्ट',
  page: 'क्लिनिक के बारे में',
};
