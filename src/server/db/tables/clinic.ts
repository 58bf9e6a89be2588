import type { Generated } from 'kysely';
import type { ConfirmableStep } from '#contract/plain/first-step-names.ts';
import type { Flag, Versioned } from './columns.ts';

// The clinic itself, and the words of its pages.

export interface ClinicTables {
  /** A single row with the profile as JSON. */
  clinic_profile: {
    id: 1;
    profile: string;
    /** Retention period of requests and hidden reviews; null to store them until someone erases them. */
    retention_months: number | null;
    /** Retention period of job applications. */
    application_days: Generated<number>;
    /** Minutes without activity until a session locks. */
    lock_minutes: Generated<number>;
    owners_need_second_factor: Generated<Flag>;
    /** Whether visitors can choose among free times, and the rest of the contract's `VisitSettings`. */
    settings_version: Generated<number>;
    offers_times: Generated<Flag>;
    hold_hours: Generated<number>;
    cancel_hours: Generated<number>;
    notice_hours: Generated<number>;
    weeks_ahead: Generated<number>;
    /** How long before a visit its patient is reminded by e-mail first, in hours; 0 for never. */
    reminder_hours: Generated<number>;
    /** Hours of the reminders after that, with spaces between them. */
    later_reminders: Generated<string>;
    /** Whether a first visit gets one more. */
    reminds_first_visits: Generated<Flag>;
    /** Whether freed times are offered to the wait list by e-mail, and how long each patient has to answer. */
    offers_freed: Generated<Flag>;
    offer_minutes: Generated<number>;
    version: Generated<number>;
  };

  /** How the website looks: a single row, or none while no owner has chosen. */
  appearance: {
    id: 1;
    hue: string;
    typefaces: string;
    corners: string;
    hero: string;
    /** Path of an upload; null for none. */
    logo: string | null;
    version: Generated<number>;
  };

  /** Uploads for the clinic profile, used or not yet used by it (`clinic.service.ts`), and logos since they were uploaded or replaced. */
  clinic_pictures: {
    /** Path on the site without a leading slash. */
    path: string;
    created_at: number;
  };

  /** First steps that an owner marked as done, or `hidden` for the whole list. */
  first_steps: {
    name: ConfirmableStep | 'hidden';
    said_at: number;
  };

  practitioners: {
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
    /** Whether the website shows it. If not, the other texts may be empty. */
    is_shown: Generated<Flag>;
    /** How many patients at the same time. */
    side_by_side: Generated<number>;
    /** Room of their visits, unless it is taken. */
    usual_room_id: Generated<number | null>;
    is_sample: Generated<Flag>;
  };

  /** Words of the public pages, where they differ from the default: see `text-fields.ts` in the contract. */
  page_texts: Versioned & {
    page: string;
    /** JSON, by field. */
    words: string;
    /** Version of the privacy page; null while it has the default words. */
    privacy_version: string | null;
  };

  /** The words of each version of the page about privacy. Forms store the version. */
  privacy_versions: {
    id: Generated<number>;
    version: string;
    words: string;
    created_at: number;
  };

  /** Unpublished edits that someone looks at first: see `previews.queries.ts`. */
  previews: {
    id: Generated<number>;
    /** Random; anyone who knows it sees the preview. */
    key: string;
    administrator_id: number;
    /** JSON of answers of the API, by path. */
    answers: string;
    created_at: number;
  };
}
