import { afterEach, beforeAll } from 'vitest';

/**
 * Files of tests share a process: each begins with an empty page, and each test leaves one. A test waits long for something to
 * appear before it says that it is not there, because a machine that does much else at once is slow, and nothing is proved by
 * failing early.
 */
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 25_000 });
  beforeAll(() => {
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(cleanup);
}
