export const resultsFor = (query: string) => `खोज के नतीजे: ${query}`;
export const results = 'नतीजे';
export const found = (count: number) => {
  if (count === 0) return 'कुछ नहीं मिला';
  return count === 1 ? '1 नतीजा' : `${count} नतीजे`;
};
export const orPartOfBody = 'या शरीर का हिस्सा चुनें';
export const bookFor = '{query} के लिए बुक करें';
export const askUs = 'हमसे पूछें: हम बता सकते हैं कि कौन मदद कर सकता है।';
export const nearest = 'इससे मिलते-जुलते नतीजे';
