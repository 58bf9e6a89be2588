export const filter = { conditions: 'நோய்களில் தேடுங்கள்', symptoms: 'அறிகுறிகளில் தேடுங்கள்' } as const;
export const toLetter = {
  conditions: 'எழுத்தைத் தேர்வு செய்யுங்கள்: நோய்கள்',
  symptoms: 'எழுத்தைத் தேர்வு செய்யுங்கள்: அறிகுறிகள்',
} as const;
export const entries = (count: number) => `மொத்தம் ${count}`;
export const shownOf = (shown: number, count: number) => `${count} இல் ${shown}`;
export const skipList = 'இந்தப் பட்டியலைத் தாண்டிச் செல்லுங்கள்';
export const goWith = (count: number) =>
  count === 1 ? 'இந்த அறிகுறி வரக்கூடிய 1 நோய்: {symptom}' : `இந்த அறிகுறி வரக்கூடிய ${count} நோய்கள்: {symptom}`;
export const showAll = 'எல்லா நோய்களையும் காட்டுங்கள்';
export const therapies = (count: number) => (count === 1 ? '1 தெரபி' : `${count} தெரபிகள்`);
export const services = (count: number) => (count === 1 ? '1 சேவை' : `${count} சேவைகள்`);
export const more = (count: number) => `மேலும் ${count} காட்டுங்கள்`;
