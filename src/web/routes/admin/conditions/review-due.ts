/** Never reviewed, or more than a year ago. Days like 2026-11-20. */
export function isReviewDue(reviewedOn: string | null, today: string) {
  return reviewedOn === null || reviewedOn < aYearBefore(today);
}

/** A day that does not exist, such as 29 February, sorts where it would be. */
function aYearBefore(day: string) {
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
}
