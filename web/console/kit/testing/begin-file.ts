import { afterAll, afterEach, vi } from 'vitest';
import { noteTimers } from './noted-timers.ts';

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
