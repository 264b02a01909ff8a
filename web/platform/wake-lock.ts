/** Keeps the screen on until the answer is called. A device may refuse; then it simply does what it always does. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const take = (): void => {
    if (document.visibilityState !== 'visible') return;
    navigator.wakeLock?.request('screen').then(
      (taken) => {
        lock = taken;
      },
      () => undefined,
    );
  };
  take();
  document.addEventListener('visibilitychange', take);
  return () => {
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}
