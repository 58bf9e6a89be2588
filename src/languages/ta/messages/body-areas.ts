import type { BodyArea } from '#contract/conditions.ts';

export const bodyAreaNames: Record<BodyArea, string> = {
  'head-and-neck': 'தலை, கழுத்து',
  shoulder: 'தோள்பட்டை',
  'elbow-wrist-hand': 'முழங்கை, மணிக்கட்டு, கை',
  back: 'முதுகு, இடுப்பு',
  'chest-and-breathing': 'நெஞ்சு, மூச்சு',
  'hip-and-pelvis': 'இடுப்பு மூட்டு, அடிவயிறு',
  leg: 'கால்',
  knee: 'முழங்கால்',
  'ankle-and-foot': 'கணுக்கால், பாதம்',
  'nerves-and-balance': 'நரம்புகள், சமநிலை',
};
