/** Work that is done together, and the way to do one piece of it alone. */
export interface JointWork<Ask, Answer> {
  /** The most asks in one statement. */
  most: number;
  /** Asks that share one of these never go in one statement: they would wait for each other. */
  marksOf(ask: Ask): readonly string[];
  /**
   * Names the thing that a statement has to itself until its end, such as the row of a queue. Asks of one line go in one statement or in one
   * after the other: two at once would only wait for each other in the database.
   */
  lineOf?(ask: Ask): string;
  /** Does several in one statement. Whoever it does not answer goes alone, and so do all of them when it fails. */
  all(asks: readonly Ask[]): Promise<ReadonlyMap<Ask, Answer>>;
  alone(ask: Ask): Promise<Answer>;
  /** True for an ask that no statement for several can answer. */
  goesAlone?(ask: Ask): boolean;
  /** A statement keeps strangers waiting for at most these milliseconds; PATIENCE_MS unless said. */
  patience?: number;
  /** Told of a statement that failed and so did nothing, with the number of asks in it. */
  undone?(error: unknown, asks: number): void;
  /** Told of a statement that was done: how many were in it, and how many of them go alone now. */
  done?(asks: number, left: number): void;
}

interface Waiting<Ask, Answer> {
  ask: Ask;
  answered(answer: Answer | Promise<Answer>): void;
}

/** A statement that takes longer waits for somebody's lock; strangers do not wait with it, they go in a statement of their own. */
const PATIENCE_MS = 25;

/**
 * Does together what is asked for at the same time. Nothing under way: at once and alone. While a statement is under
 * way those who come wait for its end, and then go in the next one, the first to come first. Nobody waits for company.
 */
export function together<Ask, Answer>(work: JointWork<Ask, Answer>): (ask: Ask) => Promise<Answer> {
  const waiting: Waiting<Ask, Answer>[] = [];
  const held = new Set<string>();
  let isBusy = false;
  let isCalled = false;

  const begin = (): void => {
    isCalled = false;
    if (isBusy) return;
    const batch = nextBatch(waiting, held, work);
    if (batch.length === 0) return;
    isBusy = true;
    const letGo = hold(held, linesOf(batch, work));
    const over = send(batch, work, () => {
      letGo();
      begin();
    });
    patiently(over, work.patience ?? PATIENCE_MS, () => {
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
      // Asks that were read from the sockets in one turn go together.
      setImmediate(begin);
    });
  };
}

const linesOf = <Ask, Answer>(batch: readonly Waiting<Ask, Answer>[], { lineOf }: JointWork<Ask, Answer>): string[] =>
  lineOf ? batch.map(({ ask }) => lineOf(ask)) : [];

/** Keeps lines from others until what it answers is called. */
function hold(held: Set<string>, lines: readonly string[]): () => void {
  for (const line of lines) held.add(line);
  return () => {
    for (const line of lines) held.delete(line);
  };
}

/** Takes from those who wait as many as may go in one statement, the first to come first; nobody whose line is held. */
function nextBatch<Ask, Answer>(
  waiting: Waiting<Ask, Answer>[],
  held: ReadonlySet<string>,
  { most, marksOf, lineOf }: JointWork<Ask, Answer>,
): Waiting<Ask, Answer>[] {
  const marks = new Set<string>();
  const fits = ({ ask }: Waiting<Ask, Answer>, before: number): boolean => {
    if (before >= most || (lineOf && held.has(lineOf(ask)))) return false;
    const own = marksOf(ask);
    if (own.some((mark) => marks.has(mark))) return false;
    for (const mark of own) marks.add(mark);
    return true;
  };
  const batch: Waiting<Ask, Answer>[] = [];
  const later: Waiting<Ask, Answer>[] = [];
  for (const one of waiting) (fits(one, batch.length) ? batch : later).push(one);
  waiting.splice(0, waiting.length, ...later);
  return batch;
}

/**
 * Resolves when the statement has ended, however it ended; each ask has its answer, or goes alone from here on. Calls `letGo`
 * when nothing of it has its lines any more: those of a statement that was undone have them until each was answered alone.
 */
async function send<Ask, Answer>(
  batch: readonly Waiting<Ask, Answer>[],
  work: JointWork<Ask, Answer>,
  letGo: () => void,
): Promise<void> {
  const answers = batch.length === 1 ? null : await answersOf(batch, work);
  if (answers === null) {
    const over = Promise.all(batch.map((one) => goAlone(one, work))).then(letGo);
    return batch.length === 1 ? over : undefined;
  }
  for (const { ask, answered } of batch) if (!answers.has(ask)) answered(work.alone(ask));
  letGo();
  // The next statement goes out first: answering takes as long as a statement, and the database would stand still.
  setImmediate(tell, batch, answers);
}

function tell<Ask, Answer>(batch: readonly Waiting<Ask, Answer>[], answers: ReadonlyMap<Ask, Answer>): void {
  for (const { ask, answered } of batch) if (answers.has(ask)) answered(answers.get(ask) as Answer);
}

async function goAlone<Ask, Answer>(
  { ask, answered }: Waiting<Ask, Answer>,
  work: JointWork<Ask, Answer>,
): Promise<void> {
  const answer = work.alone(ask);
  answered(answer);
  await answer.catch(() => undefined); // whoever asked is told of it
}

/** Null when the statement failed, and so did nothing. */
async function answersOf<Ask, Answer>(
  batch: readonly Waiting<Ask, Answer>[],
  { all, done, undone }: JointWork<Ask, Answer>,
): Promise<ReadonlyMap<Ask, Answer> | null> {
  try {
    const answers = await all(batch.map(({ ask }) => ask));
    done?.(batch.length, batch.length - answers.size);
    return answers;
  } catch (error) {
    undone?.(error, batch.length);
    return null;
  }
}

/** Calls `then` once: when the work is over, or when it has taken `most` milliseconds, so that others need not wait for it. */
function patiently(work: Promise<void>, most: number, then: () => void): void {
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(end, most);
  void work.then(end);
}
