// How long things are stored, in the words about privacy.

const count = (number: number, noun: string) => (number === 1 ? `one ${noun}` : `${number} ${noun}s`);

export const years = (number: number) => count(number, 'year');
export const months = (number: number) => count(number, 'month');
export const days = (number: number) => count(number, 'day');
export const untilErased = 'until you ask us to erase it';
export const forPeriod = (period: string) => `for ${period}, or until you ask us to erase it`;
