import pg from 'pg';
import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { peopleForm } from './factory.ts';

const use = useTestApp();

const BOOK = 'select outcome from book_tickets($1, $2, 1)';
const ASKED = {
  n: 0,
  version: 1,
  date: '2027-01-04',
  lines: [{ category: 'adult', label: 'Adult', price: 10_000, quantity: 1 }],
  people: 1,
  original: 10_000,
  discount: 0,
  eager: false,
  agent: '',
  address: 'an address',
  now: '2027-01-04T06:30:00Z',
};

/** Rows that this connection has read and not yet reported, of all tables: within a transaction, only its own. */
async function rowsRead(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    'select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as "read" from pg_stat_xact_user_tables',
  );
  return rows[0].read;
}

test('a booking reads a handful of rows, however many the park holds, also before the planner knows the table', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { dailyCapacity: 100_000 });
  const values = (name: string, mobile: string) => {
    const id = name.padEnd(26, '0');
    const asked = [{ ...ASKED, id, offering: park._id, mobile, key: id, request: id }];
    return [owner.organisationId, JSON.stringify(asked)];
  };
  const { json } = await use.call('POST', '/ticketbooking/add', peopleForm(park, 1));
  const client = new pg.Client({ connectionString: use.database.ownerUrl });
  await client.connect();
  try {
    // Ten bookings plan every statement of the function for good, while the table is as good as empty.
    for (let n = 0; n < 10; n += 1) await client.query(BOOK, values(`warm${n}`, `900000000${n}`));
    await client.query(
      `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise, gateway, hold_until, created_at)
       select 'x' || lpad(n::text, 25, '0'), kind, organisation_id, park_id, '8' || lpad(n::text, 9, '0'), visit_date, 1, 'pending', 1, 0, 1, gateway, hold_until, created_at
       from booking, generate_series(1, 3000) n where id = $1`,
      [json._id],
    );
    await client.query('begin');
    const before = await rowsRead(client);
    const { rows: booked } = await client.query(BOOK, values('one', '9111111111'));
    const read = (await rowsRead(client)) - before;
    expect(booked).toEqual([{ outcome: 'booked' }]);
    // A count of none would count nothing.
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(30);
  } finally {
    await client.end();
  }
});
