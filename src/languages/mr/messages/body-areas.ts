import type { BodyArea } from '#contract/conditions.ts';

/** Body areas from head to foot, the order of the index of conditions. */
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
