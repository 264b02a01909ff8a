/** Never holds a key, an access code, a cipher text or a visitor's data. */
export type JournalEntry = {
  n: number;
  at: string;
  direction: 'in' | 'out';
  path: string;
  command?: string;
  merchantId?: string;
  orderId?: string;
  trackingId?: string;
  refundReference?: string;
  amount?: string;
  word?: string;
  /** HTTP status of an outgoing request; 0: no answer. */
  answered?: number;
};

type JournalFilter = Partial<Pick<JournalEntry, 'orderId' | 'command' | 'direction' | 'merchantId'>>;

export type Journal = ReturnType<typeof createJournal>;

const MAX_ENTRIES = 5000;

/** The last 5,000 requests, oldest first. `now` is the virtual clock in milliseconds. */
export function createJournal(now: () => number) {
  const entries: JournalEntry[] = [];
  let count = 0;
  return {
    note: (entry: Omit<JournalEntry, 'n' | 'at'>) => {
      count += 1;
      entries.push({ n: count, at: new Date(now()).toISOString(), ...entry });
      if (entries.length > MAX_ENTRIES) entries.shift();
    },
    list: (filter: JournalFilter) => entries.filter((entry) => matches(entry, filter)),
    reset: () => {
      entries.length = 0;
      count = 0;
    },
  };
}

function matches(entry: JournalEntry, filter: JournalFilter): boolean {
  return (Object.keys(filter) as (keyof JournalFilter)[]).every(
    (key) => filter[key] === undefined || entry[key] === filter[key],
  );
}
