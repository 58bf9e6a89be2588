import type { SearchKind } from '#contract/search.ts';

export const resultsFor = (query: string) => `शोधाचे निकाल: ${query}`;
export const results = 'निकाल';
export const found = (count: number) => (count === 0 ? 'काहीही सापडले नाही' : `${count} निकाल`);
export const orPartOfBody = 'किंवा शरीराचा भाग निवडा';
export const bookFor = '{query} साठी बुक करा';
export const askUs = 'आम्हाला विचारा: कोण मदत करू शकेल ते आम्ही सांगू.';
export const nearest = 'याच्या जवळचे निकाल';
export const bestAnswer = 'सर्वात योग्य उत्तर';
export const groups: Record<SearchKind, string> = {
  condition: 'आजार',
  symptom: 'काय जाणवू शकते',
  problem: 'यासाठी बुक करा',
  treatment: 'उपचार',
  article: 'लेख',
  area: 'शरीराचे भाग',
  clinic: 'क्लिनिकबद्दल',
  person: 'आमची टीम',
  page: 'क्लिनिकबद्दल',
};
