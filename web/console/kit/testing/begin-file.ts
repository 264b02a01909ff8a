import { afterAll, afterEach, vi } from 'vitest';

// Runs before each test file of the web: many of them share a thread, the packages that it has loaded, and its page (docs/decisions/0030).

// Our own sources begin anew: what they remember is a test's own.
vi.resetModules();

// Vitest runs these in the opposite order: timers are ended last.
afterAll(noteTimers());
const { speak } = await import('#web/shared/say.ts');
speak((await import('#web/console/platform/english.ts')).english);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
if (typeof document !== 'undefined') (await import('./shared-page.ts')).beginFile();

/** Notes each timer that is started from here on. Answers what ends them all, for they would act in another test file. */
function noteTimers(): () => void {
  const { setTimeout, setInterval } = globalThis;
  const started: ReturnType<typeof setTimeout>[] = [];
  const noted =
    <Given extends unknown[]>(start: (...given: Given) => ReturnType<typeof setTimeout>) =>
    (...given: Given) => {
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
