import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '#server/config.ts';
import { asMaintenance } from './connection-use.ts';
import { type Database, isPostgres } from './database.ts';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as auditLog from './migrations/0002-trail.ts';
import * as administrators from './migrations/0003-administrators.ts';
import * as reviewTerms from './migrations/0005-review-terms.ts';
import * as blogAddressesAndPictures from './migrations/0006-blog-addresses-and-pictures.ts';
import * as galleryOrderAndClosingDays from './migrations/0007-gallery-order-and-closing-days.ts';
import * as conditions from './migrations/0008-conditions.ts';
import * as clinicPictures from './migrations/0009-clinic-pictures.ts';
import * as contentChanges from './migrations/0010-content-changes.ts';
import * as blogTerms from './migrations/0012-blog-terms.ts';
import * as secondFactor from './migrations/0014-second-factor.ts';
import * as privacy from './migrations/0015-privacy.ts';
import * as standardNames from './migrations/0016-standard-names.ts';
import * as notices from './migrations/0017-notices.ts';
import * as withdrawals from './migrations/0018-withdrawals.ts';
import * as phoneTerms from './migrations/0019-phone-terms.ts';
import * as newReviews from './migrations/0020-new-reviews.ts';
import * as undo from './migrations/0021-undo.ts';
import * as idempotencyScopes from './migrations/0022-idempotency-scopes.ts';
import * as healthSafety from './migrations/0023-health-safety.ts';
import * as sessionCookies from './migrations/0024-session-cookies.ts';
import * as remarksDrafts from './migrations/0025-remarks-drafts.ts';
import * as phoneEndings from './migrations/0026-phone-endings.ts';
import * as noticesUndo from './migrations/0027-notices-undo.ts';
import * as composedCharacters from './migrations/0028-composed-characters.ts';
import * as requestsInAuditLog from './migrations/0029-requests-in-audit-log.ts';
import * as instances from './migrations/0030-instances.ts';
import * as practitioners from './migrations/0031-practitioners.ts';
import * as treatments from './migrations/0032-treatments.ts';
import * as followUp from './migrations/0034-follow-up.ts';
import * as visits from './migrations/0035-visits.ts';
import * as roles from './migrations/0037-roles.ts';
import * as people from './migrations/0038-people.ts';
import * as lockedSessions from './migrations/0039-locked-sessions.ts';
import * as texts from './migrations/0040-texts.ts';
import * as blogSchedule from './migrations/0041-blog-schedule.ts';
import * as history from './migrations/0042-history.ts';
import * as toldMarks from './migrations/0043-told-marks.ts';
import * as imports from './migrations/0044-imports.ts';
import * as visitsAndTimes from './migrations/0045-visits-and-times.ts';
import * as samplesAndFirstSteps from './migrations/0046-samples-and-first-steps.ts';
import * as importedBlogs from './migrations/0047-imported-blogs.ts';
import * as closures from './migrations/0048-closures.ts';
import * as reminders from './migrations/0053-reminders.ts';
import * as workingHoursAndRooms from './migrations/0058-working-hours-and-rooms.ts';
import * as secretLinks from './migrations/0070-secret-links.ts';
import * as waitList from './migrations/0071-wait-list.ts';
import * as wishesOfPatients from './migrations/0073-wishes-of-patients.ts';
import * as visitSettingsVersion from './migrations/0074-visit-settings-version.ts';
import * as uniqueNames from './migrations/0075-unique-names.ts';
import * as seenStage from './migrations/0086-seen-stage.ts';
import * as reviewsWithoutStars from './migrations/0087-reviews-without-stars.ts';
import * as timesOfChanges from './migrations/0088-times-of-changes.ts';
import * as reviewedBlogs from './migrations/0089-reviewed-blogs.ts';
import * as signInsInAuditLog from './migrations/0092-sign-ins-in-audit-log.ts';
import * as firstSignIn from './migrations/0093-first-sign-in.ts';
import * as vowelSigns from './migrations/0099-vowel-signs.ts';
import * as assignedRooms from './migrations/0100-assigned-rooms.ts';
import * as contactPreference from './migrations/0101-contact-preference.ts';
import * as problems from './migrations/0102-problems.ts';
import * as otherWords from './migrations/0103-other-words.ts';
import * as conditionTexts from './migrations/0104-condition-texts.ts';
import * as finishedRequests from './migrations/0107-finished-requests.ts';
import * as treatmentPages from './migrations/0108-treatment-pages.ts';
import * as pages from './migrations/0109-pages.ts';
import * as applications from './migrations/0110-applications.ts';
import * as treatmentSources from './migrations/0111-treatment-sources.ts';
import * as patients from './migrations/0112-patients.ts';
import * as patientMerges from './migrations/0113-patient-merges.ts';
import * as shownPractitioners from './migrations/0115-shown-practitioners.ts';
import * as practitionersAccounts from './migrations/0116-practitioners-accounts.ts';
import * as repeatingAbsences from './migrations/0117-repeating-absences.ts';
import * as offSite from './migrations/0118-off-site.ts';
import * as treatmentGivers from './migrations/0120-treatment-givers.ts';
import * as leftOutDays from './migrations/0121-left-out-days.ts';
import * as sampleRoomsAndPractitioners from './migrations/0122-sample-rooms-and-practitioners.ts';
import * as presences from './migrations/0123-presences.ts';
import { currentSchema, listMigrations } from './table-rows.queries.ts';

/** In order. A released name never changes. */
const migrations = {
  '0001-first-tables': firstTables,
  '0002-trail': auditLog,
  '0003-administrators': administrators,
  '0005-review-terms': reviewTerms,
  '0006-blog-addresses-and-pictures': blogAddressesAndPictures,
  '0007-gallery-order-and-closing-days': galleryOrderAndClosingDays,
  '0008-conditions': conditions,
  '0009-clinic-pictures': clinicPictures,
  '0010-content-changes': contentChanges,
  '0012-blog-terms': blogTerms,
  '0014-second-factor': secondFactor,
  '0015-privacy': privacy,
  '0016-standard-names': standardNames,
  '0017-notices': notices,
  '0018-withdrawals': withdrawals,
  '0019-phone-terms': phoneTerms,
  '0020-new-reviews': newReviews,
  '0021-undo': undo,
  '0022-idempotency-scopes': idempotencyScopes,
  '0023-health-safety': healthSafety,
  '0024-session-cookies': sessionCookies,
  '0025-remarks-drafts': remarksDrafts,
  '0026-phone-endings': phoneEndings,
  '0027-notices-undo': noticesUndo,
  '0028-composed-characters': composedCharacters,
  '0029-requests-in-audit-log': requestsInAuditLog,
  '0030-instances': instances,
  '0031-practitioners': practitioners,
  '0032-treatments': treatments,
  '0034-follow-up': followUp,
  '0035-visits': visits,
  '0037-roles': roles,
  '0038-people': people,
  '0039-locked-sessions': lockedSessions,
  '0040-texts': texts,
  '0041-blog-schedule': blogSchedule,
  '0042-history': history,
  '0043-told-marks': toldMarks,
  '0044-imports': imports,
  '0045-visits-and-times': visitsAndTimes,
  '0046-samples-and-first-steps': samplesAndFirstSteps,
  '0047-imported-blogs': importedBlogs,
  '0048-closures': closures,
  '0053-reminders': reminders,
  '0058-working-hours-and-rooms': workingHoursAndRooms,
  '0070-secret-links': secretLinks,
  '0071-wait-list': waitList,
  '0073-wishes-of-patients': wishesOfPatients,
  '0074-visit-settings-version': visitSettingsVersion,
  '0075-unique-names': uniqueNames,
  '0086-seen-stage': seenStage,
  '0087-reviews-without-stars': reviewsWithoutStars,
  '0088-times-of-changes': timesOfChanges,
  '0089-reviewed-blogs': reviewedBlogs,
  '0092-sign-ins-in-audit-log': signInsInAuditLog,
  '0093-first-sign-in': firstSignIn,
  '0099-vowel-signs': vowelSigns,
  '0100-assigned-rooms': assignedRooms,
  '0101-contact-preference': contactPreference,
  '0102-problems': problems,
  '0103-other-words': otherWords,
  '0104-condition-texts': conditionTexts,
  '0107-finished-requests': finishedRequests,
  '0108-treatment-pages': treatmentPages,
  '0109-pages': pages,
  '0110-applications': applications,
  '0111-treatment-sources': treatmentSources,
  '0112-patients': patients,
  '0113-patient-merges': patientMerges,
  '0115-shown-practitioners': shownPractitioners,
  '0116-practitioners-accounts': practitionersAccounts,
  '0117-repeating-absences': repeatingAbsences,
  '0118-off-site': offSite,
  '0120-treatment-givers': treatmentGivers,
  '0121-left-out-days': leftOutDays,
  '0122-sample-rooms-and-practitioners': sampleRoomsAndPractitioners,
  '0123-presences': presences,
};

/** Whether this version of the program has the migration. */
export function isKnownMigration(name: string) {
  return Object.hasOwn(migrations, name);
}

/**
 * Migrates the schema to the latest version, or up to the migration `until`. A failed migration is rolled back.
 * @throws StartError if a migration fails, or if the database was written by a newer version of the program.
 */
export async function migrate(db: Database, until?: string) {
  await asMaintenance(() => migrateTo(db, until));
}

async function migrateTo(db: Database, until: string | undefined) {
  refuseNewer(await listMigrations(db));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(isPostgres(db) && { migrationTableSchema: await currentSchema(db) }), // otherwise it finds the table of any schema
  });
  // Another instance may be migrating, which takes a while with many rows.
  if (!isPostgres(db)) await sql`pragma busy_timeout = 60000`.execute(db);
  const { error } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest());
  if (!isPostgres(db)) await sql`pragma busy_timeout = 20`.execute(db); // as `node-sqlite-dialect.ts` opens it
  if (error)
    throw new StartError(
      `The database could not be brought up to date, and is as it was: ${error instanceof Error ? error.message : 'unknown reason'}`,
      { cause: error },
    );
}

/** Checks before anything is written, so that the newer version still works with the database. */
function refuseNewer(applied: readonly string[]) {
  const unknown = applied.find((name) => !isKnownMigration(name));
  if (unknown)
    throw new StartError(
      `The database was written by a newer version of this program (${unknown}). Start that version, or restore a backup that an older one has made.`,
    );
}

/** Whether the database has a schema that is out of date; false for an empty database. */
export async function needsMigration(db: Database) {
  const applied = await listMigrations(db);
  return applied.length > 0 && applied.length < Object.keys(migrations).length;
}
