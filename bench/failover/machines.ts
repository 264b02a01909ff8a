import { execFileSync, spawn } from 'node:child_process';
import { chownSync, createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountOf } from '../product.ts';

export type ClusterMachine = ReturnType<typeof machine>;

/** Programs that root may not run are run as the owner of PostgreSQL. */
export function machine(name: string, address: string, folder: string) {
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  const account = accountOf('postgres');
  if (account.uid && account.gid) chownSync(home, account.uid, account.gid);
  const started = new Map<string, number>();
  return {
    name,
    address,
    run: (program: string, args: readonly string[], env: Record<string, string>): void => {
      const child = spawn(program, args, {
        ...account,
        cwd: program === process.execPath ? '.' : home,
        env: { PATH: process.env.PATH, HOME: home, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
      child.stdout.pipe(log);
      child.stderr.pipe(log);
      child.on('error', (error) => console.error(`${program}: ${error.message}`));
      if (child.pid) started.set(program, child.pid);
      child.once('exit', () => started.get(program) === child.pid && started.delete(program));
    },
    /** Signals all processes of the machine, or one program and its children. */
    signal: (signal: NodeJS.Signals, program?: string): void => {
      const roots = [...started].filter(([one]) => !program || one === program).map(([, pid]) => pid);
      const postgres = program ? [] : postmastersIn(home);
      for (const pid of new Set([...roots.flatMap(familyOf), ...postgres])) send(pid, signal);
    },
    killPostgres: (): void => {
      for (const pid of postmastersIn(home)) send(pid, 'SIGKILL');
    },
    runs: (program: string): boolean => started.has(program),
  };
}

function familyOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const family = [pid];
  for (const one of family) family.push(...all.filter(([, parent]) => parent === one).map(([child = 0]) => child));
  return family;
}

/** The postmaster of a machine leaves Patroni's family: it outlives it. */
function postmastersIn(home: string): number[] {
  try {
    return familyOf(Number(readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]));
  } catch {
    return [];
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended already.
  }
}
