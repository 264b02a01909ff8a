/** What is done together, and how one of it is done alone. */
export interface Work<Ask, Answer> {
  /** The most asks in one statement. */
  most: number;
  /** Asks that share one of these never go in one statement: they would wait for each other. */
  marksOf(ask: Ask): readonly string[];
  /** Does several in one statement. Whoever it does not answer goes alone, and so do all of them when it fails. */
  all(asks: readonly Ask[]): Promise<ReadonlyMap<Ask, Answer>>;
  alone(ask: Ask): Promise<Answer>;
  /** True for an ask that no statement for several can answer. */
  goesAlone?(ask: Ask): boolean;
  /** Told of a statement that failed and so did nothing, with the number of asks in it. */
  undone?(error: unknown, asks: number): void;
  /** Told of a statement that was done: how many were in it, and how many of them go alone now. */
  done?(asks: number, left: number): void;
}

interface Waiting<Ask, Answer> {
  ask: Ask;
  answered(answer: Answer | Promise<Answer>): void;
}

/**
 * How long a statement keeps others waiting, in milliseconds. One that takes longer waits for somebody's lock; strangers
 * do not wait with it, they go in a statement of their own.
 */
const PATIENCE_MS = 25;

/**
 * Does together what is asked for at the same time. Nothing under way: at once and alone. While a statement is under
 * way those who come wait for its end, and then go in the next one, the first to come first. Nobody waits for company.
 */
export function together<Ask, Answer>(work: Work<Ask, Answer>): (ask: Ask) => Promise<Answer> {
  const waiting: Waiting<Ask, Answer>[] = [];
  let isBusy = false;
  let isCalled = false;

  const begin = (): void => {
    isCalled = false;
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    const batch = nextBatch(waiting, work);
    patiently(send(batch, work), () => {
      isBusy = false;
      begin();
    });
  };

  return (ask) => {
    if (work.goesAlone?.(ask)) return work.alone(ask);
    return new Promise((answered) => {
      waiting.push({ ask, answered });
      if (isBusy || isCalled) return;
      isCalled = true;
      // What was read from the sockets in one turn goes together.
      setImmediate(begin);
    });
  };
}

/** Takes from those who wait as many as may go in one statement, the first to come first. */
function nextBatch<Ask, Answer>(
  waiting: Waiting<Ask, Answer>[],
  { most, marksOf }: Work<Ask, Answer>,
): Waiting<Ask, Answer>[] {
  const marks = new Set<string>();
  const fits = ({ ask }: Waiting<Ask, Answer>, before: number): boolean => {
    const own = marksOf(ask);
    if (before >= most || own.some((mark) => marks.has(mark))) return false;
    for (const mark of own) marks.add(mark);
    return true;
  };
  const batch: Waiting<Ask, Answer>[] = [];
  const later: Waiting<Ask, Answer>[] = [];
  for (const one of waiting) (fits(one, batch.length) ? batch : later).push(one);
  waiting.splice(0, waiting.length, ...later);
  return batch;
}

/** Resolves when the statement has ended, however it ended; each ask has its answer, or goes alone from here on. */
async function send<Ask, Answer>(batch: readonly Waiting<Ask, Answer>[], work: Work<Ask, Answer>): Promise<void> {
  const [only] = batch;
  if (only && batch.length === 1) return goAlone(only, work);
  const answers = await answersOf(batch, work);
  for (const { ask, answered } of batch) answered(answers.get(ask) ?? work.alone(ask));
}

async function goAlone<Ask, Answer>({ ask, answered }: Waiting<Ask, Answer>, work: Work<Ask, Answer>): Promise<void> {
  const answer = work.alone(ask);
  answered(answer);
  await answer.catch(() => undefined); // whoever asked is told of it
}

async function answersOf<Ask, Answer>(
  batch: readonly Waiting<Ask, Answer>[],
  { all, done, undone }: Work<Ask, Answer>,
): Promise<ReadonlyMap<Ask, Answer>> {
  try {
    const answers = await all(batch.map(({ ask }) => ask));
    done?.(batch.length, batch.length - answers.size);
    return answers;
  } catch (error) {
    undone?.(error, batch.length);
    return new Map();
  }
}

/** Calls `then` once: when the work is over, or when it has taken so long that others need not wait for it. */
function patiently(work: Promise<void>, then: () => void): void {
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(end, PATIENCE_MS);
  void work.then(end);
}
