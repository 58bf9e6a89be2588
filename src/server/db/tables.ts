import type { Generated, Selectable } from 'kysely';

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
  created_at: number;
  version: Generated<number>;
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

interface GalleryItemsTable {
  id: Generated<number>;
  title: string;
  image: string | null;
  youtube_id: string | null;
  treatment_name: string | null;
  alt: string | null;
  created_at: number;
  version: Generated<number>;
}

interface CareersTable {
  id: Generated<number>;
  position: string;
  description: string;
  experience: number;
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
  created_at: number;
  version: Generated<number>;
}

interface SymptomsTable {
  id: Generated<number>;
  name: string;
}

interface ConditionSymptomsTable {
  condition_id: number;
  symptom_id: number;
}

/** One row: the profile as JSON. */
interface ClinicProfileTable {
  id: 1;
  profile: string;
  version: Generated<number>;
}

interface AdministratorsTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  created_at: number;
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
interface KeptCountsTable {
  name: string;
  count: number;
}

/** Marks of what has been done once, such as seeding. */
interface MilestonesTable {
  name: string;
  reached_at: number;
}

/** Answers to requests that may come again: see `idempotency.queries.ts`. */
interface IdempotencyKeysTable {
  key: string;
  request_hash: string;
  answer: string;
  created_at: number;
}

export interface Tables {
  treatments: TreatmentsTable;
  states: StatesTable;
  cities: CitiesTable;
  appointments: AppointmentsTable;
  appointment_treatments: AppointmentTreatmentsTable;
  appointment_terms: AppointmentTermsTable;
  reviews: ReviewsTable;
  blogs: BlogsTable;
  gallery_items: GalleryItemsTable;
  careers: CareersTable;
  conditions: ConditionsTable;
  symptoms: SymptomsTable;
  condition_symptoms: ConditionSymptomsTable;
  clinic_profile: ClinicProfileTable;
  administrators: AdministratorsTable;
  sessions: SessionsTable;
  kept_counts: KeptCountsTable;
  milestones: MilestonesTable;
  idempotency_keys: IdempotencyKeysTable;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
