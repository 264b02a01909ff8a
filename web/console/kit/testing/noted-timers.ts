type Timer = ReturnType<typeof setTimeout>;

/** Notes each timer that is started from here on. Answers what ends them all, for they would act in another test file. */
export function noteTimers(): () => void {
  const { setTimeout, setInterval } = globalThis;
  const started: Timer[] = [];
  const noted =
    <Given extends unknown[]>(start: (...given: Given) => Timer) =>
    (...given: Given): Timer => {
      const timer = start(...given);
      started.push(timer);
      return timer;
    };
  Object.assign(globalThis, { setTimeout: noted(setTimeout), setInterval: noted(setInterval) });
  return () => {
    for (const timer of started) clearTimeout(timer);
    Object.assign(globalThis, { setTimeout, setInterval });
  };
}
