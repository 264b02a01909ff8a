/**
 * A test waits long for something to appear before it says that it is not there, because a machine that does much else at
 * once is slow, and nothing is proved by failing early.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 25_000 });
}

export {};
