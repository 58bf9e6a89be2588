import type { Generated } from 'kysely';
import type { AbsenceKind, FreedState, OfferState, VisitStatus } from '#contract/plain/visit-states.ts';
import type { Flag, SecretLink, Undoable, Versioned } from './columns.ts';

// Working hours, and what occupies them.

export interface SchedulingTables {
  rooms: Versioned & {
    name: string;
    is_hidden: Generated<Flag>;
    /** Ties are broken by id. */
    position: Generated<number>;
    is_sample: Generated<Flag>;
  };

  /** Times at which a room cannot be used. */
  room_closures: Undoable & {
    room_id: number;
    starts_at: number;
    ends_at: number;
    reason: string | null;
    created_at: number;
  };

  /** Times at the clinic that were agreed for a request. */
  visits: Versioned & {
    appointment_id: number;
    /** Null until one is chosen. */
    practitioner_id: number | null;
    room_id: number | null;
    starts_at: number;
    ends_at: number;
    status: Generated<VisitStatus>;
    /** Lane among the practitioner's patients side by side, from 0; null without a practitioner. */
    lane: Generated<number | null>;
    /** Booked although the practitioner or the room was taken. */
    overbooked: Generated<Flag>;
    /** The first visit of its series. */
    series_id: Generated<number | null>;
    /** Why the front desk cancelled it; null if no one said, and while it is not cancelled. */
    cancellation_reason: Generated<string | null>;
    /** Time of the last move; null if it was never moved. */
    moved_at: Generated<number | null>;
    /** Time of the last change of time, place or status; null if there was none. */
    changed_at: Generated<number | null>;
    /** Start of the visit to which the patient has said they will come; null if they have not said. */
    coming_for: Generated<number | null>;
    created_at: number;
  };

  /** Working hours of a practitioner. If several rows cover a day, the one with the latest first day counts. */
  working_hours: Undoable & {
    practitioner_id: number;
    /** Days in the clinic's time zone, both included. */
    valid_from: string;
    valid_until: string | null;
    /** JSON, like the opening hours of the clinic profile. */
    hours: string;
    created_at: number;
  };

  /** Leave and breaks. */
  absences: Undoable & {
    practitioner_id: number;
    kind: AbsenceKind;
    starts_at: number;
    ends_at: number;
    reason: string | null;
    /** How it repeats, as a value of RRULE (RFC 5545): `starts_at` and `ends_at` are those of the first time. */
    rrule: Generated<string | null>;
    /** Days on which it does not repeat, as a JSON list of ISO dates (EXDATE); null for none. */
    left_out: Generated<string | null>;
    created_at: number;
  };

  /** A free time that a visitor has asked for, which no one else gets until `hold_until`. */
  holds: {
    id: Generated<number>;
    appointment_id: number;
    practitioner_id: number;
    /** Null where the treatments need none, or the clinic has none. */
    room_id: Generated<number | null>;
    lane: number;
    starts_at: number;
    ends_at: number;
    hold_until: number;
    /** Held for someone on the wait list whom the program has asked, not for a visitor. */
    is_offer: Generated<Flag>;
  };

  /** Times that a visit has left and that are offered to the wait list: see `freed-times.queries.ts`. */
  freed_times: {
    id: Generated<number>;
    /** The visit that was there; null once it is erased. */
    visit_id: number | null;
    practitioner_id: number;
    starts_at: number;
    ends_at: number;
    freed_at: number;
    /** Not looked at before. */
    look_at: number;
    state: Generated<FreedState>;
    settled_at: Generated<number | null>;
  };

  /** Patients who were asked about a freed time, and their answers. */
  offers: {
    id: Generated<number>;
    freed_time_id: number;
    appointment_id: number;
    practitioner_id: number;
    /** A visit as long as the patient's own, within the freed time or beyond its end. */
    starts_at: number;
    ends_at: number;
    state: Generated<OfferState>;
    held_until: number;
    created_at: number;
    /** Null as long as the mail has not left. */
    sent_at: Generated<number | null>;
    settled_at: Generated<number | null>;
  };

  /** One hold for each phone number and e-mail address. */
  hold_contacts: {
    contact: string;
    hold_id: number;
    hold_until: number;
  };

  /** The primary key is what makes double bookings impossible: see `occupied-times.queries.ts`. */
  occupied_times: {
    actor: 'practitioner' | 'room';
    actor_id: number;
    lane: number;
    /** Five minutes since 1970. */
    step: number;
    visit_id: number | null;
    hold_id: number | null;
    /** Null for a visit. */
    hold_until: number | null;
  };

  /** Calendars of practitioners for other programs. */
  calendar_feeds: SecretLink & {
    practitioner_id: number;
    /** Patients' names instead of their initials. */
    with_names: Generated<Flag>;
    /** The file that was written last, and since when it is so. */
    file_etag: Generated<string | null>;
    file_changed_at: Generated<number | null>;
  };
}
