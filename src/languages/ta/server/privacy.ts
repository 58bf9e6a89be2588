export const years = (number: number) => (number === 1 ? 'ஒரு வருடம்' : `${number} வருடங்கள்`);
export const months = (number: number) => (number === 1 ? 'ஒரு மாதம்' : `${number} மாதங்கள்`);
export const days = (number: number) => (number === 1 ? 'ஒரு நாள்' : `${number} நாட்கள்`);
export const untilErased = 'நீங்கள் அழிக்கச் சொல்லும் வரை';
export const forPeriod = (period: string) => `${period}, அல்லது நீங்கள் அழிக்கச் சொல்லும் வரை`;
