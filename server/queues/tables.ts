import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** One row per queue and day; its lock orders all changes of the queue. */
const queue: TablePart = {
  make: `
    create table token_queue (
      organisation_id text not null references organisation (id),
      queue_id text not null,
      doctor_id text not null default '',
      day date not null,
      kind text not null check (kind in ('doctor', 'loan')),
      issued int not null default 0 check (issued >= 0),
      running int not null default 0 check (running >= 0 and running <= issued),
      moved_away int not null default 0 check (moved_away between 0 and issued),
      paused boolean not null default false,
      late_minutes int not null default 0 check (late_minutes >= 0),
      updated_at timestamptz not null,
      primary key (organisation_id, queue_id, doctor_id, day)
    )`,
  guard: `
    select protect('token_queue', 'select');
    grant insert, update on token_queue to pravesh_counter;
    create policy counters_part on token_queue as restrictive to pravesh_counter using (queue_id = (select current_post()))`,
};

/**
 * A number in a queue. After a move the old row keeps its number without the booking, so that the number is not reused.
 * A counter sees its own tokens, and those of its branch's queue today that no other counter has called.
 */
const token: TablePart = {
  make: `
    create table token (
      organisation_id text not null,
      booking_id text,
      former_booking_id text,
      queue_id text not null,
      doctor_id text not null default '',
      day date not null,
      number int not null check (number > 0),
      counter_id text,
      state text not null check (state in ('booked', 'called', 'complete', 'noshow', 'cancelled')),
      issued_at timestamptz not null,
      called_at timestamptz,
      completed_at timestamptz,
      primary key (organisation_id, queue_id, doctor_id, day, number),
      unique (organisation_id, booking_id),
      foreign key (organisation_id, queue_id, doctor_id, day) references token_queue (organisation_id, queue_id, doctor_id, day),
      foreign key (organisation_id, booking_id) references booking (organisation_id, id),
      foreign key (organisation_id, former_booking_id) references booking (organisation_id, id),
      foreign key (organisation_id, counter_id) references counter (organisation_id, id),
      constraint token_moved_away check (num_nonnulls(booking_id, former_booking_id) = 1 and (booking_id is not null or state = 'cancelled'))
    ) with (fillfactor = 80); -- a token is called and completed in the page where it was written, without touching an index
    create index token_counter on token (organisation_id, counter_id, day);
    create index token_former on token (organisation_id, former_booking_id) where former_booking_id is not null`,
  guard: `
    select protect('token', 'select'),
      audit('token', 'number', 'update', 'old.counter_id is distinct from new.counter_id and old.state = new.state and new.state <> ''called''');
    grant update on token to pravesh_counter;
    create policy counters_part on token as restrictive to pravesh_counter using (
      queue_id = (select current_post()) and (counter_id = (select current_account())
        or day = (select current_day()) and (state = 'booked' or counter_id is null)))`,
};

/** A token that was put back waits by its turn; without one, by its number. */
const turn: TablePart = { make: 'alter table token add column turn float8' };

/** A token at the desk, under the names of that moment. Only the trigger inserts, nobody updates. */
const tokenEvent: TablePart = {
  make: `
    create table token_event (
      organisation_id text not null,
      booking_id text not null,
      n int not null,
      number int not null,
      state text not null check (state in ('booked', 'called', 'complete', 'noshow', 'cancelled')),
      counter_name text,
      account_name text not null default '',
      role text not null check (role in ('owner', 'inspector', 'counter', 'admin', 'system')),
      at timestamptz not null,
      primary key (organisation_id, booking_id, n),
      foreign key (organisation_id, booking_id) references booking (organisation_id, id)
    )`,
  guard: `
    select protect('token_event');
    revoke insert, update, delete, truncate on token_event from pravesh_tenant, pravesh_admin, pravesh_system;
    create trigger token_noted after update of state, called_at on token for each row
      when (new.booking_id is not null and (old.state, old.called_at) is distinct from (new.state, new.called_at))
      execute function note_token()`,
};

/** Closed for the day by its desk: nobody gets a number in it any more until it is opened again. */
const closing: TablePart = { make: 'alter table token_queue add column closed boolean not null default false' };

/** Announced end of a pause. */
const backAt: TablePart = { make: 'alter table token_queue add column back_at timestamptz' };

/** A pause of one counter of a branch: one row per counter, its last pause. */
const counterPause: TablePart = {
  make: `
    create table counter_pause (
      organisation_id text not null,
      counter_id text not null,
      branch_id text not null,
      day date not null,
      paused boolean not null,
      back_at timestamptz,
      primary key (organisation_id, counter_id),
      foreign key (organisation_id, counter_id) references counter (organisation_id, id) on delete cascade
    )`,
  guard: `
    select protect('counter_pause', 'select');
    grant insert, update on counter_pause to pravesh_counter;
    create policy counters_part on counter_pause as restrictive to pravesh_counter
      using (branch_id = (select current_post())) with check (counter_id = (select current_account()))`,
};

/** A counter moves tokens and changes its queue's state; an inspector may do neither. */
const posts: TablePart = {
  make: '',
  guard: `
    revoke update on token, token_queue from pravesh_counter;
    grant update (state, called_at, completed_at, counter_id, turn) on token to pravesh_counter;
    grant update (issued, running, paused, back_at, late_minutes, closed, updated_at) on token_queue to pravesh_counter;
    create policy inspectors_part on token as restrictive to pravesh_inspector using (false);
    create policy inspectors_part on token_queue as restrictive to pravesh_inspector using (false)`,
};

export const queues: SchemaSteps = {
  1: [queue, token],
  5: [turn],
  6: [tokenEvent],
  7: [closing],
  19: [backAt],
  25: [posts],
  28: [counterPause],
};
