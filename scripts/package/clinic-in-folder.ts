// Updates an installation in a folder, in a process that tests can kill: ROOT update PACKAGE|ADDRESS [unsigned] [downgrade] |
// ROOT rollback [BACKUP]
import { placesIn } from '#server/installation/places.ts';
import { rollBack, updateTo } from '#server/installation/update.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';

const [folder = '', command, first = '', ...options] = process.argv.slice(2);
const places = placesIn(folder);
const source = /^https?:/.test(first) ? new URL(first) : first;
const [unsigned, downgrade] = ['unsigned', 'downgrade'].map((option) => options.includes(option));
await (command === 'update'
  ? updateTo(places, source, { unsigned: unsigned ?? false, downgrade: downgrade ?? false })
  : rollBack(places, first || undefined)
).catch(exitWithError);
