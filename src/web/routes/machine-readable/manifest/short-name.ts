import { lengthOf } from '#contract/plain/text-length.ts';

/** Characters that fit below an icon. */
const most = 15;

/** The first words of a clinic's name, for the place below an icon: as many as fit there, and never ending in 'and' or a comma. */
export function shortNameOf(name: string) {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const short = [first];
  for (const word of others) {
    if (lengthOf([...short, word].join(' ')) > most) break;
    short.push(word);
  }
  while (short.length < others.length + 1 && short.length > 1 && leadsOn.test(short.at(-1) ?? '')) short.pop();
  return short.join(' ').replace(/[,;:–—-]+$/, '');
}

/** A word in small letters or a sign such as '&', after which a name goes on. */
const leadsOn = /^[\p{Ll}\p{P}\p{S}]/u;
