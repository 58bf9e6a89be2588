import type { Generated } from 'kysely';
import type { ChangeAction, ChangedKind } from '#contract/audit-log.ts';
import type { AdminLanguage } from '#contract/plain/languages.ts';
import type { Role } from '#contract/roles.ts';
import type { Flag } from './columns.ts';

export interface AdministratorTables {
  administrators: {
    id: Generated<number>;
    email: string;
    /** For colleagues; null where an owner has given none. See `staff-names.queries.ts`. */
    name: Generated<string | null>;
    role: Generated<Role>;
    /** Identity, for the role of practitioners; null for the others. */
    practitioner_id: Generated<number | null>;
    password_hash: string;
    /** 1 if someone else knows the password: the program made it up, or an owner typed it. */
    must_change_password: Generated<Flag>;
    created_at: number;
    /** If set, the administrator cannot sign in. */
    disabled_at: number | null;
    /** If set, no one sees the administrator any more but in the audit log. `disabled_at` is set as well. */
    removed_at: number | null;
    last_sign_in_at: number | null;
    /** Encrypted. If set, a sign-in needs a code in addition to the password. */
    totp_secret: string | null;
    /** Encrypted. A secret that is not yet confirmed by a code. */
    totp_new_secret: string | null;
    /** The last time step whose code was used; codes up to it are invalid. */
    totp_used_step: number | null;
    /** Messages by e-mail; null for the default of the role: see `staff-messages.ts` in the contract. */
    mail_new_request: Generated<Flag | null>;
    mail_cancellation: Generated<Flag | null>;
    mail_trouble: Generated<Flag | null>;
    /** Language of the admin area; null until it is chosen. */
    language: Generated<AdminLanguage | null>;
  };

  recovery_codes: {
    administrator_id: number;
    code_hash: string;
  };

  /** A link with which an administrator sets a new password. There is one at a time. */
  password_links: {
    administrator_id: number;
    token_hash: string;
    expires_at: number;
  };

  sessions: {
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
  };

  /** See `audit-log.queries.ts`. */
  audit_log: {
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
    /** A keyed hash of the client's address, of sign-ins and of proofs that failed. */
    client: Generated<string | null>;
  };

  /** Words before and after a change of public texts, for the newest changes of each record. */
  changed_texts: {
    audit_log_id: number;
    kind: ChangedKind;
    subject_id: number;
    /** JSON: the `ChangedText` of the contract. */
    texts: string;
  };
}
