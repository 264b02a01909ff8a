import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { BookingKindName } from '#contract/bookings/model.ts';
import { aBranch, aClinic } from '#server/appointments/factory.ts';
import type { BookingKind } from '#server/booking-kind.ts';
import { aBatch } from '#server/enrolments/factory.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshMobile } from '#server/tickets/factory.ts';
import { aShow } from '#server/visits/factory.ts';
import { bookAlone } from './repository.ts';

// Tickets have their own: server/tickets/repository.test.ts.
const use = useTestApp();

interface Kind {
  registrationType: string;
  kind: BookingKindName;
  order(owner: Owner): Promise<object>;
}

const KINDS: Record<string, Kind> = {
  'a token of a branch': {
    registrationType: 'loan',
    kind: 'loan-appointment',
    async order(owner) {
      const { _id: queueId } = await aBranch(use, owner);
      return { kind: 'loan', queueId, doctorId: null, counterId: null, day: today(use.deps), loanType: null, fee: 0 };
    },
  },
  'a token of a doctor': {
    registrationType: 'doctor',
    kind: 'doctor-appointment',
    async order(owner) {
      const { _id: queueId, doctorId } = await aClinic(use, owner, { tokens: '9000', fee: '0' });
      const same = { loanType: null, counterId: null, mode: 'cash', fee: 0 };
      return { kind: 'doctor', queueId, doctorId, day: today(use.deps), ...same };
    },
  },
  'a visit to a show': {
    registrationType: 'exbhition',
    kind: 'show-visit',
    order: async (owner) => ({ exhibitionId: (await aShow(use, owner, { capacity: 9000 }))._id }),
  },
  'a place in a batch': {
    registrationType: 'coaching',
    kind: 'batch-enrolment',
    async order(owner) {
      const { _id: batchId } = await aBatch(use, owner, { inTake: '9000', fee: '0' });
      return { batchId, fee: 0, email: '', today: today(use.deps) };
    },
  },
};

/** Rows that this transaction has read, of all tables. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as "read" from pg_stat_xact_user_tables`.execute(
    tx,
  );
  return rows[0]?.read ?? 0;
}

/**
 * As many bookings as a busy day has, of other mobile numbers, that the planner has not been told of. Of a doctor on other days: a
 * doctor's day has some hundred at most, and is counted.
 */
const addMany = (like: string) =>
  use.database.asOwner(
    `insert into booking (id, kind, organisation_id, clinic_id, doctor_id, branch_id, exhibition_id, batch_id, mobile, visit_date, people,
       status, original_paise, discount_paise, total_paise, gateway, payment_mode, created_at)
     select 'x' || lpad(n::text, 25, '0'), kind, organisation_id, clinic_id, doctor_id, branch_id, exhibition_id, batch_id,
       '8' || lpad((n * 7919 % 999983)::text, 9, '0'), visit_date + case when doctor_id is null then 0 else n end, 1, status, 0, 0, 0, gateway, payment_mode, created_at
     from booking, generate_series(1, 4000) n where id = $1`,
    [like],
  );

// Each begins on a table as it was made: neither what others left there nor the vacuum decides how it is planned.
beforeAll(() => use.database.asOwner('alter table booking set (autovacuum_enabled = false)'));
afterEach(() => use.database.asOwner('truncate booking cascade'));

const PLANNED = ['as good as empty', 'with many', 'with many, and counted'] as const;

test.each(PLANNED.flatMap((planned) => Object.entries(KINDS).map(([what, kind]) => [what, planned, kind] as const)))(
  '%s reads a handful of rows, however many were booked before, with a plan that was made when the table was %s',
  async (_, planned, { registrationType, kind, order }) => {
    const owner = await anOwner(use, { registrationType });
    const asked = { organisationId: owner.organisationId, place: '', personName: 'Asha Rao', ...(await order(owner)) };
    const { writing } = use.deps.kinds[kind] as BookingKind;
    const book = async (tx: Pick<Tx, 'executeQuery'>) => {
      const id = newId(use.deps.random, owner.organisationId);
      const marks = { id, userAgent: '', repeat: null, eager: false, addressKey: null, scale: 1, now: use.clock.now() };
      const taken = await bookAlone(tx as never, writing, { order: { mobile: freshMobile(), ...asked }, marks });
      expect(taken.outcome).toBe('booked');
      return id;
    };
    const like = await book(use.deps.db);
    if (planned !== 'as good as empty') await addMany(like);
    if (planned === 'with many, and counted') await use.database.asOwner('analyze booking');
    await use.deps.db.transaction().execute(async (tx) => {
      // Ten plan every statement of the function for good.
      for (let n = 0; n < 10; n += 1) await book(tx);
      if (planned === 'as good as empty') await addMany(like);
      const before = await rowsRead(tx);
      await book(tx);
      const read = (await rowsRead(tx)) - before;
      // A count of none would count nothing.
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(60);
    });
  },
);
