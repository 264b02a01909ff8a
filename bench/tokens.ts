import type pg from 'pg';
import { check, keep, mediansOf, ROUNDS, round, roundsOf, SECONDS, sumOf } from './harness.ts';
import { CONNECTIONS, load } from './load/load.ts';
import { type Product, withProduct } from './product.ts';
import { addOrganisation, idsOf, ORGANISATION } from './rows.ts';

/** `npm run bench:tokens`: tokens a second of one queue, and of the same load on a hundred queues. */
const SPREAD = 100;
const [MANY, ONE] = [idsOf('s', SPREAD), idsOf('h', 1)];

/** No number is missing or given twice, and there are as many as were answered. */
async function checkNumbers(client: pg.Client, accepted: number) {
  const { rows } = await client.query(
    `select sum(given)::int as tokens, bool_and(given = issued and different = issued and highest = issued) as whole
     from (select q.issued, count(*) as given, count(distinct t.number) as different, max(t.number) as highest
       from token_queue q join token t using (organisation_id, queue_id, doctor_id, day)
       group by q.organisation_id, q.queue_id, q.doctor_id, q.day, q.issued) as queue`,
  );
  return { numbersAreOneToN: rows[0].whole as boolean, everyAcceptedTokenIsStored: rows[0].tokens === accepted };
}

async function measure({ port, client }: Product) {
  await addOrganisation(client, 'branch');
  await client.query(
    `insert into branch (id, organisation_id, name, code, gateway, created_at)
     select id, '${ORGANISATION}', id, id, 'ccav', now() from unnest($1::text[]) as id`,
    [[...MANY, ...ONE]],
  );
  const tokens = (parks: readonly string[], seconds = SECONDS) => load({ port, kind: 'token', parks, seconds });
  const warm = await tokens(MANY, 2);
  const { spread, hot } = await roundsOf({ spread: () => tokens(MANY), hot: () => tokens(ONE) }, { to: ROUNDS });
  const all = [warm, ...spread, ...hot];
  const accepted = sumOf(all, ({ statuses }) => statuses['201'] ?? 0);
  const statuses = new Set(all.flatMap((one) => Object.keys(one.statuses)));
  const [one, many] = [mediansOf(hot), mediansOf(spread)];
  return {
    oneQueue: one,
    [`over${SPREAD}Queues`]: many,
    ratio: round(one.perSecond / many.perSecond, 2),
    checks: { ...(await checkNumbers(client, accepted)), nothingElseAnswered: statuses.size === 1 },
  };
}

const result = await withProduct(measure);
console.log(JSON.stringify(result, null, 2));
keep('tokens', { settings: { connections: CONNECTIONS, rounds: ROUNDS, seconds: SECONDS }, ...result });
check(result.checks);
