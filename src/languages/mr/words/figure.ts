export const joints = {
  head: 'डोके',
  jaw: 'जबडा',
  neck: 'मान',
  shoulder: 'खांदा',
  chest: 'छाती',
  'upper-back': 'पाठीचा वरचा भाग',
  'low-back': 'कंबर',
  elbow: 'कोपर',
  wrist: 'मनगट',
  hand: 'हात',
  hip: 'खुबा',
  thigh: 'मांडी',
  knee: 'गुडघा',
  calf: 'पोटरी',
  ankle: 'घोटा',
  foot: 'पाऊल',
};
export const ofSide = {
  left: (joint: string) => `${joint}, डावी बाजू`,
  right: (joint: string) => `${joint}, उजवी बाजू`,
};
export const usualRange = (joint: string, degrees: number) => `${joint}. सहसा सुमारे ${degrees}° पर्यंत.`;
