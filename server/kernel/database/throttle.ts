const EVERY_MS = 60_000;

export function seldom<A extends unknown[]>(tell: (...what: A) => void): (...what: A) => void {
  let silentUntil = Number.NEGATIVE_INFINITY;
  return (...what) => {
    const now = performance.now();
    if (now < silentUntil) return;
    silentUntil = now + EVERY_MS;
    tell(...what);
  };
}
