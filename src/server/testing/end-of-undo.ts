import { limits } from '#contract/plain/limits.ts';
import { purgeDeleted } from '#server/db/records.queries.ts';
import { deleteOrphanedUploads } from '#server/storage/orphaned-uploads.ts';
import type { TestApp } from './test-app.ts';

const hour = 3_600_000;

/** Does what the nightly jobs do an hour later: deleted rows go for good, and then the files that no row names. */
export async function endUndo(site: TestApp) {
  await purgeDeleted(site.db, site.clock.now + limits.undo + 1);
  // Files are as old as the machine's clock says.
  await deleteOrphanedUploads(site.db, site.storage, Date.now() + 2 * hour);
}
