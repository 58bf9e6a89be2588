import type { BodyArea } from './conditions.ts';

/** From head to foot, as the index of conditions lists them. */
export const bodyAreaNames: Record<BodyArea, string> = {
  'head-and-neck': 'Head and neck',
  shoulder: 'Shoulder',
  'elbow-wrist-hand': 'Elbow, wrist and hand',
  back: 'Back',
  'chest-and-breathing': 'Chest and breathing',
  'hip-and-pelvis': 'Hip and pelvis',
  leg: 'Leg',
  knee: 'Knee',
  'ankle-and-foot': 'Ankle and foot',
  'nerves-and-balance': 'Nerves and balance',
};
