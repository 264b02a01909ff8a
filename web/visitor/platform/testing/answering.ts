import { afterEach, beforeEach, vi } from 'vitest';
import { serveCalls } from '#web/shared/testing/served-calls.ts';

export type Answer = [status: number, body: object, headers?: Record<string, string>];
type Asked = Record<string, unknown>;
type Answers = Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>;

interface Answering {
  asked: { url?: string; key?: unknown; body: Asked }[];
  /** It is answered so at each path, and elsewhere as `others` says: at first 404. */
  answers: Answers;
  others: () => Answer;
  /** Takes the server away. */
  close(): Promise<unknown>;
}

/** A real server for each test of a file, at whose address the page of this path is open; nothing of a test stays for the next. */
export function answering(path: string, first: Answers = {}): Answering {
  let close: () => Promise<void>;
  const missing = (): Answer => [404, {}];
  const use: Answering = { asked: [], answers: first, others: missing, close: () => close() };
  beforeEach(async () => {
    Object.assign(use, { asked: [], answers: first, others: missing });
    const served = await serveCalls(async ({ key, body: asked }, url) => {
      use.asked.push({ url, key, body: asked });
      const known = use.answers[url] ?? use.others();
      const [status, body, headers] = typeof known === 'function' ? await known(asked) : known;
      return { status, body, ...(headers && { headers }) };
    });
    close = served.close;
    window.happyDOM.setURL(served.origin + path);
    history.replaceState(null, '');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    void close();
  });
  return use;
}
