import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Keys of one offering. One row is live: a change retires the old one, so that returns begun under it can be read. */
const credential: TablePart = {
  make: `
    create table gateway_credential (
      organisation_id text not null,
      id text not null,
      park_id text,
      clinic_id text,
      branch_id text,
      batch_id text,
      offering_id text generated always as (coalesce(park_id, clinic_id, branch_id, batch_id)) stored,
      merchant_id text not null,
      access_key text not null,
      working_key text not null,
      access_hint text not null,
      working_hint text not null,
      cipher text not null check (cipher in ('cbc', 'gcm')),
      created_at timestamptz not null,
      -- When its gateway knew these keys; null: it was not asked since they were entered.
      tested_at timestamptz,
      retired_at timestamptz,
      primary key (organisation_id, id),
      foreign key (organisation_id, park_id) references park (organisation_id, id),
      foreign key (organisation_id, clinic_id) references clinic (organisation_id, id),
      foreign key (organisation_id, branch_id) references branch (organisation_id, id),
      foreign key (organisation_id, batch_id) references coaching_batch (organisation_id, id),
      constraint gateway_credential_offering check (num_nonnulls(park_id, clinic_id, branch_id, batch_id) = 1)
    );
    create unique index gateway_credential_live_offering on gateway_credential (organisation_id, offering_id) where retired_at is null`,
  guard: `select protect('gateway_credential'), audit('gateway_credential', 'park clinic branch coaching_batch')`,
};

/** Time of removal by a person (null if only replaced); can be restored for 30 days. */
const removedAt: TablePart = { make: 'alter table gateway_credential add column removed_at timestamptz' };

/** With a gateway and no place: keys for all places of the organisation on that gateway without keys of their own. */
const ofOrganisation: TablePart = {
  make: `
    alter table gateway_credential add column gateway text;
    alter table gateway_credential drop constraint gateway_credential_offering;
    alter table gateway_credential add constraint gateway_credential_offering
      check (num_nonnulls(park_id, clinic_id, branch_id, batch_id, gateway) = 1 and gateway in ('ccav', 'paytm'));
    create unique index gateway_credential_live_organisation on gateway_credential (organisation_id, gateway) where retired_at is null`,
};

export const gatewayCredentials: SchemaSteps = { 1: [credential], 29: [removedAt], 35: [ofOrganisation] };
