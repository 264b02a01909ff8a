import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** Days of an organisation that are over and are counted, or about to be (decision 0042). */
const day: TablePart = {
  make: `
    create table counted_day (
      organisation_id text not null references organisation (id),
      day date not null,
      counted boolean not null default false,
      primary key (organisation_id, day)
    );
    create index counted_day_due on counted_day (organisation_id, day) where not counted`,
  guard: `
    select protect('counted_day', 'select');
    revoke insert, update, delete, truncate on counted_day from pravesh_tenant, pravesh_admin`,
};

/** One row per change of a counted day, so that changes do not wait for each other. A recount deletes them. */
const change: TablePart = {
  make: `
    create table day_change (organisation_id text not null, day date not null);
    create index day_change_day on day_change (organisation_id, day)`,
  guard: `
    select protect('day_change', 'select');
    revoke insert, update, delete, truncate on day_change from pravesh_tenant, pravesh_admin`,
};

/** Counts of a past day, written by count_days as the system. Each role reads those of its scope. */
const count: TablePart = {
  make: `
    create table day_count (
      organisation_id text not null,
      day date not null,
      kind text not null,
      offering_id text not null,
      part text not null,
      key text not null,
      count bigint not null,
      paise bigint not null,
      more bigint not null,
      primary key (organisation_id, day, part, offering_id, key, kind),
      foreign key (organisation_id, day) references counted_day (organisation_id, day)
    )`,
  guard: `
    select protect('day_count', 'select');
    revoke insert, update, delete, truncate on day_count from pravesh_tenant, pravesh_admin;
    create policy inspectors_part on day_count as restrictive to pravesh_inspector using (offering_id = (select current_post()));
    create policy counters_part on day_count as restrictive to pravesh_counter using (false);
    create trigger booking_recounts after update on booking for each row
      when ((old.status = 'paid' or new.status = 'paid' or new.park_id is null)
        and (old.status, old.visit_date, old.admitted_at, old.people, old.total_paise, old.discount_paise, old.gateway, old.coupon_code, old.person_name)
          is distinct from
          (new.status, new.visit_date, new.admitted_at, new.people, new.total_paise, new.discount_paise, new.gateway, new.coupon_code, new.person_name))
      execute function recount_booking();
    create trigger token_recounts after update on token for each row
      when ((old.state, old.called_at, old.completed_at) is distinct from (new.state, new.called_at, new.completed_at))
      execute function recount_token();
    create trigger refund_recounts after update on payment_refund for each row
      when ((old.state in ('failed', 'dropped')) <> (new.state in ('failed', 'dropped'))) execute function recount_refund()`,
};

/** The counts have new parts: marks all counted days for a recount. */
const anew: TablePart = {
  make: 'insert into day_change (organisation_id, day) select organisation_id, day from counted_day',
};

/** A refund is counted once it gives back, which changes its booking: how the gateway takes it counts nowhere. */
const refunds: TablePart = {
  make: '',
  guard: 'drop trigger refund_recounts on payment_refund',
};

/** Letting in has a trigger of its own: the long condition is read in each statement that changes one of its columns. */
const admitted: TablePart = {
  make: '',
  guard: `
    drop trigger booking_recounts on booking;
    create trigger booking_recounts
      after update of status, visit_date, people, total_paise, discount_paise, gateway, coupon_code, person_name on booking for each row
      when ((old.status = 'paid' or new.status = 'paid' or new.park_id is null)
        and (old.status, old.visit_date, old.people, old.total_paise, old.discount_paise, old.gateway, old.coupon_code, old.person_name)
          is distinct from
          (new.status, new.visit_date, new.people, new.total_paise, new.discount_paise, new.gateway, new.coupon_code, new.person_name))
      execute function recount_booking();
    create trigger booking_admitted_recounts after update of admitted_at on booking for each row
      when (old.admitted_at is distinct from new.admitted_at) execute function recount_booking()`,
};

export const figures: SchemaSteps = { 1: [day, change, count], 2: [anew], 6: [anew], 8: [refunds], 14: [admitted] };
