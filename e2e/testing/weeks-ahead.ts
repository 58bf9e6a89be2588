/** The date that is so many days after a Monday at least four weeks away, where nothing of today matters, as '2026-12-29'. */
export function dayAfterMonday(days: number): string {
  const day = new Date(Date.now() + 28 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7) + days);
  return day.toISOString().slice(0, 10);
}

export const monday = dayAfterMonday(0);
