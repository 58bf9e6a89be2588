export const newRequest = 'New request';

export function waiting(count: number) {
  if (count === 0) return 'No requests are waiting.';
  return count === 1 ? '1 request is waiting.' : `${count} requests are waiting.`;
}
