import type pg from 'pg';
import { withConnection } from '#server/kernel/database/connection.ts';

export interface Invariant {
  promise: string;
  /** SELECT of organisation_id, record (its id) and problem, in words for an operator. */
  broken: string;
}

export interface Violation {
  organisation_id: string | null;
  record: string;
  problem: string;
}

export interface Finding {
  promise: string;
  violations: Violation[];
}

export async function findViolations(client: pg.ClientBase, invariants: readonly Invariant[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { promise, broken } of invariants) {
    const { rows } = await client.query<Violation>(broken);
    findings.push({ promise, violations: rows });
  }
  return findings;
}

/** Runs as the owner of the database, outside row security, read only, on a snapshot of one moment. */
export async function atOneMoment<Result>(
  ownerUrl: string,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  return withConnection(ownerUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const result = await work(client);
    await client.query('commit');
    return result;
  });
}
