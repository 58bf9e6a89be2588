// Updates an installation in a folder, in a process that tests can kill: ROOT update PACKAGE KEY | ROOT rollback [BACKUP]
import { placesIn } from '#server/installation/places.ts';
import { rollBack, updateTo } from '#server/installation/update.ts';
import { exitWithError } from '#server/process/process-lifecycle.ts';

const [folder = '', command, ...args] = process.argv.slice(2);
const places = placesIn(folder);
const [first = '', second = ''] = args;
await (command === 'update'
  ? updateTo(places, first, second === 'unsigned' ? null : second)
  : rollBack(places, args[0])
).catch(exitWithError);
