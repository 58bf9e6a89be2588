export const years = (number: number) => `${number === 1 ? 'एक' : number} साल`;
export const months = (number: number) => `${number === 1 ? 'एक' : number} महीने`;
export const days = (number: number) => `${number === 1 ? 'एक' : number} दिन`;
export const untilErased = 'आपके मिटाने को कहने तक';
export const forPeriod = (period: string) => `${period} तक, या आपके मिटाने को कहने तक`;
