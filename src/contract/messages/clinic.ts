export const saved = 'Clinic profile saved.';
export function visitsAhead({ visits, holds }: { visits: number; holds: number }) {
  const words = [
    visits > 0 && (visits === 1 ? '1 visit' : `${visits} visits`),
    holds > 0 && (holds === 1 ? '1 held time' : `${holds} held times`),
  ];
  const lie = visits + holds === 1 ? 'lies' : 'lie';
  return `${words.filter(Boolean).join(' and ')} ${lie} ahead. Please choose what happens to their times.`;
}
export const saveFailure = 'Failed to save the clinic profile.';
export const uploadFailure = 'Failed to upload the picture.';
