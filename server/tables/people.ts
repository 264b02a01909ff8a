import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#contract/kernel/endpoint.ts';
import type { Mark } from '#contract/onboarding/model.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { AuditEntryRow } from '#server/kernel/records/audit-entry.ts';

/**
 * The tables of organisations, of those who sign in, of their keys and files, and of what they did. Amounts in paise,
 * dates as business days, instants as Date.
 */
export interface PeopleTables {
  organisation: {
    id: string;
    kind: OrganisationKind;
    name: string;
    person_name: string;
    location: string;
    email: string;
    mobile: string;
    second_mobile: string | null;
    password_hash: string;
    active: Generated<boolean>;
    confirmed: Generated<boolean>;
    created_at: Date;
  };
  onboarding_mark: {
    organisation_id: string;
    mark: Mark;
    marked_at: Date;
  };
  saved_view: {
    organisation_id: string;
    account_id: string;
    list: string;
    name: string;
    query: string;
    columns: string[];
    main: boolean;
  };
  session: {
    token_hash: string;
    role: Role;
    account_id: string;
    organisation_id: string;
    park_id: string | null;
    created_at: Date;
    last_seen_at: Date;
    revoked_at: Date | null;
  };
  /** A view over organisation, inspector and counter. */
  account: {
    organisation_id: string;
    id: string;
    role: Role;
    name: string;
    email: string | null;
    password_hash: string;
    active: boolean;
    mobile: string;
    /** Who acts, as the audit names them. */
    person_name: string;
  };
  password_link: {
    account_id: string;
    organisation_id: string;
    token_hash: string;
    account_state: string;
    expires_at: Date;
  };
  /** Whose an e-mail address or a mobile number is that signs in; in small letters. */
  directory: {
    kind: 'organisation' | 'inspector' | 'counter';
    key: string;
    organisation_id: string;
    account_id: string;
  };
  rate_limit: { key: string; window_start: Date; hits: number };
  idempotency: { key_hash: string; body_hash: string; claimed_at: Date; status: number | null; answer: string | null };
  inspector: {
    id: string;
    organisation_id: string;
    park_id: string;
    name: string;
    email: string;
    phone: string;
    password_hash: string;
    active: boolean;
    created_at: Date;
  };
  gateway_credential: {
    id: string;
    organisation_id: string;
    park_id: string | null;
    clinic_id: string | null;
    branch_id: string | null;
    batch_id: string | null;
    /** The one of the four that is set; written by the database. */
    offering_id: ColumnType<string, never, never>;
    merchant_id: string;
    access_key: string;
    working_key: string;
    access_hint: string;
    working_hint: string;
    cipher: 'cbc' | 'gcm';
    created_at: Date;
    tested_at: Date | null;
    retired_at: Date | null;
  };
  image: { organisation_id: string; hash: string; bytes: number; created_at: Date };
  audit_entry: AuditEntryRow;
}
