import { slugOf } from '#contract/plain/slug.ts';

/** The slug of a new treatment or page: of its name, with a number behind it if another one has it. It never is a number alone, as ids are. */
export function freeSlugOf(name: string, taken: readonly (string | null)[], noun = 'treatment') {
  const own = slugOf(name);
  const wanted = /\D/.test(own) ? own : `${noun}-${own}`.replace(/-$/, '');
  let slug = wanted;
  for (let number = 2; taken.includes(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
