export const joints = {
  head: 'सिर',
  jaw: 'जबड़ा',
  neck: 'गर्दन',
  shoulder: 'कंधा',
  chest: 'छाती',
  'upper-back': 'पीठ का ऊपरी हिस्सा',
  'low-back': 'कमर',
  elbow: 'कोहनी',
  wrist: 'कलाई',
  hand: 'हाथ',
  hip: 'कूल्हा',
  thigh: 'जाँघ',
  knee: 'घुटना',
  calf: 'पिंडली',
  ankle: 'टखना',
  foot: 'पंजा',
};
export const ofSide = {
  left: (joint: string) => `${joint}, बाईं ओर`,
  right: (joint: string) => `${joint}, दाईं ओर`,
};
export const usualRange = (joint: string, degrees: number) => `${joint}। आम तौर पर लगभग ${degrees}° तक।`;
