import { surviveLock, takeTyped } from '#web/api/locked-page.ts';
import { searchedWordsKey } from '#web/api/session.ts';

// Searched words are often names of patients: addresses stand in the browser's history and in the logs of proxies, so a list's
// address contains a short key, and this tab's storage the words.

const survives = 'searched words';

let keys: Map<string, string> | undefined;

/** The words that were searched in this tab, with their keys. */
function load(): Map<string, string> {
  if (keys) return keys;
  const stored: unknown = takeTyped(survives) ?? JSON.parse(sessionStorage.getItem(searchedWordsKey) ?? '[]');
  keys = new Map(stored as [string, string][]);
  store(keys);
  surviveLock(survives, () => [...load()]);
  return keys;
}

function store(all: Map<string, string>) {
  sessionStorage.setItem(searchedWordsKey, JSON.stringify([...all]));
}

export function keyOfWords(words: string): string {
  const all = load();
  const known = all.get(words);
  if (known) return known;
  const key = Math.random().toString(36).slice(2, 10);
  all.set(words, key);
  store(all);
  return key;
}

/** Empty for a key of another tab, or from before this one signed out. */
export function findWords(key: string): string {
  for (const [words, known] of load()) if (known === key) return words;
  return '';
}
