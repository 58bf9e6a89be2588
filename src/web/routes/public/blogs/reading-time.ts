/** What people read of a quiet text in a minute, according to studies of silent reading, rounded down for a screen. */
const wordsPerMinute = 200;

/** How long a text takes to read, in whole minutes. Takes plain text as well as sanitised HTML. */
export function countMinutes(content: string): number {
  const words = content.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
