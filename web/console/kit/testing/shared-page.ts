import { cleanup, configure, getConfig } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, afterEach } from 'vitest';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/**
 * A test waits long for something to appear before it says that it is not there, because a machine that does much else at
 * once is slow, and nothing is proved by failing early.
 */
const asyncUtilTimeout = 25_000;

/** A test file begins on the page that its thread has opened once for all, and leaves it as it was then; what a test draws goes with it. */
export function beginFile(): void {
  afterEach(cleanup);
  const before = { ...getConfig() };
  configure({ asyncUtilTimeout });
  const { href: url } = location;
  const size = { width: innerWidth, height: innerHeight };
  const endListeners = noteListeners();
  const abilities = Object.getOwnPropertyNames(navigator);
  afterAll(async () => {
    await window.happyDOM.abort();
    emptyPage();
    endListeners();
    window.happyDOM.setURL(url);
    window.happyDOM.setViewport(size);
    history.replaceState(null, '');
    for (const name of Object.getOwnPropertyNames(navigator))
      if (!abilities.includes(name)) Reflect.deleteProperty(navigator, name);
    configure(before);
    // Calls that were broken off fail now, and begin what follows a failure, before timers are ended.
    await new Promise((settled) => setTimeout(settled));
  });
}

function emptyPage(): void {
  cleanup();
  for (const part of [document.documentElement, document.head, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const kept of [localStorage, sessionStorage]) kept.clear();
}

type Heard = Parameters<Window['addEventListener']>;

/** Notes who listens to the window from here on. Answers what ends that, for they would hear what happens in another test file. */
function noteListeners(): () => void {
  const { addEventListener, removeEventListener } = window as Window;
  const added: Heard[] = [];
  const noted = (...given: Heard) => {
    added.push(given);
    addEventListener(...given);
  };
  Object.assign(window, { addEventListener: noted });
  return () => {
    for (const given of added) removeEventListener(...given);
    Object.assign(window, { addEventListener });
  };
}
