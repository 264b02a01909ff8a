import type pg from 'pg';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';

export const ORGANISATION = 'bench'.padEnd(26, '0');
const FEES: Record<string, number> = { adult: 10_000, child: 5_000, seniorCitizen: 6_000 };

/** Ids of parks: a letter and a number. */
export const idOf = (prefix: string, n: number): string => prefix + String(n).padStart(25, '0');
export const idsOf = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => idOf(prefix, at + 1));

export const addOrganisation = (client: Queries, kind = 'park', id = ORGANISATION) =>
  client.query(
    `insert into organisation (id, kind, name, person_name, location, email, mobile, password_hash, created_at)
     values ($2, $1, 'Bench', 'Bench', 'Here', $2 || '@pravesh.example', '9876543210', 'none', now())`,
    [kind, id],
  );

type Queries = Pick<pg.Client, 'query'>;

/** Parks of one letter that all have this daily capacity, the prices that the load sends, and keys, without which nobody could book; they open nothing. */
export async function addParks(
  client: Queries,
  prefix: string,
  count: number,
  capacity: number,
  organisation = ORGANISATION,
): Promise<void> {
  const fees = Object.fromEntries(
    CATEGORY_KEYS.map((key) => [key, { offered: key in FEES, price: FEES[key] ?? null }]),
  );
  await client.query(
    `insert into park (id, organisation_id, name, active, location, gateway, merchant_id, fees, daily_capacity, created_at)
     select id, $4, id, true, 'Here', 'ccav', '1', $2, $3, now() from unnest($1::text[]) as id`,
    [idsOf(prefix, count), JSON.stringify(fees), capacity, organisation],
  );
  await client.query(
    `insert into gateway_credential (id, organisation_id, park_id, merchant_id, access_key, working_key, access_hint, working_hint, cipher, created_at)
     select id, $2, id, '1', '', '', '', '••••0000', 'cbc', now() from unnest($1::text[]) as id`,
    [idsOf(prefix, count), organisation],
  );
}
