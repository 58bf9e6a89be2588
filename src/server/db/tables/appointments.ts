import type { Generated } from 'kysely';
import type { Channel } from '#contract/appointments.ts';
import type { OutboxState } from '#contract/plain/outbox-states.ts';
import type { NoteKind, Outcome, Stage } from '#contract/plain/request-states.ts';
import type { StaffMessageKey } from '#contract/plain/staff-messages.ts';
import type { MessageKey } from '#contract/plain/template-fields.ts';
import type { Aim, Grade } from '#contract/plain/treatment-texts.ts';
import type { Flag, SecretLink, TermsOf, Undoable, Versioned } from './columns.ts';

// Requests, what is known of them, and what they choose from.

export interface AppointmentTables {
  treatments: {
    treatment_id: Generated<number>;
    treatment_description: string;
    kind: 'therapy' | 'service';
    /** See `treatment-kinds.ts`. */
    is_advice: Generated<Flag>;
    /** Risks, and who should not have it. */
    not_if: string | null;
    /** End of the page's address; null if an instance of the last release added the treatment. */
    slug: Generated<string | null>;
    /** Texts of the page: see `treatment-texts.ts` in the contract. */
    what: Generated<string | null>;
    happens: Generated<string | null>;
    helps: Generated<string | null>;
    evidence: Generated<string | null>;
    grade: Generated<Grade | null>;
    aim: Generated<Aim | null>;
    signs: Generated<string | null>;
    sources: Generated<string | null>;
    reviewed_by: Generated<string | null>;
    reviewed_on: Generated<string | null>;
    /** Words by which search finds it as well, one a line. */
    other_words: string | null;
    /** Lowest first; of equal ones the older. */
    position: Generated<number>;
    minutes: Generated<number>;
    /** Free time after it, in minutes. */
    buffer_minutes: Generated<number>;
    /** Whether a visit takes a room. */
    needs_room: Generated<Flag>;
    /** Practitioners who give it, as a JSON list of ids; null for everyone. */
    given_by: Generated<string | null>;
    /** Lowest price in minor units of the clinic's currency. */
    price_from: Generated<number | null>;
    is_hidden: Generated<Flag>;
    version: Generated<number>;
  };

  states: {
    state_id: Generated<number>;
    state_name: string;
  };

  cities: {
    city_id: Generated<number>;
    state_id: number;
    city_name: string;
  };

  /** Contact cards. */
  patients: Undoable & {
    name: string;
    /** Folded name for finding people of the same name, cut to fit into an index: see `foldPerson`. */
    folded_name: string;
    /** One or several numbers. */
    phone: string | null;
    email: string | null;
    /** BCP 47. */
    language: Generated<string | null>;
    /** Null unless the patient has agreed to messages. */
    may_message_since: Generated<number | null>;
    /** A note that only the front desk sees. */
    note: Generated<string | null>;
    /** Time of the last addition, correction or merge. */
    changed_at: number;
    created_at: number;
  };

  /** Name and phone, or name and e-mail address, by which a request is joined to a patient: see `patient-keys.queries.ts`. */
  patient_keys: {
    key: string;
    patient_id: number;
    /** Came with a merge, so it stays when it does not follow from card and requests. */
    is_merged: Generated<Flag>;
    /** Follows from them now. One that does not yields to someone else from whose card or request it follows. */
    is_own: Generated<Flag>;
  };

  patient_terms: TermsOf<'patient_id'>;

  /** Patients who are not the same person, as the front desk has decided; each pair in both directions. */
  different_patients: { patient_id: number; other_id: number };

  /** Merges that can still be undone. */
  patient_merges: {
    id: Generated<number>;
    kept_id: number;
    /** Patient who became part of the other. */
    merged_id: number;
    /** Version of the kept patient after the last merge or undoing; another one once the card was corrected. */
    kept_version: number;
    /** JSON: the card of the kept patient before the merge. */
    card_before: string;
    /** JSON: requests of the merged patient. */
    request_ids: string;
    /** JSON: the keys of the merged patient, as `MovedKeys`. */
    keys: Generated<string>;
    /** The newest request of all at that time. */
    last_request_id: Generated<number>;
  };

  appointments: Versioned & {
    reference: string;
    /** Null until `assignPatients` has found or added the patient. */
    patient_id: Generated<number | null>;
    name: string;
    phone: string;
    email: string | null;
    contact_preference: Generated<string | null>;
    state_id: number;
    city_id: number;
    conditions: string | null;
    remarks: string | null;
    /** The version that was shown; null if none was, as on the phone. */
    privacy_notice: string | null;
    /** Stage of a pending request: see `settleStage`. A done one retains its last stage. */
    stage: Generated<Stage>;
    /** Null until done, and where an older version marked it as done, which means finished. */
    outcome: Generated<Outcome | null>;
    /** Time of the next call; null if none is due. */
    next_call_at: Generated<number | null>;
    reopened_at: Generated<number | null>;
    /** Null until done, and where an older version marked it as done. */
    finished_at: Generated<number | null>;
    /** Written by the last release, and read by nothing. */
    told_at: Generated<number | null>;
    /** JSON: when it suits the patient, as the contract's `Wishes`. */
    wishes: Generated<string | null>;
    /** Why the patient has no next visit; holds while the last attended visit began at `return_reason_for`. */
    return_reason: Generated<string | null>;
    return_reason_for: Generated<number | null>;
    /** End of the address that takes back the agreement to messages, and opens nothing else. */
    stop_token: Generated<string | null>;
    created_at: number;
    is_sample: Generated<Flag>;
  };

  appointment_treatments: {
    appointment_id: number;
    treatment_id: number;
    /** Name at the time of booking; null if an instance of the last release stored it. */
    name: Generated<string | null>;
  };

  /** Notes of the front desk on a request, and unanswered calls. */
  appointment_notes: {
    id: Generated<number>;
    appointment_id: number;
    administrator_id: number | null;
    kind: NoteKind;
    text: string;
    /** Written on the patient's page. */
    from_patient: Generated<Flag>;
    created_at: number;
  };

  appointment_terms: TermsOf<'appointment_id'>;

  /** Remarks that an administrator has typed and not saved yet. */
  remarks_drafts: {
    appointment_id: number;
    administrator_id: number;
    text: string;
    typed_at: number;
  };

  /** Link to the patient's page; one per request. */
  patient_links: SecretLink & {
    appointment_id: number;
  };

  /** Messages told to the patient, how and by whom. */
  told_marks: {
    id: Generated<number>;
    appointment_id: number;
    administrator_id: number | null;
    message: MessageKey;
    channel: Channel;
    created_at: number;
    /** The visit of the request that it is about begins then; null for a message about none. */
    visit_starts_at: Generated<number | null>;
  };

  /** A visit as the patient was told of it: see `contacts.queries.ts`. */
  told_visits: {
    id: Generated<number>;
    visit_id: number;
    /** Entry of the contact log; null for what the patient has done on their own page. */
    mark_id: number | null;
    /** The visit as the patient was told of it. */
    starts_at: number;
    practitioner_id: number | null;
    status: 'booked' | 'cancelled';
    told_at: number;
  };

  message_templates: Versioned & {
    key: MessageKey;
    /** Null until someone changes the words. */
    text: string | null;
    /** Whether the program sends it by e-mail; null until an owner chooses. */
    by_mail: Generated<Flag | null>;
  };

  /** Messages that the program sends: see `outbox.queries.ts`. */
  outbox: {
    id: Generated<number>;
    /** Null for a message to an administrator about none. */
    appointment_id: number | null;
    /** Null for a message to the patient. */
    administrator_id: Generated<number | null>;
    /** Null for a message about none. */
    visit_id: number | null;
    message: MessageKey | StaffMessageKey;
    /** News in it that no earlier one had: no two of one request say the same. */
    says: string;
    state: Generated<OutboxState>;
    /** Not sent before; while it is being sent, the end of the sender's lease. */
    due_at: number;
    attempts: Generated<number>;
    /** Message-ID of the mail; the same for all visits that it names, and when it is repeated. */
    message_id: Generated<string | null>;
    /** Why it was not sent, or may not have arrived. */
    reason: Generated<string | null>;
    created_at: number;
    settled_at: Generated<number | null>;
  };

  /** Wishes for an earlier time. */
  wait_list: Versioned & {
    appointment_id: number;
    /** Visit that would be moved. */
    visit_id: number | null;
    /** Null for anyone. */
    practitioner_id: number | null;
    /** JSON; any if there are none. */
    days: string;
    parts: string;
    /** The last day, in the clinic's time zone. */
    until: string;
    /** 1 if the patient has asked on their page. */
    from_patient: Generated<number>;
    created_at: number;
  };
}
