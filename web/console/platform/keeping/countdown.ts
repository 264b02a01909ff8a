interface Countdown {
  start(ms: number): void;
  /** Keeps the time that is left. */
  pause(): void;
  resume(): void;
  stop(): void;
}

export function createCountdown(act: () => void): Countdown {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = 0;
  let since = 0;
  const resume = (): void => {
    if (timer !== undefined) return;
    since = Date.now();
    timer = setTimeout(act, left);
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    start: (ms) => {
      stop();
      left = ms;
      resume();
    },
    pause: () => {
      if (timer === undefined) return;
      stop();
      left -= Date.now() - since;
    },
    resume,
    stop,
  };
}
