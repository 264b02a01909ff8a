import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** How to reach a database through its unix socket. */
export interface Place {
  folder: string;
  user: string;
  database: string;
}

export const hasPgbench = (): boolean => {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

export const ORGANISATION = 'bench'.padEnd(26, '0');

/** The same rows as the product writes for a booking of three lines, in a plain transaction of five statements. */
const scriptOf = (prefix: string, parks: number, day: string) => `
\\set p random(1, ${parks})
\\set r random(1, 9000000000000000000)
\\set m random(1, 999999999)
BEGIN;
INSERT INTO booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise, total_paise, gateway,
  hold_until, first_hold_until, places_held, user_agent, idempotency_key, request_hash, created_at)
VALUES (lpad(:r::text, 26, '0'), 'park-ticket', '${ORGANISATION}', '${prefix}' || lpad(:p::text, 25, '0'), '9' || lpad(:m::text, 9, '0'), '${day}', 3,
  'pending', 21000, 0, 21000, 'ccav', now() + interval '15 minutes', now() + interval '15 minutes', true,
  'Mozilla/5.0 (Linux; Android 16) bench', lpad(:r::text, 64, '0'), lpad(:r::text, 64, '0'), now());
INSERT INTO booking_line (booking_id, organisation_id, category, label, price_paise, quantity)
VALUES (lpad(:r::text, 26, '0'), '${ORGANISATION}', 'adult', 'Adult', 10000, 1), (lpad(:r::text, 26, '0'), '${ORGANISATION}', 'child', 'Child', 5000, 1),
  (lpad(:r::text, 26, '0'), '${ORGANISATION}', 'seniorCitizen', 'Senior Citizen', 6000, 1);
UPDATE park_day SET taken = taken + 3 WHERE organisation_id = '${ORGANISATION}' AND park_id = '${prefix}' || lpad(:p::text, 25, '0')
  AND visit_date = '${day}' AND taken + 3 <= 100000000;
COMMIT;
`;

/** Transactions a second of 32 clients, prepared statements, on the tables of the product. */
export async function pgbench(
  place: Place,
  prefix: string,
  parks: number,
  day: string,
  seconds: number,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-pgbench-'));
  const script = join(folder, 'booking.sql');
  writeFileSync(script, scriptOf(prefix, parks, day));
  const options = ['-n', '-M', 'prepared', '-c', '32', '-j', '2', '-T', String(seconds), '-f', script];
  try {
    const where = ['-h', place.folder, '-U', place.user, place.database];
    const { stdout } = await promisify(execFile)('pgbench', [...options, ...where]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
