export const newRequest = 'नया अनुरोध';

export function waiting(count: number) {
  return count === 0 ? 'कोई अनुरोध बाकी नहीं है।' : `${count} अनुरोध बाकी ${count === 1 ? 'है' : 'हैं'}।`;
}
