import type { BodyArea } from '#contract/conditions.ts';

export const bodyAreaNames: Record<BodyArea, string> = {
  'head-and-neck': 'डोके आणि मान',
  shoulder: 'खांदा',
  'elbow-wrist-hand': 'कोपर, मनगट आणि हात',
  back: 'पाठ आणि कंबर',
  'chest-and-breathing': 'छाती आणि श्वास',
  'hip-and-pelvis': 'खुबा आणि ओटीपोट',
  leg: 'पाय',
  knee: 'गुडघा',
  'ankle-and-foot': 'घोटा आणि पाऊल',
  'nerves-and-balance': 'नसा आणि तोल',
};
