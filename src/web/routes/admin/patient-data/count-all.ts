interface Counts {
  appointments: number;
  reviews: number;
}

/** '2 requests and 1 review', without what there is none of. */
export function countAll({ appointments, reviews }: Counts) {
  const counts = [count(appointments, 'request'), count(reviews, 'review')].filter((text) => text !== undefined);
  return counts.join(' and ') || 'Nothing';
}

function count(number: number, noun: string) {
  if (number === 0) return undefined;
  return number === 1 ? `1 ${noun}` : `${number.toLocaleString('en')} ${noun}s`;
}
