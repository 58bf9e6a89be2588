import type { WeekDay } from '#contract/clinic.ts';

export const canGoWith = (conditions: string) => `இவற்றுடன் வரலாம்: ${conditions}`;
export const treatedWith = (treatments: string) => `இதற்கான சிகிச்சைகள்: ${treatments}`;
export const withConditions = (conditions: string) => `இங்குள்ள நோய்கள்: ${conditions}`;
export const minutes = (count: number) => (count === 1 ? '1 நிமிடம்' : `${count} நிமிடங்கள்`);

export const titles = {
  hours: 'திறந்திருக்கும் நேரம்',
  place: 'எங்கள் முகவரி',
  access: 'பார்க்கிங், உள்ளே வரும் வழி',
  prices: 'கட்டணம்',
  payment: 'பணம் செலுத்தும் வழிகள், காப்பீடு',
  languages: 'மொழிகள்',
  contact: 'போன், இமெயில்',
};

export const askUs = (phone: string) => `எங்களிடம் கேளுங்கள்: ${phone}`;
export const pricesFrom = (price: string) => `${price} முதல்`;

export const weekDays: Record<WeekDay, string> = {
  Monday: 'திங்கள்',
  Tuesday: 'செவ்வாய்',
  Wednesday: 'புதன்',
  Thursday: 'வியாழன்',
  Friday: 'வெள்ளி',
  Saturday: 'சனி',
  Sunday: 'ஞாயிறு',
};

export const daysFromTo = (first: string, last: string) => `${first} முதல் ${last} வரை`;
export const timesFromTo = (opens: string, closes: string) => `${opens} முதல் ${closes} வரை`;
export const and = (parts: readonly string[]) => parts.join(' மற்றும் ');
export const openOn = (days: string, times: string) => `${days}: ${times}`;
export const closedOn = (days: string) => `${days}: விடுமுறை`;
export const allHours = (rows: readonly string[]) => rows.join('. ');
