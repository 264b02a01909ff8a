/** How long a test waits for what must happen: long, because nothing is proved by failing early on a slow machine. */
export const PATIENT = { timeout: 14_000 };
