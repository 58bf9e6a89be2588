export const joints = {
  head: 'தலை',
  jaw: 'தாடை',
  neck: 'கழுத்து',
  shoulder: 'தோள்பட்டை',
  chest: 'நெஞ்சு',
  'upper-back': 'மேல் முதுகு',
  'low-back': 'கீழ் முதுகு',
  elbow: 'முழங்கை',
  wrist: 'மணிக்கட்டு',
  hand: 'கை',
  hip: 'இடுப்பு மூட்டு',
  thigh: 'தொடை',
  knee: 'முழங்கால்',
  calf: 'கெண்டைக்கால்',
  ankle: 'கணுக்கால்',
  foot: 'பாதம்',
};
export const ofSide = {
  left: (joint: string) => `${joint}, இடது பக்கம்`,
  right: (joint: string) => `${joint}, வலது பக்கம்`,
};
export const usualRange = (joint: string, degrees: number) => `${joint}. வழக்கமாகச் சுமார் ${degrees}° வரை.`;
