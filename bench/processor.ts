import { readdirSync, readFileSync } from 'node:fs';
import { withConnection } from '#server/kernel/database/connection.ts';

export const postmasterOf = (url: string): Promise<number> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query(`select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid`);
    return rows[0].pid;
  });

/** From /proc: the parent, the process's own hundredths of a second, and those of its ended children. */
function timesOf(pid: string) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent, , , , , , , , , , user = 0, system = 0, pastUser = 0, pastSystem = 0] = fields;
  return { parent, own: user + system, past: pastUser + pastSystem };
}

/** Microseconds, children's included. */
function usedBy(postmasters: readonly number[]): number[] {
  const used = new Map(postmasters.map((pid): [number, number] => [pid, 0]));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const { parent = 0, own, past } = timesOf(pid);
      const postmaster = used.has(Number(pid)) ? Number(pid) : parent;
      const ended = used.has(Number(pid)) ? past : 0;
      if (used.has(postmaster)) used.set(postmaster, (used.get(postmaster) ?? 0) + own + ended);
    } catch {
      // The process has ended; its parent counts its time from now on.
    }
  }
  return postmasters.map((pid) => (used.get(pid) ?? 0) * 10_000);
}

/** Microseconds of processor that each process and its children use during `work`. */
export async function processorOf<T>(processes: readonly number[], work: () => Promise<T>) {
  const before = usedBy(processes);
  const done = await work();
  return { done, used: usedBy(processes).map((after, at) => after - (before[at] ?? 0)) };
}
