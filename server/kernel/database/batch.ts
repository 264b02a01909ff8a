export interface BatchOptions<Request, Answer> {
  name: string;
  /** Requests of different keys never share a statement, and never wait for each other. */
  key(request: Request): string;
  maxSize: number;
  /** Runs several requests in one statement. A request without an answer runs alone, and so do all when it throws. */
  run(requests: readonly Request[]): Promise<ReadonlyMap<Request, Answer>>;
  runAlone(request: Request): Promise<Answer>;
  mustRunAlone?(request: Request): boolean;
  /** Requests that share a key here would wait for each other's locks, so they never share a statement. */
  conflictKeys?(request: Request): readonly string[];
  /** The row that a statement locks until it ends. Later requests for the row wait here, not in the database. */
  lockedRow?(request: Request): string;
  patienceMs?: number;
  onBatch?(size: number, leftOut: number): void;
  onFailure?(error: unknown, size: number): void;
}

export type Batched<Request, Answer> = (request: Request) => Promise<Answer>;

interface Waiting<Request, Answer> {
  request: Request;
  resolve(answer: Answer | Promise<Answer>): void;
}

/** A statement that takes longer is waiting for a lock; later requests of the key do not wait with it. */
const PATIENCE_MS = 25;

/** Runs at once while no statement is under way, else in the next one, first come first (decision 0051). */
export function batch<Request, Answer>(options: BatchOptions<Request, Answer>): Batched<Request, Answer> {
  const lines = new Map<string, { add: Batched<Request, Answer>; open: number }>();
  return async (request) => {
    if (options.mustRunAlone?.(request)) return options.runAlone(request);
    const key = options.key(request);
    const line = lines.get(key) ?? { add: lineOf(options), open: 0 };
    lines.set(key, line);
    line.open += 1;
    try {
      return await line.add(request);
    } finally {
      line.open -= 1;
      if (line.open === 0) lines.delete(key);
    }
  };
}

function lineOf<Request, Answer>(options: BatchOptions<Request, Answer>): Batched<Request, Answer> {
  const waiting: Waiting<Request, Answer>[] = [];
  const lockedRows = new Set<string>();
  let isRunning = false;
  let isScheduled = false;

  const runNext = (): void => {
    isScheduled = false;
    if (isRunning) return;
    const next = takeNext(waiting, lockedRows, options);
    if (next.length === 0) return;
    isRunning = true;
    const unlock = lock(lockedRows, next, options);
    const ended = runBatch(next, options, () => {
      unlock();
      runNext();
    });
    whenEndedOrLate(ended, options.patienceMs ?? PATIENCE_MS, () => {
      isRunning = false;
      runNext();
    });
  };

  return (request) =>
    new Promise((resolve) => {
      waiting.push({ request, resolve });
      if (isRunning || isScheduled) return;
      isScheduled = true;
      // Requests that were read from the sockets in one turn of the event loop share a statement.
      setImmediate(runNext);
    });
}

function lock<Request, Answer>(
  lockedRows: Set<string>,
  next: readonly Waiting<Request, Answer>[],
  { lockedRow }: BatchOptions<Request, Answer>,
): () => void {
  const rows = lockedRow ? next.map(({ request }) => lockedRow(request)) : [];
  for (const row of rows) lockedRows.add(row);
  return () => {
    for (const row of rows) lockedRows.delete(row);
  };
}

function takeNext<Request, Answer>(
  waiting: Waiting<Request, Answer>[],
  lockedRows: ReadonlySet<string>,
  { maxSize, conflictKeys, lockedRow }: BatchOptions<Request, Answer>,
): Waiting<Request, Answer>[] {
  const taken = new Set<string>();
  const fits = (request: Request, size: number): boolean => {
    if (size >= maxSize || (lockedRow && lockedRows.has(lockedRow(request)))) return false;
    const keys = conflictKeys?.(request) ?? [];
    if (keys.some((key) => taken.has(key))) return false;
    for (const key of keys) taken.add(key);
    return true;
  };
  const next: Waiting<Request, Answer>[] = [];
  const later: Waiting<Request, Answer>[] = [];
  for (const one of waiting) (fits(one.request, next.length) ? next : later).push(one);
  waiting.splice(0, waiting.length, ...later);
  return next;
}

/** Resolves at the end of the statement. Calls `unlock` when none of its requests runs any more. */
async function runBatch<Request, Answer>(
  next: readonly Waiting<Request, Answer>[],
  options: BatchOptions<Request, Answer>,
  unlock: () => void,
): Promise<void> {
  const answers = next.length === 1 ? null : await answersOf(next, options);
  if (answers === null) {
    const all = Promise.all(next.map((one) => runAlone(one, options))).then(unlock);
    return next.length === 1 ? all : undefined;
  }
  for (const { request, resolve } of next) if (!answers.has(request)) resolve(options.runAlone(request));
  unlock();
  // The next statement is sent before this one is answered; else the database would be idle for as long again.
  setImmediate(answer, next, answers);
}

function answer<Request, Answer>(
  next: readonly Waiting<Request, Answer>[],
  answers: ReadonlyMap<Request, Answer>,
): void {
  for (const { request, resolve } of next) if (answers.has(request)) resolve(answers.get(request) as Answer);
}

async function runAlone<Request, Answer>(
  { request, resolve }: Waiting<Request, Answer>,
  options: BatchOptions<Request, Answer>,
): Promise<void> {
  const answer = options.runAlone(request);
  resolve(answer);
  await answer.catch(() => undefined); // the caller gets the error
}

async function answersOf<Request, Answer>(
  next: readonly Waiting<Request, Answer>[],
  { run, onBatch, onFailure }: BatchOptions<Request, Answer>,
): Promise<ReadonlyMap<Request, Answer> | null> {
  try {
    const answers = await run(next.map(({ request }) => request));
    onBatch?.(next.length, next.length - answers.size);
    return answers;
  } catch (error) {
    onFailure?.(error, next.length);
    return null;
  }
}

function whenEndedOrLate(work: Promise<void>, ms: number, then: () => void): void {
  let isDone = false;
  const end = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(end, ms);
  void work.then(end);
}
