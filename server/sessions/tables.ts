import type { SchemaSteps, TablePart } from '#server/kernel/database/schema/steps.ts';

/** A session, by the hash of its token. The audit records only the end of all sessions of an account. */
const session: TablePart = {
  make: `
    create table session (
      token_hash text primary key,
      role text not null check (role in ('owner', 'inspector', 'counter', 'admin')),
      account_id text not null,
      organisation_id text not null references organisation (id),
      park_id text,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      revoked_at timestamptz
    );
    create index session_account on session (account_id)`,
  guard: `
    select protect('session', 'select, update');
    create policy own_sessions on session as restrictive to pravesh_inspector, pravesh_counter using (account_id = (select current_account()));
    create trigger audit_sign_out after update of revoked_at on session for each row
      when (old.revoked_at is null and new.revoked_at is not null) execute function write_sign_out()`,
};

/** Staff at a post end no session by themselves, not even their own: the system does so on their behalf. */
const posts: TablePart = { make: '', guard: 'revoke update on session from pravesh_inspector, pravesh_counter' };

export const sessions: SchemaSteps = { 1: [session], 25: [posts] };
