// Words of the figure on which visitors touch where it hurts.

export const joints = {
  head: 'Head',
  jaw: 'Jaw',
  neck: 'Neck',
  shoulder: 'Shoulder',
  chest: 'Chest',
  'upper-back': 'Upper back',
  'low-back': 'Low back',
  elbow: 'Elbow',
  wrist: 'Wrist',
  hand: 'Hand',
  hip: 'Hip',
  thigh: 'Thigh',
  knee: 'Knee',
  calf: 'Lower leg',
  ankle: 'Ankle',
  foot: 'Foot',
};
export const ofSide = {
  left: (joint: string) => `${joint}, left side`,
  right: (joint: string) => `${joint}, right side`,
};
export const usualRange = (joint: string, degrees: number) => `${joint}. Usual range: about ${degrees}°.`;
