import type { BodyArea } from '#contract/conditions.ts';

export const bodyAreaNames: Record<BodyArea, string> = {
  'head-and-neck': 'सिर और गर्दन',
  shoulder: 'कंधा',
  'elbow-wrist-hand': 'कोहनी, कलाई और हाथ',
  back: 'पीठ और कमर',
  'chest-and-breathing': 'छाती और साँस',
  'hip-and-pelvis': 'कूल्हा और पेड़ू',
  leg: 'टाँग',
  knee: 'घुटना',
  'ankle-and-foot': 'टखना और पंजा',
  'nerves-and-balance': 'नसें और संतुलन',
};
