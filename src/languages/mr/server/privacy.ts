export const years = (number: number) => (number === 1 ? 'एक वर्ष' : `${number} वर्षे`);
export const months = (number: number) => (number === 1 ? 'एक महिना' : `${number} महिने`);
export const days = (number: number) => (number === 1 ? 'एक दिवस' : `${number} दिवस`);
export const untilErased = 'तुम्ही पुसून टाकायला सांगेपर्यंत';
export const forPeriod = (period: string) => `${period}, किंवा तुम्ही पुसून टाकायला सांगेपर्यंत`;
