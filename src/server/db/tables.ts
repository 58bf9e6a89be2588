import type { Generated, Selectable } from 'kysely';
import type { ChangeAction, ChangedKind } from '#contract/audit-log.ts';

/** Times are milliseconds since 1970, flags are 0 or 1, in both databases. */
type Flag = 0 | 1;

interface TreatmentsTable {
  treatment_id: Generated<number>;
  treatment_description: string;
  kind: 'therapy' | 'service';
}

interface StatesTable {
  state_id: Generated<number>;
  state_name: string;
}

interface CitiesTable {
  city_id: Generated<number>;
  state_id: number;
  city_name: string;
}

interface AppointmentsTable {
  id: Generated<number>;
  reference: string;
  name: string;
  phone: string;
  email: string | null;
  state_id: number;
  city_id: number;
  conditions: string | null;
  remarks: string | null;
  /** The version that was shown; null where none was, as on the phone. */
  privacy_notice: string | null;
  created_at: number;
  version: Generated<number>;
}

interface AppointmentTreatmentsTable {
  appointment_id: number;
  treatment_id: number;
}

/** What an appointment can be found by: see `search-terms.ts`. */
interface AppointmentTermsTable {
  term: string;
  appointment_id: number;
}

interface ReviewsTable {
  id: Generated<number>;
  name: string;
  email: string;
  mobile: string;
  half_stars: number;
  description: string | null;
  visible: Flag;
  privacy_notice: string | null;
  created_at: number;
  version: Generated<number>;
}

/** What a review can be found by. */
interface ReviewTermsTable {
  term: string;
  review_id: number;
}

interface BlogsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  content: string;
  content_format: 'html' | 'text';
  /** The beginning of the text, for cards and lists. */
  preview: string;
  image: string | null;
  is_active: Flag;
  created_at: number;
  updated_at: number;
  version: Generated<number>;
}

/** Addresses at which visitors have seen a blog before, which lead to the one that it has now. */
interface BlogAddressesTable {
  slug: string;
  blog_id: number;
}

/** Pictures that were uploaded for the texts of blogs. */
interface BlogPicturesTable {
  /** Of its file under /uploads/blogs/. */
  name: string;
  /** When it was uploaded, or left the text of a blog. */
  last_used_at: number;
}

interface BlogPictureUsesTable {
  blog_id: number;
  name: string;
}

/** What a blog can be found by. */
interface BlogTermsTable {
  term: string;
  blog_id: number;
}

interface GalleryItemsTable {
  id: Generated<number>;
  title: string;
  image: string | null;
  youtube_id: string | null;
  treatment_name: string | null;
  alt: string | null;
  /** The highest comes first: see `positionGap`. */
  position: number;
  created_at: number;
  version: Generated<number>;
}

interface CareersTable {
  id: Generated<number>;
  position: string;
  description: string;
  experience: number;
  /** The last day on which it is open, in the clinic's time zone; null: until it is deleted. */
  closes_on: string | null;
  created_at: number;
  /** Set: deleted, and gone for good when the time for undoing is over. */
  deleted_at: number | null;
  version: Generated<number>;
}

interface ConditionsTable {
  id: Generated<number>;
  name: string;
  description: string;
  image: string | null;
  /** JSON of a text or of a list of titled points, as are the next two. */
  symptoms: string;
  causes: string;
  treatment: string;
  body_area: string | null;
  urgent_help: string | null;
  routine_help: string | null;
  reviewed_on: string | null;
  /** What the picture shows. */
  alt: string | null;
  created_at: number;
  version: Generated<number>;
}

interface SymptomsTable {
  id: Generated<number>;
  /** Unlike any other, whatever the case. */
  name: string;
  version: Generated<number>;
}

interface ConditionSymptomsTable {
  condition_id: number;
  symptom_id: number;
}

/** One row: the profile as JSON. */
interface ClinicProfileTable {
  id: 1;
  profile: string;
  /** How long requests and hidden reviews are kept; null: until somebody erases them. */
  retention_months: number | null;
  version: Generated<number>;
}

/** Uploads for the clinic profile, saved ones and those that still wait for it: see `clinic.service.ts`. */
interface ClinicPicturesTable {
  /** Path on the site without a leading slash. */
  path: string;
  created_at: number;
}

interface AdministratorsTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  created_at: number;
  /** Set: cannot sign in. */
  disabled_at: number | null;
  last_sign_in_at: number | null;
  /** Encrypted. Set: a sign-in needs a code beside the password. */
  totp_secret: string | null;
  /** The same while it is set up, until a code has shown that the app has it. */
  totp_new_secret: string | null;
  /** Its codes, up to the one of this step, are used up. */
  totp_used_step: number | null;
}

interface RecoveryCodesTable {
  administrator_id: number;
  code_hash: string;
}

interface SessionsTable {
  id: string;
  administrator_id: number;
  /** Set: the token works only together with the cookie of this hash. */
  cookie_hash: string | null;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

/** Row counts that are kept by whoever writes, since counting a million rows takes too long. */
interface CountersTable {
  name: string;
  count: number;
}

/** Marks of what has been done once, such as seeding. */
interface JobRunsTable {
  name: string;
  ran_at: number;
}

/** Answers to requests that may come again: see `idempotency.queries.ts`. */
interface IdempotencyKeysTable {
  key: string;
  request_hash: string;
  answer: string;
  created_at: number;
}

/** Who changed what: see `audit-log.queries.ts`. */
interface AuditLogTable {
  id: Generated<number>;
  created_at: number;
  /** Null: a command in the terminal. */
  administrator_id: number | null;
  action: ChangeAction;
  kind: ChangedKind;
  subject_id: number | null;
  subject: string | null;
}

export interface Tables {
  treatments: TreatmentsTable;
  states: StatesTable;
  cities: CitiesTable;
  appointments: AppointmentsTable;
  appointment_treatments: AppointmentTreatmentsTable;
  appointment_terms: AppointmentTermsTable;
  reviews: ReviewsTable;
  review_terms: ReviewTermsTable;
  blogs: BlogsTable;
  blog_addresses: BlogAddressesTable;
  blog_pictures: BlogPicturesTable;
  blog_picture_uses: BlogPictureUsesTable;
  blog_terms: BlogTermsTable;
  gallery_items: GalleryItemsTable;
  careers: CareersTable;
  conditions: ConditionsTable;
  symptoms: SymptomsTable;
  condition_symptoms: ConditionSymptomsTable;
  clinic_profile: ClinicProfileTable;
  clinic_pictures: ClinicPicturesTable;
  administrators: AdministratorsTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  counters: CountersTable;
  job_runs: JobRunsTable;
  idempotency_keys: IdempotencyKeysTable;
  audit_log: AuditLogTable;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
