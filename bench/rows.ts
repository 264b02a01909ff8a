import type pg from 'pg';
import { CATEGORY_KEYS } from '#contract/fees/rules.ts';
import { CODE_LENGTH, codeOf, ID_LENGTH } from '#server/kernel/identity/ids.ts';
import { ORGANISATION_MADE } from '#server/kernel/identity/organisation-codes.ts';

export const ORGANISATION = 'bench'.padEnd(26, '0');
const FEES: Record<string, number> = { adult: 10_000, child: 5_000, seniorCitizen: 6_000 };

export const idOf = (prefix: string, n: number, organisation = ORGANISATION): string =>
  prefix + String(n).padStart(ID_LENGTH - CODE_LENGTH - 1, '0') + codeOf(organisation);
export const idsOf = (prefix: string, count: number, organisation = ORGANISATION): string[] =>
  Array.from({ length: count }, (_, at) => idOf(prefix, at + 1, organisation));

export async function addOrganisation(client: Queries, kind = 'park', id = ORGANISATION): Promise<void> {
  await client.query(
    `insert into organisation (id, kind, name, person_name, location, email, mobile, password_hash, created_at)
     values ($2, $1, 'Bench', 'Bench', 'Here', $2 || '@pravesh.example', '9876543210', 'none', now())`,
    [kind, id],
  );
  await client.query('select pg_notify($1, $2)', [ORGANISATION_MADE, JSON.stringify({ id, kind })]);
}

type Queries = Pick<pg.Client, 'query'>;

/** Parks with the prices that the load sends, and fake payment keys, so that visitors can book. */
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
    [idsOf(prefix, count, organisation), JSON.stringify(fees), capacity, organisation],
  );
  await client.query(
    `insert into gateway_credential (id, organisation_id, park_id, merchant_id, access_key, working_key, access_hint, working_hint, cipher, created_at)
     select id, $2, id, '1', '', '', '', '••••0000', 'cbc', now() from unnest($1::text[]) as id`,
    [idsOf(prefix, count, organisation), organisation],
  );
}
