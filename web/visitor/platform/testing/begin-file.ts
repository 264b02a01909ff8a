/** A slow machine is waited for: nothing is proved by failing early. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/preact');
  configure({ asyncUtilTimeout: 25_000 });
}

export {};
