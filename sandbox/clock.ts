const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;

type Task = { due: number; run: () => void | Promise<void>; timer?: NodeJS.Timeout };

export type VirtualClock = ReturnType<typeof createClock>;

/** Real time, or the instant at which the clock was set, plus what was advanced; epoch milliseconds. */
export function createClock(standsAt?: number) {
  const real = () => standsAt ?? Date.now();
  let offset = 0;
  const tasks = new Set<Task>();
  const running = new Set<Promise<void>>();
  const now = () => real() + offset;

  /** Runs when the clock reaches now + delay, by waiting or by `advance`. */
  function after(delayMs: number, run: Task['run']): void {
    const task: Task = { due: now() + delayMs, run };
    if (standsAt === undefined) task.timer = setTimeout(() => void begin(task), delayMs).unref();
    tasks.add(task);
  }

  async function finish(task: Task): Promise<void> {
    clearTimeout(task.timer);
    if (tasks.delete(task)) await task.run();
  }

  function begin(task: Task): void {
    const run = finish(task).finally(() => running.delete(run));
    running.add(run);
  }

  /** Resolves when every task that came due has finished, in order of its time. */
  async function advance(ms: number): Promise<void> {
    const target = now() + ms;
    await Promise.all(running);
    for (let task = nextDue(tasks, target); task; task = nextDue(tasks, target)) {
      offset = Math.max(offset, task.due - real());
      await finish(task);
    }
    offset = Math.max(offset, target - real());
  }

  function reset(): void {
    for (const task of tasks) clearTimeout(task.timer);
    tasks.clear();
    offset = 0;
  }

  return { now, after, advance, reset };
}

function nextDue(tasks: Set<Task>, target: number): Task | undefined {
  return [...tasks].filter((task) => task.due <= target).sort((one, other) => one.due - other.due)[0];
}

/** `21/11/2026 15:45:30`, Indian time: the form of trans_date. */
export function returnDate(at: number): string {
  const iso = indianTime(at);
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)} ${iso.slice(11, 19)}`;
}

/** `2026-11-21 15:45:30.120`, Indian time: the form of the status API. */
export function apiDate(at: number): string {
  return indianTime(at).slice(0, 23).replace('T', ' ');
}

/** `2026-11-21 15:45:30.0`, Indian time: the form of Paytm. */
export function callbackDate(at: number): string {
  return `${indianTime(at).slice(0, 19).replace('T', ' ')}.0`;
}

export function indianTime(at: number): string {
  return new Date(at + IST_OFFSET_MS).toISOString();
}
