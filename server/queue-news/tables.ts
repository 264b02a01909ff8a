import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Who has told a person which news of their token. The first insert wins: nobody is told twice. */
const told: TablePart = {
  make: `
    create table token_told (
      organisation_id text not null,
      booking_id text not null,
      news text not null,
      account_id text not null,
      account_name text not null,
      at timestamptz not null,
      primary key (organisation_id, booking_id, news),
      foreign key (organisation_id, booking_id) references booking (organisation_id, id)
    )`,
  guard: `
    select protect('token_told');
    grant select, insert, delete on token_told to pravesh_counter;
    create policy counters_part on token_told as restrictive to pravesh_counter
      using (token_in_sight(organisation_id, booking_id))
      with check (token_in_sight(organisation_id, booking_id) and account_id = (select current_account()))`,
};

export const queueNews: SchemaSteps = { 37: [told] };
