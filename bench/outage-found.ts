import pg from 'pg';

/** Acknowledged bookings that the database does not have, and repeats that it has twice. */
export const whatIsMissing = (url: string, ids: readonly string[]) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select $2 - count(*) filter (where id = any($1)) as lost, count(*) - count(distinct idempotency_key) as twice from booking`,
      [ids, new Set(ids).size],
    );
    return { lost: Number(rows[0].lost), twice: Number(rows[0].twice) };
  });

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
