export const empty = 'No data available';
