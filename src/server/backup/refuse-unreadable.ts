import { StartError } from '#server/config.ts';
import { whyUnreadable } from '#server/db/migrate.ts';
import type { Manifest } from './manifest.ts';

/** @throws StartError if another version of the program has to restore this backup, or copy off site. */
export function refuseUnreadable(
  what: 'backup' | 'copy',
  { migrations, version }: Pick<Manifest, 'migrations' | 'version'>,
) {
  const unreadable = whyUnreadable(migrations);
  if (unreadable?.reason === 'newer')
    throw new StartError(
      `This ${what} was made by a newer version of this program (${version}). Restore it with that one.`,
    );
  if (unreadable)
    throw new StartError(
      `This ${what} has a database from before version 2.0.0. Restore it with that version, and then start this one.`,
    );
}
