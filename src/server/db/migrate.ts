import { Migrator } from 'kysely/migration';
import { StartError } from '#server/config.ts';
import type { Database } from './database.ts';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as trail from './migrations/0002-trail.ts';
import * as administrators from './migrations/0003-administrators.ts';
import * as reviewTerms from './migrations/0005-review-terms.ts';
import * as blogAddressesAndPictures from './migrations/0006-blog-addresses-and-pictures.ts';
import * as galleryOrderAndClosingDays from './migrations/0007-gallery-order-and-closing-days.ts';
import * as conditions from './migrations/0008-conditions.ts';
import * as clinicPictures from './migrations/0009-clinic-pictures.ts';
import * as contentChanges from './migrations/0010-content-changes.ts';
import * as blogTerms from './migrations/0012-blog-terms.ts';
import * as secondFactor from './migrations/0014-second-factor.ts';

/** In order; a name never changes once it has been released. */
const migrations = {
  '0001-first-tables': firstTables,
  '0002-trail': trail,
  '0003-administrators': administrators,
  '0005-review-terms': reviewTerms,
  '0006-blog-addresses-and-pictures': blogAddressesAndPictures,
  '0007-gallery-order-and-closing-days': galleryOrderAndClosingDays,
  '0008-conditions': conditions,
  '0009-clinic-pictures': clinicPictures,
  '0010-content-changes': contentChanges,
  '0012-blog-terms': blogTerms,
  '0014-second-factor': secondFactor,
};

/**
 * Brings the schema up to date; a migration that fails leaves the old state.
 * @throws StartError when one fails, or when the database was written by a newer program.
 */
export async function migrate(db: Database) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error)
    throw new StartError(
      `The database could not be brought up to date: ${error instanceof Error ? error.message : 'unknown reason'}`,
      { cause: error },
    );
}
