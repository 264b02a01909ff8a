/** Until the returned function is called. A device may refuse. */
export function keepAwake(): () => void {
  let over = false;
  let lock: WakeLockSentinel | null = null;
  const take = (): void => {
    if (document.visibilityState !== 'visible') return;
    navigator.wakeLock?.request('screen').then(
      (taken) => {
        // The device may answer only after the screen was left.
        if (over) void taken.release();
        else lock = taken;
      },
      () => undefined,
    );
  };
  take();
  document.addEventListener('visibilitychange', take);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}
