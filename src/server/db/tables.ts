import type { Generated, Selectable } from 'kysely';
import type { Channel } from '#contract/appointments.ts';
import type { ChangeAction, ChangedKind } from '#contract/audit-log.ts';
import type { ConfirmableStep } from '#contract/first-step-names.ts';
import type { ImportSource, ImportState } from '#contract/imports.ts';
import type { NoteKind, Outcome, Stage } from '#contract/request-states.ts';
import type { Role } from '#contract/roles.ts';
import type { MessageKey } from '#contract/template-fields.ts';
import type { AbsenceKind, VisitStatus } from '#contract/visit-states.ts';

/** Times are milliseconds since 1970, flags are 0 or 1, in both databases. */
type Flag = 0 | 1;

/** Of rows whose deletion can be undone: see `deletions.queries.ts`. */
interface Undoable {
  /** Null unless deleted. */
  deleted_at: Generated<number | null>;
}

interface TreatmentsTable {
  treatment_id: Generated<number>;
  treatment_description: string;
  kind: 'therapy' | 'service';
  /** Risks, and who should not have it. */
  not_if: string | null;
  /** Lowest first; of equal ones the older. */
  position: Generated<number>;
  minutes: Generated<number>;
  /** Time after it in which nobody else comes, in minutes. */
  buffer_minutes: Generated<number>;
  /** Lowest price in minor units of the clinic's currency. */
  price_from: Generated<number | null>;
  is_hidden: Generated<Flag>;
  version: Generated<number>;
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
  /** The version that was shown; null if none was, as on the phone. */
  privacy_notice: string | null;
  /** Of a pending request: see `request-stage.queries.ts`. A done one keeps its last. */
  stage: Generated<Stage>;
  /** Null until done, and where an older version marked it as done, which means finished. */
  outcome: Generated<Outcome | null>;
  /** When to call again; null if nobody has to. */
  next_call_at: Generated<number | null>;
  reopened_at: Generated<number | null>;
  /** When the patient was told something last; null if nothing. */
  told_at: Generated<number | null>;
  /** JSON: when it suits the patient, as the contract's `Wishes`. */
  wishes: Generated<string | null>;
  created_at: number;
  /** Invented for the demo, and never saved since. */
  is_sample: Generated<Flag>;
  version: Generated<number>;
}

/** What the front desk notes on a request, and calls that nobody answered. */
interface AppointmentNotesTable {
  id: Generated<number>;
  appointment_id: number;
  administrator_id: number | null;
  kind: NoteKind;
  text: string;
  /** Written on the patient's page. */
  from_patient: Generated<Flag>;
  created_at: number;
}

/** The secret of an address: a hash to find it by, and the token itself, encrypted, to show it again. */
interface SecretLink {
  token_hash: string;
  token: string;
  created_at: number;
}

/** Of the patient's page: one for each request. */
interface PatientLinksTable extends SecretLink {
  appointment_id: number;
}

/** Calendars of practitioners for other programs. */
interface CalendarFeedsTable extends SecretLink {
  practitioner_id: number;
  /** Patients' names instead of their initials. */
  with_names: Generated<Flag>;
}

interface RoomsTable {
  id: Generated<number>;
  name: string;
  is_hidden: Generated<Flag>;
  /** Those with the same are in the order of their ids. */
  position: Generated<number>;
  version: Generated<number>;
}

/** Times at the clinic that were agreed for a request. */
interface VisitsTable {
  id: Generated<number>;
  appointment_id: number;
  /** Null until somebody says who. */
  practitioner_id: number | null;
  room_id: number | null;
  starts_at: number;
  ends_at: number;
  status: Generated<VisitStatus>;
  /** Which of the practitioner's patients side by side, from 0; null without a practitioner. */
  lane: Generated<number | null>;
  /** Booked although the practitioner or the room was taken. */
  overbooked: Generated<Flag>;
  /** The first visit of its series. */
  series_id: Generated<number | null>;
  /** When it last got another time; null if it never did. */
  moved_at: Generated<number | null>;
  created_at: number;
  version: Generated<number>;
}

/** When a practitioner works. On a day in several rows, the one with the latest first day counts. */
interface WorkingHoursTable extends Undoable {
  id: Generated<number>;
  practitioner_id: number;
  /** Days in the clinic's time zone, both included. */
  valid_from: string;
  valid_until: string | null;
  /** JSON, like the opening hours of the clinic profile. */
  hours: string;
  created_at: number;
  version: Generated<number>;
}

/** Leave and breaks. */
interface AbsencesTable extends Undoable {
  id: Generated<number>;
  practitioner_id: number;
  kind: AbsenceKind;
  starts_at: number;
  ends_at: number;
  reason: string | null;
  created_at: number;
  version: Generated<number>;
}

/** A free time that a visitor has asked for, which nobody else gets until `hold_until`. */
interface HoldsTable {
  id: Generated<number>;
  appointment_id: number;
  practitioner_id: number;
  lane: number;
  starts_at: number;
  ends_at: number;
  hold_until: number;
}

/** One hold for each phone number and e-mail address. */
interface HoldContactsTable {
  contact: string;
  hold_id: number;
  hold_until: number;
}

/** The primary key is what makes double bookings impossible: see `occupied-times.queries.ts`. */
interface OccupiedTimesTable {
  actor: 'practitioner' | 'room';
  actor_id: number;
  lane: number;
  /** Five minutes since 1970. */
  step: number;
  visit_id: number | null;
  hold_id: number | null;
  /** Null for a visit. */
  hold_until: number | null;
}

/** What the patient was told, how and by whom. */
interface ToldMarksTable {
  id: Generated<number>;
  appointment_id: number;
  administrator_id: number | null;
  message: MessageKey;
  channel: Channel;
  created_at: number;
  /** The visit of the request that it is about begins then; null for a message about none. */
  visit_starts_at: Generated<number | null>;
}

/** Who wants an earlier time. */
interface WaitListTable {
  id: Generated<number>;
  created_at: number;
  version: Generated<number>;
  appointment_id: number;
  /** What would be moved. */
  visit_id: number | null;
  /** Null for anybody. */
  practitioner_id: number | null;
  /** JSON; any if there are none. */
  days: string;
  parts: string;
  /** The last day, in the clinic's time zone. */
  until: string;
  /** 1 if the patient has asked on their page. */
  from_patient: Generated<number>;
}

interface MessageTemplatesTable {
  id: Generated<number>;
  key: MessageKey;
  /** Null until somebody changes the words. */
  text: string | null;
  version: Generated<number>;
}

/** Remarks that an administrator has typed and not saved yet. */
interface RemarksDraftsTable {
  appointment_id: number;
  administrator_id: number;
  text: string;
  typed_at: number;
}

interface AppointmentTreatmentsTable {
  appointment_id: number;
  treatment_id: number;
  /** As it was called at the time of booking; null if an instance of the last release stored it. */
  name: Generated<string | null>;
}

/** Search terms of appointments: see `search-terms.ts`. */
interface AppointmentTermsTable {
  term: string;
  appointment_id: number;
}

interface ReviewsTable extends Undoable {
  id: Generated<number>;
  name: string;
  email: string;
  mobile: string;
  half_stars: number;
  description: string | null;
  visible: Flag;
  /** 1 until an administrator shows or hides it for the first time. */
  is_new: Generated<Flag>;
  privacy_notice: string | null;
  /** Whether its author agrees to show it; null if nobody asked. */
  may_publish: Flag | null;
  /** Invented for the demo; never part of a rating. */
  is_sample: Generated<Flag>;
  created_at: number;
  version: Generated<number>;
}

/** Search terms of reviews. */
interface ReviewTermsTable {
  term: string;
  review_id: number;
}

interface BlogsTable extends Undoable {
  id: Generated<number>;
  slug: string;
  title: string;
  content: string;
  content_format: 'html' | 'text';
  /** Start of the text, for cards and lists. */
  preview: string;
  image: string | null;
  is_active: Flag;
  /** When a draft will be published by itself. */
  publish_at: Generated<number | null>;
  /** The publication date that visitors see; null before the first publication. */
  published_at: Generated<number | null>;
  author: Generated<string | null>;
  created_at: number;
  updated_at: number;
  /** Invented for the demo, and never saved since. */
  is_sample: Generated<Flag>;
  version: Generated<number>;
}

/** Former slugs of published blogs, which still find the blog. */
interface BlogAddressesTable {
  slug: string;
  blog_id: number;
}

/** Pictures uploaded for the texts of blogs. */
interface BlogPicturesTable {
  /** File name under /uploads/blogs/. */
  name: string;
  /** When it was uploaded, or left the text of a blog. */
  last_used_at: number;
}

interface BlogPictureUsesTable {
  blog_id: number;
  name: string;
}

/** Search terms of blogs. */
interface BlogTermsTable {
  term: string;
  blog_id: number;
}

interface GalleryItemsTable extends Undoable {
  id: Generated<number>;
  title: string;
  image: string | null;
  youtube_id: string | null;
  treatment_name: string | null;
  alt: string | null;
  /** Highest first: see `positionGap`. */
  position: number;
  created_at: number;
  /** Invented for the demo, and never saved since. */
  is_sample: Generated<Flag>;
  version: Generated<number>;
}

interface CareersTable extends Undoable {
  id: Generated<number>;
  position: string;
  description: string;
  experience: number;
  /** The last public day, in the clinic's time zone; null if open until deleted. */
  closes_on: string | null;
  created_at: number;
  /** Invented for the demo, and never saved since. */
  is_sample: Generated<Flag>;
  version: Generated<number>;
}

interface NoticesTable extends Undoable {
  id: Generated<number>;
  text: string;
  /** The first and the last day on which it shows, in the clinic's time zone. */
  starts_on: string;
  ends_on: string;
  /** An https address, or a path of the site. */
  link: string | null;
  created_at: number;
  version: Generated<number>;
}

interface ClosuresTable extends Undoable {
  id: Generated<number>;
  /** What visitors read, such as Diwali. */
  reason: string;
  /** The first and the last day, in the clinic's time zone. */
  starts_on: string;
  ends_on: string;
  /** JSON: the hours of each of the days. Without any, the clinic is closed. */
  spans: string;
  created_at: number;
  version: Generated<number>;
}

interface ConditionsTable extends Undoable {
  id: Generated<number>;
  name: string;
  description: string;
  image: string | null;
  /** JSON of a text or of a list of titled points, like the next two columns. */
  symptoms: string;
  causes: string;
  treatment: string;
  body_area: string | null;
  urgent_help: string | null;
  routine_help: string | null;
  reviewed_on: string | null;
  reviewed_by: string | null;
  /** Written for the demo, and never saved since. */
  is_sample: Generated<Flag>;
  /** Alternative text of the picture. */
  alt: string | null;
  created_at: number;
  version: Generated<number>;
}

interface SymptomsTable extends Undoable {
  id: Generated<number>;
  /** Unique, ignoring case. */
  name: string;
  /** When this symptom needs help at once. */
  urgent_help: string | null;
  /** Invented for the demo, and never saved since. */
  is_sample: Generated<Flag>;
  version: Generated<number>;
}

interface ConditionSymptomsTable {
  condition_id: number;
  symptom_id: number;
}

/** A single row with the profile as JSON. */
interface ClinicProfileTable {
  id: 1;
  profile: string;
  /** Retention period of requests and hidden reviews; null to keep them until somebody erases them. */
  retention_months: number | null;
  /** After how many minutes without activity a session is locked. */
  lock_minutes: Generated<number>;
  /** Whether visitors can choose among free times, and the rest of the contract's `VisitSettings`. */
  settings_version: Generated<number>;
  offers_times: Generated<Flag>;
  hold_hours: Generated<number>;
  cancel_hours: Generated<number>;
  notice_hours: Generated<number>;
  weeks_ahead: Generated<number>;
  version: Generated<number>;
}

/** What an owner has said of the first steps: that one is done, or that the list is hidden (`hidden`). */
interface FirstStepsTable {
  name: ConfirmableStep | 'hidden';
  said_at: number;
}

interface PractitionersTable {
  id: Generated<number>;
  name: string;
  qualification: string;
  specialty: string;
  description: string;
  biography: string | null;
  registration: string | null;
  years_of_experience: number;
  /** Path on the site without a leading slash. */
  image: string | null;
  /** Lowest first. */
  position: number;
  /** Null while the clinic profile lists the practitioner. Rows stay, because others refer to them. */
  left_at: Generated<number | null>;
  /** How many patients at the same time. */
  side_by_side: Generated<number>;
}

/** Words of the public pages, where they differ from the default: see `text-fields.ts` in the contract. */
interface PageTextsTable {
  id: Generated<number>;
  page: string;
  /** JSON, by field. */
  words: string;
  /** Of the page about privacy; null while it has the default words. */
  privacy_version: string | null;
  version: Generated<number>;
}

/** The words of each version of the page about privacy, of which forms store the version. */
interface PrivacyVersionsTable {
  id: Generated<number>;
  version: string;
  words: string;
  created_at: number;
}

/** What somebody looks at before publishing it: see `previews.queries.ts`. */
interface PreviewsTable {
  id: Generated<number>;
  /** Random; whoever knows it sees the preview. */
  key: string;
  administrator_id: number;
  /** JSON of answers of the API, by path. */
  answers: string;
  created_at: number;
}

/** Uploads for the clinic profile, used or not yet used by it: see `clinic.service.ts`. */
interface ClinicPicturesTable {
  /** Path on the site without a leading slash. */
  path: string;
  created_at: number;
}

interface AdministratorsTable {
  id: Generated<number>;
  email: string;
  role: Generated<Role>;
  password_hash: string;
  created_at: number;
  /** If set, the administrator cannot sign in. */
  disabled_at: number | null;
  /** If set, nobody sees the administrator any more but in the audit log. `disabled_at` is set as well. */
  removed_at: number | null;
  last_sign_in_at: number | null;
  /** Encrypted. If set, a sign-in needs a code in addition to the password. */
  totp_secret: string | null;
  /** Encrypted. A secret that is not yet confirmed by a code. */
  totp_new_secret: string | null;
  /** The last time step whose code was used; codes up to it are invalid. */
  totp_used_step: number | null;
}

/** A link with which an administrator sets a new password. There is one at a time. */
interface PasswordLinksTable {
  administrator_id: number;
  token_hash: string;
  expires_at: number;
}

interface RecoveryCodesTable {
  administrator_id: number;
  code_hash: string;
}

interface SessionsTable {
  id: string;
  administrator_id: number;
  /** If set, the token works only with the cookie of this hash. */
  cookie_hash: string | null;
  /** Browser and system in plain words; null for a script, and for a session of an older version. */
  device: string | null;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  /** Null unless it is locked. One that was not used for long enough is locked as well. */
  locked_at: Generated<number | null>;
}

/** Row counts, maintained by every write, because counting a million rows is slow. */
interface CountersTable {
  name: string;
  count: number;
}

/** One-time jobs that have run, such as seeding, and leases of recurring ones. */
interface JobRunsTable {
  name: string;
  ran_at: number;
}

/** Calls that are limited, counted by all instances: see `shared-limit-store.ts`. */
interface LimitCountsTable {
  /** A hash of the limit's name and of whose calls they are, because that may be an address. */
  key: string;
  calls: number;
  /** Both by the database's clock. */
  since: number;
  forgotten_at: number;
}

/** Running instances: see `instances.ts`. */
interface InstancesTable {
  id: string;
  host: string;
  version: string;
  secret_fingerprint: string;
  /** By the database's clock. */
  seen_at: number;
}

/** Answers to requests that may be repeated: see `idempotency.queries.ts`. */
interface IdempotencyKeysTable {
  key: string;
  request_hash: string;
  answer: string;
  created_at: number;
}

/** What owners have added from files. */
interface ImportsTable {
  id: Generated<number>;
  administrator_id: number | null;
  source: ImportSource;
  file_name: string;
  added: Generated<number>;
  /** Left out because they were here already. */
  already_there: Generated<number>;
  state: Generated<ImportState>;
  /** A sentence for people; null unless it failed. */
  failure: string | null;
  as_drafts: Generated<Flag>;
  /** JSON: the groups of the contract. */
  left_out: Generated<string>;
  /** The last sign of whoever reads it. */
  updated_at: Generated<number>;
  created_at: number;
}

/** Blogs that come from another website. */
interface ImportedBlogsTable {
  /** Names the blog in every export: the same again is not added twice. */
  key: string;
  blog_id: number;
  import_id: number | null;
  /** As it was, while pictures of other sites are being fetched for it, and the address that relative ones in it refer to. */
  html: string | null;
  base: string | null;
}

/** Pictures of other sites for imported blogs. */
interface ImportedPicturesTable {
  id: Generated<number>;
  import_id: number;
  blog_id: number;
  address: string;
  is_cover: Flag;
  state: Generated<'waiting' | 'stored' | 'left-out'>;
  attempts: Generated<number>;
  /** Of the stored file. */
  name: string | null;
  /** Why it was left out: a code of the messages. */
  reason: string | null;
}

/** Where imported blogs were before, as `old-addresses.ts` writes it. */
interface OldAddressesTable {
  address: string;
  blog_id: number;
}

/** Who changed what: see `audit-log.queries.ts`. */
interface AuditLogTable {
  id: Generated<number>;
  created_at: number;
  /** Null for a command in the terminal. */
  administrator_id: number | null;
  action: ChangeAction;
  kind: ChangedKind;
  subject_id: number | null;
  subject: string | null;
  /** Names of what was changed, separated by commas; never the values. */
  fields: Generated<string | null>;
}

/** What a change of public texts has changed, for the newest changes of each record. */
interface ChangedTextsTable {
  audit_log_id: number;
  kind: ChangedKind;
  subject_id: number;
  /** JSON: the `ChangedText` of the contract. */
  texts: string;
}

export interface Tables {
  treatments: TreatmentsTable;
  states: StatesTable;
  cities: CitiesTable;
  appointments: AppointmentsTable;
  appointment_treatments: AppointmentTreatmentsTable;
  appointment_notes: AppointmentNotesTable;
  rooms: RoomsTable;
  visits: VisitsTable;
  working_hours: WorkingHoursTable;
  absences: AbsencesTable;
  holds: HoldsTable;
  hold_contacts: HoldContactsTable;
  occupied_times: OccupiedTimesTable;
  patient_links: PatientLinksTable;
  calendar_feeds: CalendarFeedsTable;
  told_marks: ToldMarksTable;
  wait_list: WaitListTable;
  message_templates: MessageTemplatesTable;
  remarks_drafts: RemarksDraftsTable;
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
  notices: NoticesTable;
  closures: ClosuresTable;
  conditions: ConditionsTable;
  symptoms: SymptomsTable;
  condition_symptoms: ConditionSymptomsTable;
  clinic_profile: ClinicProfileTable;
  clinic_pictures: ClinicPicturesTable;
  first_steps: FirstStepsTable;
  practitioners: PractitionersTable;
  page_texts: PageTextsTable;
  privacy_versions: PrivacyVersionsTable;
  previews: PreviewsTable;
  administrators: AdministratorsTable;
  recovery_codes: RecoveryCodesTable;
  password_links: PasswordLinksTable;
  sessions: SessionsTable;
  counters: CountersTable;
  job_runs: JobRunsTable;
  limit_counts: LimitCountsTable;
  instances: InstancesTable;
  idempotency_keys: IdempotencyKeysTable;
  imports: ImportsTable;
  imported_blogs: ImportedBlogsTable;
  imported_pictures: ImportedPicturesTable;
  old_addresses: OldAddressesTable;
  audit_log: AuditLogTable;
  changed_texts: ChangedTextsTable;
}

/** Tables with rows whose deletion can be undone. */
export const undoableTables = [
  'careers',
  'notices',
  'closures',
  'working_hours',
  'absences',
  'reviews',
  'blogs',
  'gallery_items',
  'conditions',
  'symptoms',
] as const;
export type UndoableTable = (typeof undoableTables)[number];

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
